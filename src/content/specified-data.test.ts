import { describe, expect, it } from 'vitest';
import { decodeArticle, decodeArticleList } from '~/api/articles/article';
import { contentPages } from '~/content/pages';
import { fixedArticles } from './articles';
import { caseStudies } from './case-studies';
import { callbackDefaults, footer } from './contacts';
import { infoCards } from './info-cards';
import { leadMessages } from './lead-messages';
import type { Section, SectionKind } from './model';
import { serviceCards } from './service-cards';
import { testimonials } from './testimonials';

const everything = await Promise.all(Object.values(contentPages).map((load) => load()));
const sectionsOf = async (path: keyof typeof contentPages) => (await contentPages[path]()).sections;
async function all<K extends SectionKind>(path: keyof typeof contentPages, kind: K) {
  return (await sectionsOf(path)).filter((section): section is Extract<Section, { kind: K }> => section.kind === kind);
}

/** Every item has every field, and none of them is empty. */
function expectFields(items: readonly object[], fields: readonly string[]) {
  for (const item of items) {
    const values: Record<string, unknown> = { ...item };
    for (const field of fields) {
      expect(values, `${field} of ${JSON.stringify(item).slice(0, 60)}`).toHaveProperty(field);
      expect(values[field]).not.toEqual('');
      expect(values[field]).not.toEqual([]);
    }
  }
}

describe('entities of the content', () => {
  it('footer: company, quick links, two departments, two offices, one network', {
    tags: ['S3.footer'],
  }, () => {
    expect(Object.keys(footer)).toEqual(['companyInfo', 'quickLinks', 'contact', 'locations', 'socialMedia']);
    expectFields([footer.companyInfo], ['logo', 'description', 'copyright']);
    expectFields(footer.quickLinks.links, ['name', 'url']);
    expectFields(footer.contact.departments, ['name']);
    expectFields(footer.locations.offices, ['name', 'address']);
    expectFields([footer.socialMedia], ['name', 'url', 'icon']);
  });

  it('testimonials: five, each an anonymised role with a company and a location', { tags: ['S3.testimonial'] }, () => {
    expect(testimonials).toHaveLength(5);
    expectFields(testimonials, ['id', 'name', 'title', 'company', 'location', 'testimonial']);
  });

  it('service cards: ten, numbered, in three categories', { tags: ['S3.service-card'] }, () => {
    expectFields(serviceCards, ['id', 'number', 'title', 'category', 'description']);
    expect(serviceCards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(serviceCards.map(({ category }) => category))).toEqual(
      new Set(['Design', 'Development', 'Maintenance']),
    );
  });

  it('info cards: ids 1 to 6, features as objects with text', { tags: ['S3.info-card'] }, () => {
    expectFields(infoCards, ['title', 'description', 'features', 'ctaText', 'ctaLink']);
    expect(infoCards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { features } of infoCards) expectFields(features, ['text']);
  });

  it('banner: film, four texts and a link; the gradient is off by default', {
    tags: ['S3.banner', 'S2.home.video-gradient'],
  }, async () => {
    const banners = await all('/', 'videoBanner');
    expectFields(banners, ['videoSrc', 'heading', 'subheading', 'subtitle', 'description', 'ctaText', 'ctaLink']);
    expect(banners.map(({ useGradient = false }) => useGradient)).toEqual([false]);
  });

  it('blog cards: text, list and a light or dark gradient', { tags: ['S3.blog-card'] }, async () => {
    const cards = (await all('/blog', 'blogCards')).flatMap((section) => section.cards);
    expectFields(cards, ['title', 'headerImage', 'paragraphs', 'featuresList', 'ctaText', 'ctaLink']);
    for (const { gradientType } of cards) expect(['light', 'dark']).toContain(gradientType);
  });

  it('case studies: every phase with its parts, results, tech stack and link', { tags: ['S3.case-study'] }, () => {
    expectFields(caseStudies, ['id', 'title', 'subTitle', 'overview', 'bannerImages', 'category', 'challenges']);
    expectFields(caseStudies, ['deploymentPhase', 'results', 'stats', 'techStack', 'link']);
    for (const { designPhase, developmentPhase, techStack } of caseStudies) {
      expectFields([designPhase], ['overview', 'features', 'bannerImages', 'conclusion']);
      expectFields(designPhase.features, ['title', 'description', 'image']);
      expectFields([developmentPhase], ['overview', 'features', 'conclusion']);
      expectFields(developmentPhase.features, ['title', 'description', 'image', 'isImageFirst']);
      expectFields(techStack, ['category', 'items']);
    }
  });

  it('fixed articles: sections of blocks and sidebar items', {
    tags: ['S3.section', 'S3.block', 'S3.sidebar-item'],
  }, () => {
    for (const { sections, sidebarItems } of fixedArticles) {
      expectFields(sidebarItems, ['title', 'description', 'link']);
      for (const { content } of sections) expectFields(content, ['type', 'content']);
    }
    const blocks = fixedArticles.flatMap(({ sections }) => sections.flatMap(({ content }) => content));
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['paragraph', 'list']));
    for (const sample of ['listType', 'useCheckIcon', 'emoji', 'emojis']) {
      expect(
        blocks.some((block) => sample in block),
        sample,
      ).toBe(true);
    }
  });
});

