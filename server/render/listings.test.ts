// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { atom, siteFiles, sitemap, sitemapIndex } from '~/app/site-files.server';
import { href } from '~/href';
import { routes } from '~/routes';
import { textsOf } from '~contract/article-texts';
import type { Article } from '~contract/contract';
import type { ArticleSource } from './article-source';
import { listingFiles } from './listings';
import type { Renderer } from './renderer';

const SITE = 'https://site.example';
const renderer: Renderer = {
  siteUrl: SITE,
  article: () => Promise.reject(new Error('unused')),
  newsroom: () => Promise.reject(new Error('unused')),
  sitemap: (articles, part) => sitemap(SITE, articles, part),
  sitemapIndex: (parts) => sitemapIndex(SITE, parts),
  feed: (...listed) => atom(SITE, ...listed),
};
const article = {
  ...textsOf({}),
  id: '7',
  slug: 'a&b <c>',
  title: 'A & <b>\0',
  published: '2019-03-04T00:00:00.000Z',
  updated: '2026-11-20T10:00:00.000Z',
};

function sourceOf(total: number): ArticleSource {
  const unused = () => Promise.reject(new Error('unused'));
  const list = async (offset: number, limit: number) =>
    Array.from({ length: Math.min(limit, total - offset) }, (_, i) => ({ ...article, slug: `article-${offset + i}` }));
  return { find: unused, newest: async () => [], page: unused, count: async () => total, list };
}

const addresses = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

it('adds articles to the sitemap and to the feed', async () => {
  const files = await listingFiles(sourceOf(60), renderer);
  expect([...files.keys()].sort()).toEqual(['feed.xml', 'sitemap.xml']);
  const text = (await files.get('sitemap.xml')?.()) ?? '';
  const articles = Array.from({ length: 60 }, (_, i) => `${SITE}/newsroom/article-${i}`);
  expect(addresses(text)).toEqual([...addresses(sitemap(SITE)), ...articles]);
  expect(text).toContain('<lastmod>2026-11-20</lastmod>');
  // The feed has the newest 50, and the two articles of the site.
  expect((await files.get('feed.xml')?.())?.match(/<entry>/g)).toHaveLength(52);
});

it('splits a sitemap of 100,000 articles into files of fewer than 50,000 addresses, without losing one', async () => {
  const files = await listingFiles(sourceOf(100_000), renderer);
  const parts = ['sitemap-0.xml', 'sitemap-1.xml', 'sitemap-2.xml'];
  expect([...files.keys()].sort()).toEqual(['feed.xml', ...parts, 'sitemap.xml']);
  expect(addresses((await files.get('sitemap.xml')?.()) ?? '')).toEqual(parts.map((name) => `${SITE}/${name}`));
  const lists = await Promise.all(parts.map(async (name) => addresses((await files.get(name)?.()) ?? '')));
  for (const list of lists) expect(list.length).toBeLessThan(50_000);
  expect(new Set(lists.flat()).size).toBe(100_000 + addresses(sitemap(SITE)).length);
});

it('escapes addresses and titles, and leaves out articles without a time', () => {
  const text = atom(SITE, [article, { ...article, slug: 'timeless', updated: undefined }]);
  const entry = `<id>${SITE}/newsroom#7</id><title>A &amp; &lt;b&gt;</title><link href="${SITE}/newsroom/a%26b%20%3Cc%3E"/>`;
  expect(text).toContain(`${entry}<published>${article.published}</published><updated>${article.updated}</updated>`);
  expect(text).not.toContain('timeless');
  const times = [...text.matchAll(/<updated>([^<]+)/g)].map(([, time]) => time);
  // The times of the feed, of the article, and of the two articles of the site.
  expect(times.slice(0, 2)).toEqual([article.updated, article.updated]);
  expect(times).toHaveLength(4);
});

