import { describe, expect, it } from 'vitest';
import { infoCards } from '~/content/info-cards';
import type { Section, SectionKind } from '~/content/model';
import { serviceCards } from '~/content/service-cards';
import { contentPages } from './index';

/** The parts of the pages in the specification (S2, S3, S9). */
const LOGISTICS = '/industries/logistics-and-transportation';

const sectionsOf = async (path: keyof typeof contentPages) => (await contentPages[path]()).sections;
const kinds = async (path: keyof typeof contentPages) => (await sectionsOf(path)).map((section) => section.kind);
async function all<K extends SectionKind>(path: keyof typeof contentPages, kind: K) {
  return (await sectionsOf(path)).filter((section): section is Extract<Section, { kind: K }> => section.kind === kind);
}
const panelTitles = async (path: keyof typeof contentPages) =>
  (await all(path, 'accordionPanel')).map((section) => section.panels.map((panel) => panel.title));

describe('home', () => {
  it('shows the specified parts in order', { tags: ['S2.home.order'] }, async () => {
    expect(await kinds('/')).toEqual([
      ...Array<string>(4).fill('hero'),
      'videoBanner',
      'cardGrid',
      'coreStrengths',
      'callbackBanner',
      'serviceExplorer',
      'testimonialCarousel',
      'leadForm',
      'callbackBanner',
    ]);
  });

  it('links each hero to its page', { tags: ['S2.home.hero-links'] }, async () => {
    expect((await all('/', 'hero')).map((hero) => [hero.action.text, hero.action.href])).toEqual([
      ['Read more', '/about'],
      ['Get More Info', `${LOGISTICS}/fleet-management-services`],
      ['Explore Solutions', '/industries/banking'],
      ['Learn More', '/industries/insurance'],
    ]);
  });

  it('advances the testimonials every 5 seconds, on About every 3', {
    tags: ['S2.about.testimonials', 'S9.carousel'],
  }, async () => {
    expect((await all('/', 'testimonialCarousel')).map((section) => section.intervalMs)).toEqual([5000]);
    expect((await all('/about', 'testimonialCarousel')).map((section) => section.intervalMs)).toEqual([3000]);
  });

  it('has six info cards with the specified features and links', { tags: ['S2.home.info-cards'] }, () => {
    const features = infoCards.map((card) => card.features.map((feature) => feature.text));
    expect(features.slice(0, 3)).toEqual([
      ['Transportation Management', 'Operational Planning', 'Freight Payment and Billing', 'Visibility'],
      [
        'Digital Banking Platforms',
        'Payment Processing Systems',
        'Risk Management Solutions',
        'Core Banking Modernization',
        'Mobile Banking Apps',
        'Fraud Detection Systems',
      ],
      [
        'Claims Processing Automation',
        'Policy Management Systems',
        'Underwriting Platforms',
        'Insurance Analytics',
        'Customer Portal Development',
        'Regulatory Compliance Solutions',
      ],
    ]);
    expect(infoCards.map((card) => [card.id, card.title, card.ctaLink])).toEqual([
      [1, 'Logistics & Transportation IT Solutions', LOGISTICS],
      [2, 'Banking Solutions', '/industries/banking'],
      [3, 'Insurance Technology', '/industries/insurance'],
      [4, 'Digital Transformation', '/services/digital-transformation'],
      [5, 'Enterprise Application Development', '/services/application-development'],
      [6, 'Generative AI Solutions', '/services/generative-ai'],
    ]);
    expect(new Set(infoCards.map((card) => card.ctaText))).toEqual(new Set(['Get More Info']));
  });

  it('has service cards 1-4 for Design, 5-8 for Development, 9-10 for Maintenance', {
    tags: ['S2.home.services-cards'],
  }, () => {
    expect(serviceCards.map((card) => `${card.category} ${card.number}`)).toEqual([
      ...[1, 2, 3, 4].map((n) => `Design ${n}`),
      ...[5, 6, 7, 8].map((n) => `Development ${n}`),
      ...[9, 10].map((n) => `Maintenance ${n}`),
    ]);
  });
});

describe('logistics pages', () => {
  it('gives the parent page its intro, four cards, five panels, benefits and management text, in order', {
    tags: ['S2.logistics.parts', 'S2.logistics.accordion', 'S2.logistics.benefits'],
  }, async () => {
    expect(await kinds(LOGISTICS)).toEqual([
      'pageBanner',
      'stationLine',
      'accordionPanel',
      'benefitStats',
      'textBlock',
      'cardGrid',
    ]);
    expect((await all(LOGISTICS, 'stationLine'))[0]?.stations).toHaveLength(4);
    expect(await panelTitles(LOGISTICS)).toEqual([
      ['Situation', 'Mindwave Advantage', 'What is in it for you', 'Transportation Intelligence', 'Fleet Management'],
    ]);
    const [benefits] = await all(LOGISTICS, 'benefitStats');
    expect(benefits?.stats.map((stat) => `${stat.value} ${stat.label}`)).toEqual([
      '23% reduction in freight costs',
      '95% reduction in expedited shipments',
      '99% on time delivery performance',
    ]);
  });

  it('gives Fleet Management its five parts', { tags: ['S2.fleet.parts'] }, async () => {
    const sections = await sectionsOf(`${LOGISTICS}/fleet-management-services`);
    const titles = sections.map((section) =>
      'head' in section ? section.head?.title : 'title' in section && section.title,
    );
    expect(titles.slice(1, 5)).toEqual(['What We Do', 'Our Solutions', 'Our Approach', 'Why Us']);
    expect(sections.at(-1)?.kind).toBe('callbackBanner');
    const whyUs = sections.find((section) => section.kind === 'cardGrid' && section.variant === 'whyUs');
    expect(whyUs?.kind === 'cardGrid' && whyUs.cards).toHaveLength(3);
  });

  it('gives the four others What We Do, feature cards and Why Us; the last three banners link to the demo', {
    tags: ['S2.logistics.subpages', 'S2.logistics.demo'],
  }, async () => {
    const pages = [
      ['order-processing-billing', undefined],
      ['shipment-management', '/demo?topic=shipment-management'],
      ['contract-rate-management', '/demo?topic=contract-rate-management'],
      ['operational-planning', '/demo?topic=operational-planning'],
    ] as const;
    for (const [slug, demo] of pages) {
      const path = `${LOGISTICS}/${slug}` as const;
      expect(await kinds(path)).toEqual(['pageBanner', 'textBlock', 'featureSections', 'cardGrid', 'callbackBanner']);
      expect((await all(path, 'textBlock'))[0]?.title).toBe('What We Do');
      expect((await all(path, 'cardGrid'))[0]?.head?.title).toBe('Why Us');
      const action = (await all(path, 'callbackBanner'))[0]?.action;
      expect(action?.kind === 'link' ? action.href : undefined).toBe(demo);
    }
  });
});

