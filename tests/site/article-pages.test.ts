import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type ArticleDraft, readArticle, savedArticle } from '~/api/articles/article';
import { caseStudies } from '~/content/case-studies';
import { companyProfile } from '~/content/site';
import type { Article } from '~contract/contract';
import { seedState } from '~mocks/backend/seed/state';
import { articles, withTextLists } from '~mocks/models';
import { loadRenderer, type Renderer } from '../../server/render/renderer';
import { hostileArticle, tame } from '../support/admin/hostile-articles';
import { elementStructure } from '../support/browser/element-structure';
import { htmlProblems } from '../support/html-validator';
import { faults, nodes, structuredDataIn } from '../support/structured-data';

/** Pages of articles, rendered by what the build leaves behind for the server. */

/** `ARTICLES=5000` renders five thousand hostile articles, `SEED` generates others. */
const COUNT = Number(process.env.ARTICLES ?? 300);
const SEED = Number(process.env.SEED ?? 20261122);
/** Timeout per article, in ms. About 30 are needed. */
const ENOUGH = 150;

const DIST = process.env.DIST ?? 'dist';

let renderer: Renderer;

beforeAll(async () => {
  renderer = await loadRenderer(DIST);
}, 60_000);

const sample = await articles.create({
  id: 7,
  title: 'Claims in fewer stops',
  slug: 'claims',
  bannerImage: '/uploads/0123.png',
  sections: [
    {
      title: 'Where the time went',
      content: [
        { type: 'paragraph', title: 'Waiting', content: 'Most of the time was “waiting”. The rest was work & travel.' },
        { type: 'list', content: ['One', 'Two'], useCheckIcon: true },
        { type: 'list', content: ['One', 'Two'], listType: 'number' },
      ],
      showImage: true,
      cta: { text: 'Read on', link: 'https://other.example/' },
    },
  ],
  sidebarItems: [{ title: 'Careers', description: 'Open roles', link: '/careers' }],
});
const article = withTextLists(sample);
const newest = [{ ...article, id: 8, slug: 'other', title: 'Another article' }, article];

const articlesOf = (list: readonly unknown[]) => list.flatMap((value) => readArticle(value) ?? []);

const pageOf = async (
  response: unknown,
  slug = 'claims',
  list: readonly unknown[] | undefined = newest,
  preview?: string,
) => {
  const [given] = articlesOf([response]);
  if (!given) throw new Error('The response is not an article.');
  return (await renderer.article(slug, given, { newest: list && articlesOf(list), preview })).html;
};

/** The tags `og:image` and `og:image:…` of a page, by the end of their name. */
const previewIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:image([^"]*)" content="([^"]*)">/g)].map(([, name = '', text]) => [
      name,
      text,
    ]),
  );
/** The images of articles in the structured data of a page. */
const imagesIn = (html: string) =>
  structuredDataIn(html)
    .flatMap(nodes)
    .filter((thing) => thing['@type'] === 'NewsArticle')
    .map(({ image }) => image);

describe('the page of an article', () => {
  it('has its title, description and address in the head', async () => {
    const [head = ''] = (await pageOf(article)).split('</head>');
    expect(head).toContain('<title>Claims in fewer stops | Mindwave</title>');
    expect(head).toContain('<meta name="description" content="Most of the time was “waiting”.">');
    expect(head).toContain('<link rel="canonical" href="https://www.mindwave.example/newsroom/claims">');
    expect(head).toContain('<meta property="og:type" content="article">');
    expect(head).not.toContain('noindex');
  });

  it('has its picture for link previews, with its type and size, and still shows the banner', async () => {
    const page = await pageOf(article, 'claims', newest, '/og/uploads/0123.webp.jpg');
    expect(previewIn(page)).toEqual({
      '': 'https://www.mindwave.example/og/uploads/0123.webp.jpg',
      ':type': 'image/jpeg',
      ':width': '1200',
      ':height': '630',
      ':alt': 'Claims in fewer stops',
    });
    expect(imagesIn(page)).toEqual(['https://www.mindwave.example/og/uploads/0123.webp.jpg']);
    expect(page).toContain('<img src="/uploads/0123.png"');
  });

  it('has the picture of the newsroom if it has none of its own, wherever its banner is', async () => {
    const banners = [null, '', 'data:image/png;base64,AAAA', '/art/article-default.svg', '/uploads/0123.webp'];
    for (const bannerImage of [...banners, 'https://elsewhere.example/banner.jpg']) {
      const page = await pageOf({ ...article, bannerImage });
      expect(previewIn(page)).toEqual({
        '': 'https://www.mindwave.example/og/newsroom.png',
        ':type': 'image/png',
        ':width': '1200',
        ':height': '630',
        ':alt': companyProfile.previewAlt,
      });
      expect(imagesIn(page)).toEqual(['https://www.mindwave.example/og/newsroom.png']);
    }
  });

  it('has valid structured data, and no NewsArticle without a date', async () => {
    const things = structuredDataIn(await pageOf(article)).flatMap(nodes);
    expect(things.flatMap(faults)).toEqual([]);
    expect(things.find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
      headline: 'Claims in fewer stops',
      datePublished: '2026-11-20',
    });
    const undated = structuredDataIn(await pageOf({ ...article, date: 'soon' })).flatMap(nodes);
    expect(undated.map((thing) => thing['@type'])).not.toContain('NewsArticle');
  });

  it('is valid HTML, even without a list, without content or with unreadable sections', async () => {
    expect(await htmlProblems(await pageOf(article))).toEqual([]);
    expect(await htmlProblems(await pageOf(article, 'claims', undefined))).toEqual([]);
    expect(await htmlProblems(await pageOf({ id: 7 }))).toEqual([]);
    expect(await htmlProblems(await pageOf({ ...article, sections: '{' }))).toEqual([]);
  });

  it('has the text, the newest other articles, and the data for its island', async () => {
    const html = await pageOf(article);
    expect(html).toContain('<h1 tabindex="-1" dir="auto">Claims in fewer stops</h1>');
    expect(html).toMatch(/<a href="\/newsroom\/other"><b dir="auto">Another article<\/b>/);
    expect(html).not.toContain('<a href="/newsroom/claims">');
    expect(html).toContain('data-prerendered="/newsroom/claims"');
    expect(html).toMatch(/data-island="article"[^>]* data-props="\{&quot;initial&quot;/);
  });

  it('has a policy with which its script and styles run', async () => {
    const { html, policy } = await renderer.article('claims', readArticle(article) as Article);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/);
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  });
});