it('keeps the id of an entry when its slug or its title changes, and leaves out an invalid date', () => {
  const idsOf = (change: Partial<typeof article>) =>
    [...atom(SITE, [{ ...article, ...change }]).matchAll(/<entry><id>([^<]+)/g)].map(([, id]) => id);
  expect(idsOf({ slug: 'other', title: 'Other', updated: '2026-11-21T10:00:00.000Z' })).toEqual(idsOf({}));
  expect(idsOf({ id: '8' })).not.toEqual(idsOf({}));
  expect(idsOf({ id: 'a"b <c>' })[0]).toBe(`${SITE}/newsroom#a%22b%20%3Cc%3E`);
  const undated = atom(SITE, [{ ...article, published: undefined }]);
  expect(undated.match(/<published>/g)).toHaveLength(2);
});

/** Parses XML, which must be well-formed. */
function xmlOf(text: string) {
  const found = new DOMParser().parseFromString(text, 'text/xml');
  expect(found.querySelector('parsererror')?.textContent).toBeUndefined();
  return found;
}

/** Reads the entries of a feed. */
function readFeed(xml: string) {
  const document = xmlOf(xml);
  return [...document.querySelectorAll('entry')].map((entry) => {
    const [content, ...more] = entry.querySelectorAll('content');
    const text = content?.textContent ?? undefined;
    return {
      entry,
      type: content?.getAttribute('type'),
      html: text,
      body: new DOMParser().parseFromString(text ?? '', 'text/html').body,
      more,
    };
  });
}
const withContent = (change: Partial<Article>): Article => ({
  ...article,
  bannerImage: null,
  sections: '[]',
  sidebarItems: '[]',
  ...change,
});

it('has the whole text of articles as escaped HTML with absolute addresses, and nothing that XML forbids', () => {
  const sections = [
    {
      title: 'A & <b>',
      content: [
        { type: 'paragraph', title: 'Why', content: 'One <i>\u0000\u000b\ufffe\ud800 & "two"\nthree' },
        { type: 'list', content: ['One', 'Two'], emojis: ['🚚', ''] },
        { type: 'list', content: ['First'], listType: 'number' },
        { type: 'odd', content: 1 },
      ],
      showImage: true,
      imageUrl: 'https://cdn.example/a.png?a=1&b=2',
      cta: { text: '', link: '#top' },
    },
    { title: '', content: [], cta: { text: 'Read', link: '/about' } },
    { title: '', content: [], cta: { text: 'Not a link', link: 'javascript:alert(1)' } },
    { title: '', content: [], cta: { text: 'Mail', link: 'mailto:a@b.example' } },
  ];
  const banner = { bannerImage: '/uploads/1.webp', bannerAlt: 'A "ship"' };
  const [found] = readFeed(atom(SITE, [article], [withContent({ sections: JSON.stringify(sections), ...banner })]));
  const page = `${SITE}/newsroom/a%26b%20%3Cc%3E`;
  expect(found?.type).toBe('html');
  expect(found?.html).toBe(
    `<p><img src="${SITE}/uploads/1.webp" alt="A &quot;ship&quot;" loading="lazy"/></p><h2>A &amp; &lt;b&gt;</h2>` +
      '<p><img src="https://cdn.example/a.png?a=1&amp;b=2" alt="" loading="lazy"/></p>' +
      '<h3>Why</h3><p>One &lt;i&gt; &amp; &quot;two&quot;<br/>three</p><ul><li>🚚 One</li><li>Two</li></ul>' +
      `<ol><li>First</li></ol><p><a href="${page}#top">#top</a></p><p><a href="${SITE}/about">Read</a></p>` +
      '<p>Not a link</p><p><a href="mailto:a@b.example">Mail</a></p>',
  );
});