describe('industry and service pages', () => {
  it.each([
    '/industries/banking',
    '/industries/insurance',
    '/industries/information-technology',
    '/services/generative-ai',
  ] as const)(
    'gives %s a banner, five services, four panels and a callback panel',
    { tags: ['S2.industry.parts'] },
    async (path) => {
      expect(await kinds(path)).toEqual(['pageBanner', 'stationLine', 'accordionPanel', 'callbackBanner']);
      expect((await all(path, 'stationLine'))[0]?.stations).toHaveLength(5);
      const [accordion] = await all(path, 'accordionPanel');
      expect([accordion?.title, accordion?.panels.length]).toEqual(['Why Choose Us', 4]);
      expect((await all(path, 'callbackBanner'))[0]?.action).toEqual({ kind: 'callback', text: 'Request a callback' });
    },
  );

  it('gives Digital Transformation its parts in order', { tags: ['S2.digital.parts', 'S2.digital.why'] }, async () => {
    const path = '/services/digital-transformation';
    expect(await kinds(path)).toEqual([
      'pageBanner',
      'textBlock',
      'stationLine',
      'cardGrid',
      'featureSections',
      'cardGrid',
      'accordionPanel',
      'callbackBanner',
    ]);
    expect((await all(path, 'stationLine'))[0]?.stations).toHaveLength(7);
    expect(await panelTitles(path)).toEqual([['Industry Expertise', 'Tailored Solutions', 'Future-Ready Technology']]);
  });

  it('gives Application Development intro, service cards, Why Us panels and a callback panel', {
    tags: ['S2.application.parts'],
  }, async () => {
    const path = '/services/application-development';
    expect(await kinds(path)).toEqual(['pageBanner', 'textBlock', 'cardGrid', 'accordionPanel', 'callbackBanner']);
    expect((await all(path, 'accordionPanel'))[0]?.title).toBe('Why Us');
  });

  it('lists every child on the overview pages', async () => {
    const rows = async (path: '/services' | '/industries') =>
      (await all(path, 'indexRows')).flatMap((section) => section.rows.map((row): string => row.href));
    const children = (parent: string) =>
      Object.keys(contentPages).filter((path) => path.startsWith(`${parent}/`) && path.split('/').length === 3);
    expect([...(await rows('/services'))].sort()).toEqual(children('/services').sort());
    expect([...(await rows('/industries'))].sort()).toEqual(children('/industries').sort());
  });
});

describe('company pages', () => {
  it('links Vision and Mission of About to their projects, and names its four panels', {
    tags: ['S2.about.cards', 'S2.about.accordion'],
  }, async () => {
    const [cards] = await all('/about', 'linkCards');
    expect(cards?.cards.map((card) => [card.title, card.href])).toEqual([
      ['Vision', '/projects/project-1'],
      ['Mission', '/projects/project-2'],
    ]);
    expect(await panelTitles('/about')).toEqual([
      ['Experienced Team', 'Customer-Focused Approach', 'Continuous Support', 'Industries We Serve'],
    ]);
  });

  it('gives Technologies 7 areas, 6 questions, 10 technologies and a way to contact', {
    tags: ['S2.technologies.accordions', 'S2.technologies.grid', 'S2.technologies.contact', 'S9.technologies'],
  }, async () => {
    const accordions = await all('/technologies', 'accordionPanel');
    expect(accordions.map((section) => [section.title, section.panels.length])).toEqual([
      ['Business Solutions', 4],
      ['Technological Areas We Cover', 7],
      ['Questions we hear first', 6],
    ]);
    expect(accordions[2]?.isFaq).toBe(true);
    expect(accordions[2]?.action).toEqual({ kind: 'link', text: 'Contact Us', href: '/contact' });
    expect((await all('/technologies', 'pageBanner'))[0]?.title).toBe('Technology Changes Future');
    expect((await all('/technologies', 'techGrid'))[0]?.items.map((item) => item.name)).toEqual(
      'Node.js Angular React MongoDB Java Python PHP JavaScript Flutter PostgreSQL'.split(' '),
    );
  });

  it('gives Our Services two cards to the contact page and a sidebar to About', {
    tags: ['S2.blog.parts'],
  }, async () => {
    const [blog] = await all('/blog', 'blogCards');
    expect(blog?.cards.map((card) => [card.ctaText, card.ctaLink])).toEqual([
      ['Get More Info', '/contact'],
      ['Get More Info', '/contact'],
    ]);
    expect(blog?.sidebar.map((item) => [item.title, item.href])).toEqual([
      ['Vision', '/about'],
      ['Mission', '/about'],
    ]);
  });
});
