import { describe, expect, it } from 'vitest';
import { newsroomWords } from '~/features/newsroom/words';
import { offlineWords } from '~/features/offline/words';
import { type ContentPath, contentRoutes, matchRoute, matchScreen } from '~/routes';
import { careersWords } from '~/screens/careers/words';
import { caseStudiesWords } from '~/screens/case-studies/words';
import { caseStudyWords } from '~/screens/case-study/words';
import { contactWords } from '~/screens/contact/words';
import { demoWords } from '~/screens/demo/words';
import type { HeadModule } from '~/screens/head.server';
import { jobWords } from '~/screens/job/words';
import { notFoundWords } from '~/screens/not-found/words';
import { projectWords } from '~/screens/project/words';
import { announcement, fixedArticles, sampleArticle } from './articles';
import { caseStudies } from './case-studies';
import { callbackDefaults, contacts, footer, offices } from './contacts';
import { findDemoTopic } from './demo-topics';
import { departments } from './departments';
import { infoCards } from './info-cards';
import { jobs } from './jobs';
import type { PageContent, Panel, Section } from './model';
import { contentPages } from './pages';
import { serviceCards } from './service-cards';
import { company, companyProfile, headerTexts } from './site';
import { testimonials } from './testimonials';
import { projects } from './vision-and-mission';

/** Fields with addresses, ids or choices instead of copy. */
const NOT_COPY = new Set(
  'art bannerImage bannerImages ctaLink datePosted date departmentId diagram drawing ground headerImage href icon id image imageUrl kind link logo mapsHref poster slug strand tone url validThrough variant videoSrc'.split(
    ' ',
  ),
);
/** Pages about the site itself. Their figures come from its code. */
const FACTS = new Set(['/privacy', '/accessibility']);
const ADDRESS = new Set(['ctaLink', 'href', 'link', 'url']);

/** All strings in `value`, with the name of their field. */
function strings(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, field));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => strings(item, key));
  return [];
}
const copy = (value: unknown) =>
  strings(value)
    .filter(({ field }) => !NOT_COPY.has(field))
    .map(({ text }) => text);
const repeated = (list: readonly string[]) => list.filter((item, i) => list.indexOf(item) !== i);
const isPath = (path: string): path is ContentPath => path in contentPages;

const pages: { path: string; content: PageContent }[] = await Promise.all(
  Object.entries(contentPages).map(async ([path, load]) => ({ path, content: await load() })),
);
const screens = {
  careersWords,
  jobWords,
  caseStudiesWords,
  caseStudyWords,
  projectWords,
  contactWords,
  demoWords,
  newsroomWords,
  notFoundWords,
  offlineWords,
};
const heads = import.meta.glob<HeadModule>('../screens/*/head.server.ts', { eager: true });
/** The content of each address, and the fixed copy of each screen once. */
const sources: [string, unknown][] = [
  ...pages.map(({ path, content }): [string, unknown] => [path, content]),
  ...jobs.map((job): [string, unknown] => [`job ${job.id}`, job]),
  ...caseStudies.map((item): [string, unknown] => [`case study ${item.id}`, item]),
  ...projects.map((item): [string, unknown] => [item.id, item]),
  ...fixedArticles.map((item): [string, unknown] => [`article ${item.slug}`, item]),
  ...Object.entries(screens),
  ['site', { callbackDefaults, company, companyProfile, footer, headerTexts }],
];