describe('the reader view', () => {
  /** jsdom has no types. */
  const { JSDOM }: { JSDOM: new (html: string, options: object) => { window: Window } } = createRequire(
    import.meta.url,
  )('jsdom');
  const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
  /** What Firefox shows of a page, and the texts that are missing from it. */
  function read(html: string, texts: readonly (string | undefined)[]) {
    const { document } = new JSDOM(html, { url: 'https://www.mindwave.example/' }).window;
    const found = new Readability(document).parse();
    const text = oneSpace(found?.textContent ?? '');
    const missing = texts.filter((wanted = '') => !text.includes(oneSpace(wanted)));
    return { title: found?.title, date: found?.publishedTime ?? undefined, missing };
  }

  it('has the title, the date and all text of every sample article', async () => {
    for (const sampleArticle of seedState().articles) {
      const { title, date, sections, slug } = savedArticle(sampleArticle);
      const texts = sections.flatMap(({ title: heading, content, cta }) => [
        heading,
        ...content.flatMap((block) => [block.title, ...[block.content].flat()]),
        cta?.text,
      ]);
      expect(texts.length).toBeGreaterThan(4);
      expect(read(await pageOf(sampleArticle, slug), texts), slug).toEqual({ title, date, missing: [] });
    }
  });

  it.each(caseStudies)('has the title and all text of the case study $id', (study) => {
    const { title, subTitle, overview, challenges, designPhase, developmentPhase, deploymentPhase } = study;
    const phases = [designPhase, developmentPhase].flatMap((phase) => [
      phase.overview,
      ...phase.features.flatMap((feature) => [feature.title, feature.description]),
      phase.conclusion,
    ]);
    const numbers = study.stats.map(({ label }) => label);
    const tools = study.techStack.flatMap(({ category, items }) => [category, ...items]);
    const html = readFileSync(join(DIST, `case-studies/${study.id}.html`), 'utf8');
    const texts = [
      subTitle,
      overview,
      ...challenges,
      ...phases,
      deploymentPhase,
      ...study.results,
      ...numbers,
      ...tools,
    ];
    expect(read(html, texts)).toEqual({ title, date: undefined, missing: [] });
  });
});

describe('the critical styles of all articles', () => {
  /** Names of classes that no rule of the site's style sheet would match: the ids of components. */
  const unknownClasses = (html: string) => [...html.matchAll(/ class="([^"]*sc-[^"]*)"/g)].map(([, names]) => names);

  it('are the same for every article, and contain a rule for every class', async () => {
    const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1];
    const expected = styleOf(await pageOf(article));
    expect(expected).toContain('{');
    const drafts = fc.sample(hostileArticle, { numRuns: 50, seed: SEED });
    expect(drafts).toHaveLength(50);
    vi.spyOn(console, 'info').mockReturnValue();
    for (const draft of drafts) {
      const html = await pageOf({ id: 1, ...draft, title: draft.title || 'x' }, 'hostile');
      expect(styleOf(html)).toBe(expected);
      expect(unknownClasses(html)).toEqual([]);
    }
  });
});

describe('hostile articles', () => {
  /** As a backend sends it, which stores lists as text. */
  const responseOf = (draft: ArticleDraft) => ({
    id: 1,
    ...draft,
    sections: JSON.stringify(draft.sections),
    sidebarItems: JSON.stringify(draft.sidebarItems),
  });
  const structureOf = async (draft: ArticleDraft) =>
    elementStructure(await pageOf(responseOf(draft), 'hostile', [responseOf({ ...draft, slug: 'other' })]));

  it(`create no element and no attribute in ${COUNT} pages`, { timeout: 40_000 + COUNT * ENOUGH }, async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const property = fc.asyncProperty(hostileArticle, async (draft) => {
      expect(await structureOf(draft)).toEqual(await structureOf(tame(draft)));
    });
    await fc.assert(property, { numRuns: COUNT, seed: SEED, endOnFailure: true });
  });

  it('would be found by this test', async () => {
    const html = await pageOf(article);
    for (const [text, hostile] of [
      ['Claims in fewer stops</h1>', '<b>Claims</b></h1>'],
      ['<h1 ', '<h1 onclick="1" '],
      ['</title>', '</title><script>1</script>'],
    ] as const) {
      expect(html).toContain(text);
      expect(elementStructure(html.replace(text, hostile))).not.toEqual(elementStructure(html));
    }
  });
});
