import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWER_WIDTH } from '~/features/admin/AdminShell.styles';
import { THUMB_WIDTH } from '~/features/admin/dashboard/ArticleRows.styles';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '~/features/admin/editor/picture/BannerPicker';
import { adminWords } from '~/features/admin/words';
import { theme } from '~/theme/theme';
import { SHORT_TOAST_MS } from '~/ui/toast/toast-store';
import { fixedArticles } from './articles';
import { caseStudies } from './case-studies';
import { footer, offices } from './contacts';
import { departments } from './departments';
import { infoCards } from './info-cards';
import { jobLocations, jobs, jobTypes } from './jobs';
import type { Section, SectionKind } from './model';
import { contentPages } from './pages';
import { serviceCards } from './service-cards';
import { testimonials } from './testimonials';

/** What the specification says of the content. The texts come from its statements, so a change of both needs no change here. */
const specification = readFileSync('docs/specification.md', 'utf8');

/** The text of a statement with its table. */
function statement(id: string): string {
  const [, after] = specification.split(`\n- \`${id}\` `);
  if (after === undefined) throw new Error(`There is no statement ${id}.`);
  return after.split(/\n(?:- `S|#)/, 1)[0] ?? '';
}

/** Expects that a statement names each of these texts. A text inside a longer one of them does not count. */
function expectNamed(id: string, texts: readonly string[], count: number) {
  expect(texts).toHaveLength(count);
  let rest = statement(id);
  const missing = texts
    .toSorted((one, other) => other.length - one.length)
    .filter((text) => {
      const before = rest;
      rest = rest.replace(text, '');
      return rest === before;
    });
  expect(missing).toEqual([]);
}

const sectionsOf = async (path: keyof typeof contentPages) => (await contentPages[path]()).sections;
async function all<K extends SectionKind>(path: keyof typeof contentPages, kind: K) {
  return (await sectionsOf(path)).filter((section): section is Extract<Section, { kind: K }> => section.kind === kind);
}
const everything = await Promise.all(Object.values(contentPages).map((load) => load()));
const LOGISTICS = '/industries/logistics-and-transportation';

/** The kind of a section with the number of its items: `accordionPanel 4`. */
function shapeOf(section: Section): string {
  const items = ['cards', 'stations', 'panels', 'stats', 'items'].flatMap((name) => Object(section)[name] ?? []);
  return items.length > 0 ? `${section.kind} ${items.length}` : section.kind;
}

const SUBPAGE = 'pageBanner, textBlock, featureSections, cardGrid 3, callbackBanner';
const INDUSTRY = 'pageBanner, stationLine 5, accordionPanel 4, callbackBanner';

describe('the parts of pages', () => {
  it.each([
    [
      '/',
      'hero, hero, hero, hero, videoBanner, cardGrid 6, coreStrengths 5, callbackBanner, serviceExplorer 10, testimonialCarousel, leadForm, callbackBanner',
    ],
    [LOGISTICS, 'pageBanner, stationLine 4, accordionPanel 5, benefitStats 3, textBlock, cardGrid 5'],
    [`${LOGISTICS}/order-processing-billing`, SUBPAGE],
    [`${LOGISTICS}/shipment-management`, SUBPAGE],
    [`${LOGISTICS}/contract-rate-management`, SUBPAGE],
    [`${LOGISTICS}/operational-planning`, SUBPAGE],
    ['/industries/banking', INDUSTRY],
    ['/industries/insurance', INDUSTRY],
    ['/industries/information-technology', INDUSTRY],
    ['/services/generative-ai', INDUSTRY],
    [
      '/services/digital-transformation',
      'pageBanner, textBlock, stationLine 7, cardGrid 4, featureSections, cardGrid 3, accordionPanel 3, callbackBanner',
    ],
    ['/services/application-development', 'pageBanner, textBlock, cardGrid 6, accordionPanel 4, callbackBanner'],
    ['/services/it-staff-augmentation', 'pageBanner, textBlock, callbackBanner'],
    [
      `${LOGISTICS}/fleet-management-services`,
      'pageBanner, textBlock, cardGrid 6, stationLine 4, cardGrid 3, callbackBanner',
    ],
  ] as const)(
    'of %s are in the specified order',
    {
      tags: [
        'S2.home.order',
        'S2.logistics.parts',
        'S2.logistics.subpages',
        'S2.industry.parts',
        'S2.digital.parts',
        'S2.application.parts',
        'S2.staff.parts',
      ],
    },
    async (path, shape) => {
      expect((await sectionsOf(path)).map(shapeOf)).toEqual(shape.split(', '));
    },
  );
});

const [home, logistics, about, technologies, digital, blog] = await Promise.all(
  (['/', LOGISTICS, '/about', '/technologies', '/services/digital-transformation', '/blog'] as const).map(sectionsOf),
);
const textOf = (value: unknown) => JSON.stringify(value);
const of = <K extends SectionKind>(sections: readonly Section[] = [], kind: K) =>
  sections.filter((section): section is Extract<Section, { kind: K }> => section.kind === kind);
const panels = (sections: readonly Section[] | undefined) =>
  of(sections, 'accordionPanel').flatMap((section) => section.panels.map(({ title }) => title));
const subpage = async (
  name: 'order-processing-billing' | 'shipment-management' | 'contract-rate-management' | 'operational-planning',
) =>
  (await all(`${LOGISTICS}/${name}`, 'callbackBanner')).map(({ action }) =>
    action?.kind === 'link' ? action.href : undefined,
  );

describe('the texts of the content', () => {
  it('are the names, links and figures of the specification', {
    tags: [
      'S2.home.hero-links',
      'S2.home.info-cards',
      'S2.logistics.accordion',
      'S2.logistics.benefits',
      'S2.digital.why',
      'S2.about.accordion',
      'S2.about.cards',
      'S2.technologies.grid',
      'S3.department',
      'S3.job-types',
    ],
  }, () => {
    const heroes = of(home, 'hero').flatMap(({ action }) => [action.text, action.href]);
    // The statement says 'fleet management'.
    expectNamed(
      'S2.home.hero-links',
      heroes.filter((text) => !text.includes('fleet')),
      7,
    );
    expectNamed(
      'S2.home.info-cards',
      infoCards.flatMap(({ title, ctaLink }) => [title, ctaLink]),
      12,
    );
    const features = infoCards.slice(0, 3).flatMap((card) => card.features.map(({ text }) => text));
    expectNamed('S2.home.info-cards', features, 16);
    expectNamed('S2.logistics.accordion', panels(logistics), 5);
    const benefits = of(logistics, 'benefitStats').flatMap(({ stats }) => stats);
    expectNamed(
      'S2.logistics.benefits',
      benefits.map(({ value, label }) => `${value} ${label}`),
      3,
    );
    expectNamed('S2.digital.why', panels(digital), 3);
    expectNamed('S2.about.accordion', panels(about), 4);
    expectNamed(
      'S2.about.cards',
      of(about, 'linkCards').flatMap(({ cards }) => cards.flatMap(({ title, href }) => [title, href])),
      4,
    );
    expectNamed(
      'S2.technologies.grid',
      of(technologies, 'techGrid').flatMap(({ items }) => items.map(({ name }) => name)),
      10,
    );
    expectNamed(
      'S3.department',
      departments.map(({ label }) => label),
      15,
    );
    expectNamed('S3.job-types', jobTypes, 3);
    expectNamed('S3.job', jobLocations, 3);
  });

  it('make the six claims, each with its figure', {
    tags: ['S9.claims', 'S9.claims-text', 'S2.digital.sprint', 'S2.about.company'],
  }, () => {
    const stats = textOf([everything, caseStudies]);
    const claims = statement('S9.claims').matchAll(/([\d,]+%?) ([a-z ]+)(?=[,.])/g);
    const wanted = [...claims].map(([, value, label]) => `{"value":"${value}","label":"${label}"`);
    expect(wanted).toHaveLength(6);
    expect(wanted.filter((claim) => !stats.includes(claim))).toEqual([]);
    expect(textOf(digital)).toMatch(/sprints?, typically 2–4 weeks/);
    expect(textOf(about)).toMatch(/IT consulting and staffing firm. Since 2007/);
  });

  it('say what the firm does, where it is, and what its customers save', { tags: ['S1.firm', 'S1.benefit'] }, () => {
    const description = footer.companyInfo.description.join(' ');
    expect(description).toContain('solutions for complex business processes to customers across the United States');
    expect(description).toContain('offices in New Jersey, Atlanta and India');
    expect(offices.headquarters.address).toBe('Alpharetta, Georgia, United States');
    expect(offices.offshore.address).toBe('Hyderabad, India');
    for (const page of [home, about])
      expect(textOf(page)).toMatch(/save time and money, with no need to hire extra staff or train existing staff/);
  });
});

describe('details of pages', () => {
  it('Fleet Management has its five parts', { tags: ['S2.fleet.parts'] }, async () => {
    const sections = await sectionsOf(`${LOGISTICS}/fleet-management-services`);
    const titles = sections.map((section) =>
      'head' in section ? section.head?.title : 'title' in section && section.title,
    );
    expectNamed('S2.fleet.parts', titles.slice(1, 5).map(String), 4);
  });

  it('the banners of three logistics pages link to the demo', { tags: ['S2.logistics.demo'] }, async () => {
    expect(await subpage('order-processing-billing')).toEqual([undefined]);
    for (const name of ['shipment-management', 'contract-rate-management', 'operational-planning'] as const)
      expect(await subpage(name)).toEqual([`/demo?topic=${name}`]);
  });

  it.each([
    ['/industries/banking', 'Banking'],
    ['/industries/insurance', 'Insurance'],
    ['/services/generative-ai', 'Generative AI Solutions'],
  ] as const)('%s starts with a picture and its title', { tags: ['S2.industry.hero'] }, async (path, title) => {
    expect(await all(path, 'pageBanner')).toMatchObject([
      { variant: 'art', title, art: expect.stringMatching(/^bg-/) },
    ]);
  });

  it('Technologies has its banner, numbered cards, areas, questions and a way to contact', {
    tags: ['S2.technologies.accordions', 'S2.technologies.banner', 'S2.technologies.contact', 'S9.technologies'],
  }, () => {
    expect(of(technologies, 'pageBanner')[0]?.title).toBe('Technology Changes Future');
    expect(
      technologies?.filter(
        (one) => one.kind === 'stationLine' || (one.kind === 'cardGrid' && one.variant === 'number'),
      ),
    ).toHaveLength(1);
    expect(
      of(technologies, 'accordionPanel').map((section) => [section.title, section.panels.length, section.action?.text]),
    ).toEqual([
      ['Business Solutions', 4, undefined],
      ['Technological Areas We Cover', 7, undefined],
      ['Questions we hear first', 6, 'Contact Us'],
    ]);
  });

  it('Our Services links two cards to the contact page, and its sidebar to About', { tags: ['S2.blog.parts'] }, () => {
    const [{ cards, sidebar } = { cards: [], sidebar: [] }] = of(blog, 'blogCards');
    expect(cards.map(({ ctaText, ctaLink }) => `${ctaText} ${ctaLink}`)).toEqual(
      Array(2).fill('Get More Info /contact'),
    );
    expect(sidebar.map(({ title, href }) => `${title} ${href}`)).toEqual(['Vision /about', 'Mission /about']);
  });

  it('the testimonials advance every 5 seconds on the home page, every 3 on About', {
    tags: ['S2.about.testimonials', 'S9.carousel'],
  }, () => {
    expect([home, about].map((page) => of(page, 'testimonialCarousel')[0]?.intervalMs)).toEqual([5000, 3000]);
  });

  it('the overview pages list every child', async () => {
    for (const parent of ['/services', '/industries'] as const) {
      const rows = (await all(parent, 'indexRows')).flatMap((section) => section.rows.map((row): string => row.href));
      const children = Object.keys(contentPages).filter(
        (path) => path.startsWith(`${parent}/`) && path.split('/').length === 3,
      );
      expect(rows.toSorted()).toEqual(children.toSorted());
    }
  });
});

/** The compiler checks the fields, and `content.test.ts` that no text is empty. */
describe('entities', () => {
  it('have the fields of the specification', {
    tags: [
      'S3.footer',
      'S3.testimonial',
      'S3.service-card',
      'S3.info-card',
      'S3.banner',
      'S3.blog-card',
      'S3.case-study',
      'S3.sidebar-item',
    ],
  }, () => {
    const list: readonly (readonly [id: string, items: readonly object[]])[] = [
      ['S3.footer', [footer]],
      ['S3.info-card', infoCards],
      ['S3.banner', of(home, 'videoBanner')],
      ['S3.blog-card', of(blog, 'blogCards').flatMap(({ cards }) => cards)],
      ['S3.case-study', caseStudies],
      ['S3.sidebar-item', fixedArticles.flatMap(({ sidebarItems }) => sidebarItems)],
      ['S3.job', jobs],
    ];
    for (const [id, items] of list) {
      const fields = [...statement(id).matchAll(/`([a-z]\w+)`/gi)].map(([, name = '']) => name);
      expect(fields.length, id).toBeGreaterThan(2);
      for (const item of items)
        for (const field of fields.filter((name) => !['text', 'useGradient'].includes(name))) {
          expect(item, id).toHaveProperty(field);
          expect(['', [], undefined], `${id}: ${field}`).not.toContainEqual(Object(item)[field]);
        }
    }
    expect(testimonials).toHaveLength(5);
  });

  it('have the specified numbers and types', {
    tags: ['S2.home.services-cards', 'S2.home.video-gradient', 'S3.job', 'S3.title-text'],
  }, () => {
    expect(serviceCards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const categories = ['Design', 'Development', 'Maintenance'].flatMap((name, at) =>
      Array(at === 2 ? 2 : 4).fill(name),
    );
    expect(serviceCards.map(({ category }) => category)).toEqual(categories);
    expect(of(home, 'videoBanner').map(({ useGradient = false }) => useGradient)).toEqual([false]);
    for (const job of jobs) {
      expect(job.experience, job.id).toMatch(/^\d+–\d+ years$/);
      expect([jobTypes, jobLocations].flat()).toEqual(expect.arrayContaining([job.jobType, job.location]));
      expect(departments.map(({ id }) => id)).toContain(job.departmentId);
    }
    const sections = everything.flatMap((page) => page.sections);
    const cards = of(sections, 'cardGrid').flatMap((grid) =>
      ['number', 'feature', 'whyUs', 'solution'].includes(grid.variant) ? [...grid.cards] : [],
    );
    for (const card of cards)
      expect(card).toMatchObject({ title: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) });
    for (const { title, paragraphs, list = [] } of of(sections, 'accordionPanel').flatMap((section) => section.panels))
      expect(
        [title, [...paragraphs, ...list].join('')].every((text) => /\S/.test(text)),
        title,
      ).toBe(true);
  });
});

it('the admin has its measures', { tags: ['S9.admin.drawer', 'S9.admin.picture', 'S9.animation.admin'] }, () => {
  expect([DRAWER_WIDTH, THUMB_WIDTH, theme.layout.thumbHeight]).toEqual(['240px', '80px', '60px']);
  expect([PREVIEW_WIDTH, PREVIEW_HEIGHT]).toEqual(['400px', '200px']);
  expect([theme.motion.adminCardBase, theme.motion.adminCardStep]).toEqual(['200ms', '100ms']);
  expect([theme.motion.dialogBackdrop, SHORT_TOAST_MS, adminWords.picture.size(250_000)]).toEqual([
    '500ms',
    3000,
    '0.24 MB',
  ]);
});