describe('every public page', () => {
  it('has content for each content route and no other', () => {
    const wanted = contentRoutes.map(({ path }) => path);
    expect(Object.keys(contentPages).sort()).toEqual([...wanted].sort());
    expect(wanted.every(isPath)).toBe(true);
  });

  it('starts with exactly one main heading', () => {
    for (const { path, content } of pages) {
      const heads = content.sections.filter((section) =>
        section.kind === 'hero' ? section.isFirst : section.kind === 'pageBanner',
      );
      expect(heads, path).toEqual([content.sections[0]]);
    }
  });

  it('has a description of 50 to 160 characters that is unique', () => {
    const descriptions = [
      ...pages.map(({ content }) => content.description),
      ...Object.entries(heads)
        .filter(([path]) => !/not-found|offline/.test(path))
        .flatMap(([, { head, params = [{}] }]) => params.map((values) => head(values).description ?? '')),
    ];
    for (const text of descriptions) {
      expect(text.length, text).toBeGreaterThanOrEqual(50);
      expect(text.length, text).toBeLessThanOrEqual(160);
    }
    expect(repeated(descriptions)).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const ids = {
      caseStudyId: caseStudies.map((item) => item.id),
      projectId: projects.map((item): string => item.id),
      jobId: jobs.map((job) => job.id),
    };
    const links = strings([sources, footer]).filter(({ field, text }) => ADDRESS.has(field) && text.startsWith('/'));
    expect(links.length).toBeGreaterThan(60);
    for (const { text } of links) {
      const url = new URL(text, 'https://example.test');
      const match = matchRoute(url.pathname);
      expect(match, text).toBeDefined();
      for (const [name, known] of Object.entries(ids)) {
        const value = match?.params[name];
        if (value !== undefined) expect(known, text).toContain(value);
      }
      const topic = url.searchParams.get('topic');
      if (topic !== null) expect(findDemoTopic(topic), text).toBeDefined();
      expect(matchScreen(url.pathname)?.route.screen, `${text} is no article`).not.toBe('article');
    }
  });

  it('never has three equal backgrounds in a row', () => {
    const resets: readonly Section['kind'][] = ['hero', 'videoBanner', 'pageBanner', 'callbackBanner'];
    for (const { path, content } of pages) {
      let run: string[] = [];
      for (const section of content.sections) {
        if (resets.includes(section.kind)) {
          run = [];
          continue;
        }
        const own = section.kind === 'coreStrengths' ? 'alt' : 'plain';
        run = [...run, 'ground' in section && section.ground ? section.ground : own].slice(-3);
        expect(run.length === 3 && new Set(run).size === 1, `${path}: ${section.kind}`).toBe(false);
      }
    }
  });

  it('gives each accordion panel a unique id', () => {
    for (const { path, content } of pages) {
      const panels = content.sections.flatMap((section): readonly Panel[] =>
        section.kind === 'accordionPanel' ? section.panels : [],
      );
      expect(repeated(panels.map((panel) => panel.id)), path).toEqual([]);
      for (const { id } of panels) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });
});

describe('the copy', () => {
  const all = sources.flatMap(([, value]) => copy(value));

  it('has only figures that the specification names', () => {
    const approved = new Set('13,000 30% 40% 25% 50% 35% 23% 95% 99% 2–4 2007 24'.split(' '));
    const figures = sources.flatMap(([name, value]) =>
      strings(FACTS.has(name) ? [] : value)
        .filter(({ field }) => !NOT_COPY.has(field) && field !== 'experience')
        .flatMap(({ text }) => text.match(/\d[\d.,]*\d%?(?:–\d+)?|\d+(?:–\d+)?%?/g) ?? [])
        .filter((figure) => !approved.has(figure))
        .map((figure) => `${name}: ${figure}`),
    );
    expect(figures).toEqual([]);
  });

  it('has only addresses that the specification names', () => {
    const mails = new Set(all.flatMap((text) => text.match(/[\w.-]+@[\w.-]+\w/g) ?? []));
    expect([...mails].sort()).toEqual([contacts.careers.email, contacts.general.email]);
    expect(offices.headquarters.address).toBe('Alpharetta, Georgia, United States');
    expect(offices.offshore.address).toBe('Hyderabad, India');
  });
});

describe('the articles shipped with the site', () => {
  it('show both list marks in the sample', { tags: ['S3.block'] }, () => {
    const blocks = sampleArticle.sections.flatMap((section) => section.content);
    const lists = blocks.filter((block) => block.type === 'list');
    expect(lists.some((block) => block.useCheckIcon)).toBe(true);
    expect(lists.some((block) => block.emoji)).toBe(true);
    for (const block of lists) if (block.emojis) expect(block.emojis).toHaveLength(block.content.length);
    expect(announcement.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('lists of fixed length', () => {
  it('has 12 jobs, 15 departments, 4 case studies, 2 projects, 5 testimonials, 6 info cards', {
    tags: ['S9.counts'],
  }, () => {
    const lengths = [jobs, departments, caseStudies, projects, testimonials, infoCards, serviceCards, fixedArticles];
    expect(lengths.map((list) => list.length)).toEqual([12, 15, 4, 2, 5, 6, 10, 2]);
    for (const list of [jobs, departments, caseStudies, projects, testimonials]) {
      expect(repeated(list.map((item: { readonly id: string }) => item.id))).toEqual([]);
    }
  });
});
