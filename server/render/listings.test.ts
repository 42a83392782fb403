import { expect, it } from 'vitest';
import { atom, siteFiles, sitemap, sitemapIndex } from '~/app/site-files.server';
import { href } from '~/href';
import { routes } from '~/routes';
import { textsOf } from '~contract/article-texts';
import type { ArticleSource } from './article-source';
import { listingFiles } from './listings';
import type { Renderer } from './renderer';

const SITE = 'https://site.example';
const renderer: Renderer = {
  article: () => Promise.reject(new Error('unused')),
  newsroom: () => Promise.reject(new Error('unused')),
  sitemap: (articles, part) => sitemap(SITE, articles, part),
  sitemapIndex: (parts) => sitemapIndex(SITE, parts),
  feed: (articles) => atom(SITE, articles),
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
  return { find: unused, newest: unused, page: unused, count: async () => total, list };
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