describe('pages whose parts come from the content', () => {
  it('IT Staff Augmentation is text and a callback banner', { tags: ['S2.staff.parts'] }, async () => {
    const kinds = (await sectionsOf('/services/it-staff-augmentation')).map(({ kind }) => kind);
    expect(kinds).toContain('textBlock');
    expect(kinds.at(-1)).toBe('callbackBanner');
  });

  it('Banking, Insurance and Generative AI start with a picture and their title', {
    tags: ['S2.industry.hero'],
  }, async () => {
    for (const [path, title] of [
      ['/industries/banking', 'Banking'],
      ['/industries/insurance', 'Insurance'],
      ['/services/generative-ai', 'Generative AI Solutions'],
    ] as const) {
      const [banner] = await all(path, 'pageBanner');
      expect([banner?.variant, banner?.title]).toEqual(['art', title]);
      expect(banner?.art).toMatch(/^bg-/);
    }
  });

  it('Digital Transformation mentions the length of a sprint', {
    tags: ['S2.digital.sprint', 'S9.claims-text'],
  }, async () => {
    expect(JSON.stringify((await all('/services/digital-transformation', 'textBlock'))[0])).toMatch(
      /sprints?, typically 2–4 weeks/,
    );
  });

  it('every Why Us and Why Choose Us accordion starts with one panel open', { tags: ['S2.industry.one-open'] }, () => {
    const accordions = everything
      .flatMap(({ sections }) => sections)
      .filter((section) => section.kind === 'accordionPanel')
      .filter(({ title }) => title.startsWith('Why'));
    expect(accordions.length).toBeGreaterThanOrEqual(6);
    for (const { openIndex, panels, title } of accordions) expect(panels[openIndex ?? -1], title).toBeDefined();
  });

  it('About describes the company', { tags: ['S2.about.company', 'S9.claims-text'] }, async () => {
    expect(JSON.stringify(await sectionsOf('/about'))).toMatch(/IT consulting and staffing firm. Since 2007/);
  });

  it('Technologies starts with its banner and numbered cards', { tags: ['S2.technologies.banner'] }, async () => {
    expect((await all('/technologies', 'pageBanner'))[0]?.title).toBe('Technology Changes Future');
    const numbered = (await sectionsOf('/technologies')).filter(
      (section) => section.kind === 'stationLine' || (section.kind === 'cardGrid' && section.variant === 'number'),
    );
    expect(numbered).toHaveLength(1);
  });

  it('makes the six claims of the specification, each with its figure', { tags: ['S9.claims'] }, () => {
    const stats = [...everything, ...caseStudies].flatMap((value) => JSON.stringify(value));
    for (const [value, label] of [
      ['13,000', 'annual operations'],
      ['30%', 'cut in claims time'],
      ['40%', 'gain in efficiency'],
      ['25%', 'fewer booking errors'],
      ['50%', 'faster processing'],
      ['35%', 'lower cost'],
    ]) {
      const claim = `{"value":"${value}","label":"${label}"`;
      expect(
        stats.some((text) => text.includes(claim)),
        claim,
      ).toBe(true);
    }
  });

  it('says when callbacks happen and where to write', {
    tags: ['S2.callback.banner', 'S2.callback.title', 'S9.callback-promise'],
  }, () => {
    expect(callbackDefaults.title).toBe('For Further Inquiries,');
    expect(callbackDefaults.actionText).toBe('Request a Callback');
    expect(callbackDefaults.email).toBe('contact@mindwave.example');
    expect(leadMessages.callback.title).toBe('Request a Callback');
    expect(leadMessages.callback.promise).toBe('We’ll get back to you within 24 hours');
  });
});

describe('articles as a server sends them', () => {
  const sections = [{ title: 'One', content: [{ type: 'paragraph', content: 'Text' }] }];
  const sidebarItems = [{ title: 'More', description: 'Read on', link: '/about' }];

  it('have their lists as JSON text or as arrays', { tags: ['S3.article.lists'] }, () => {
    const asText = {
      id: 7,
      title: 'A',
      sections: JSON.stringify(sections),
      sidebarItems: JSON.stringify(sidebarItems),
    };
    const asArrays = { id: '7', title: 'A', sections, sidebarItems };
    expect(decodeArticle(asText)).toEqual(decodeArticle(asArrays));
    expect(decodeArticle(asText)).toMatchObject({ id: '7', sections, sidebarItems });
  });

  it('get an empty list in place of an unreadable one, which is logged', { tags: ['S8.parse-failure'] }, ({
    onTestFinished,
  }) => {
    const log = console.info;
    const lines: unknown[] = [];
    console.info = (...words: unknown[]) => lines.push(words.join(' '));
    onTestFinished(() => {
      console.info = log;
    });
    const article = decodeArticle({ id: 7, title: 'A', sections: '[{', sidebarItems: '{"no":"list"}' });
    expect(article).toMatchObject({ title: 'A', sections: [], sidebarItems: [] });
    expect(lines).toEqual(['Article 7: sections could not be read.', 'Article 7: sidebarItems could not be read.']);
    expect(decodeArticleList({ unexpected: true }).articles).toEqual([]);
  });
});