it('is a feed by the rules of the W3C’s validator', () => {
  const xml = atom(SITE, [article], [withContent({ sections: '{' })]);
  const document = xmlOf(xml);
  for (const one of [document.documentElement, ...document.querySelectorAll('entry')]) {
    for (const name of ['id', 'title', 'updated'])
      expect(one.querySelectorAll(`:scope > ${name}`), name).toHaveLength(1);
    expect(one.querySelector('updated')?.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
    expect(one.querySelectorAll(':scope > link:not([rel]), :scope > link[rel=alternate]')).toHaveLength(1);
  }
  expect(document.querySelector('link[rel=self]')?.getAttribute('href')).toBe(`${SITE}/feed.xml`);
  expect(document.querySelector('feed > author > name')?.textContent).toBeTruthy();
  const ids = [...document.querySelectorAll('id')].map(({ textContent }) => textContent ?? '');
  expect(ids.every((id) => URL.canParse(id))).toBe(true);
  for (const { body } of readFeed(xml)) {
    expect(body.querySelectorAll('script, style, iframe, [style], [onclick], img:not([alt])')).toHaveLength(0);
    for (const link of body.querySelectorAll('[href^="/"], [src^="/"]')) expect.unreachable(link.outerHTML);
  }
});

it('stays below 500 kB by leaving out the oldest articles, and the text of one that is longer alone', () => {
  const many = (length: number) =>
    Array.from({ length: 50 }, (_, i) => ({ id: String(i), length: i === 1 ? 600_000 : length }));
  const feedOf = (length: number) => {
    const sizes = many(length);
    const contentOf = (size: number) =>
      JSON.stringify([{ title: '', content: [{ type: 'paragraph', content: 'é'.repeat(size / 2) }] }]);
    return atom(
      SITE,
      sizes.map(({ id }) => ({ ...article, id, summary: `Summary ${id}` })),
      sizes.map(({ id, length: size }) => withContent({ id, sections: contentOf(size) })),
    );
  };
  expect(readFeed(feedOf(1000))).toHaveLength(52);
  const long = feedOf(60_000);
  expect(Buffer.byteLength(long)).toBeLessThan(500_000);
  const entries = readFeed(long);
  // Seven of the eight texts that fit, the long one, and the two articles of the site.
  expect(entries).toHaveLength(11);
  expect(entries.map(({ html }) => html === undefined)).toEqual(entries.map((_, i) => i === 1));
  expect(entries[1]?.entry.querySelector('summary')?.textContent).toBe('Summary 1');
});

/** True if a crawler may read an address. The longest matching rule decides, with `*` and `$` (RFC 9309, 2.2.2). */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): *(\S+)$/gm)].map(([, kind, rule = '']) => {
    const text = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return {
      isAllowed: kind === 'Allow',
      length: rule.length,
      pattern: new RegExp(`^${text.replace(/\$(?!$)/g, '\\$')}`),
    };
  });
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  const longest = Math.max(...matching.map(({ length }) => length));
  return matching.length === 0 || matching.some((rule) => rule.length === longest && rule.isAllowed);
}

it('lets crawlers read every address of the sitemap and every slug, and no page of the admin', () => {
  const robots = siteFiles(SITE, '')['robots.txt'] ?? '';
  const slugs = [
    'administration-costs',
    'admin-',
    'admin_',
    'admin-2',
    'administrator',
    'admins',
    'a',
    'sample',
    'adm',
    'admin-admin',
  ];
  const paths = addresses(sitemap(SITE)).map((address = '') => address.slice(SITE.length));
  for (const slug of slugs) paths.push(href('/newsroom/:slug', { slug }), `/uploads/${slug}`, `/${slug}`);
  expect(paths.filter((path) => !isAllowed(robots, path))).toEqual([]);
  const hidden = routes.filter((route) => 'isHidden' in route).map(({ path }) => path);
  expect(hidden.length).toBeGreaterThan(5);
  for (const path of hidden)
    for (const end of ['', '/', '?id=1', '/?a', '/below'])
      expect([path + end, isAllowed(robots, path + end)]).toEqual([path + end, false]);
});
