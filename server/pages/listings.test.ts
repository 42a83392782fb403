import { expect, it } from 'vitest';
import { siteFiles } from '~/app/site-files';
import type { ArticleSource } from './article-source';
import { feedText, sitemapFiles } from './listings';

const built = siteFiles('https://site.example', '');
const sitemap = built['sitemap.xml'] ?? '';
const article = { slug: 'a&b <c>', title: 'A & <b>\0', updated: '2026-11-20T10:00:00.000Z' };

function sourceOf(total: number): ArticleSource {
  const unused = () => Promise.reject(new Error('unused'));
  const list = async (offset: number, limit: number) =>
    Array.from({ length: Math.min(limit, total - offset) }, (_, i) => ({ ...article, slug: `article-${offset + i}` }));
  return { find: unused, newest: unused, count: async () => total, list };
}

const addresses = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

it('adds articles to the built sitemap', async () => {
  const files = await sitemapFiles(sourceOf(2), sitemap);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const text = (await files.get('sitemap.xml')?.()) ?? '';
  expect(addresses(text)).toEqual([
    ...addresses(sitemap),
    'https://site.example/newsroom/article-0',
    'https://site.example/newsroom/article-1',
  ]);
  expect(text).toContain('<lastmod>2026-11-20</lastmod>');
});

it('splits a sitemap of 100,000 articles into files of fewer than 50,000 addresses, without losing one', async () => {
  const files = await sitemapFiles(sourceOf(100_000), sitemap);
  const texts = await Promise.all([...files].map(async ([name, text]) => [name, addresses(await text())] as const));
  const [[index, parts], ...rest] = texts as [(typeof texts)[0], ...typeof texts];
  expect(index).toBe('sitemap.xml');
  expect(parts).toEqual(rest.map(([name]) => `https://site.example/${name}`));
  expect(rest.length).toBe(3);
  for (const [, list] of rest) expect(list.length).toBeLessThan(50_000);
  expect(new Set(rest.flatMap(([, list]) => list)).size).toBe(100_000 + addresses(sitemap).length);
});

it('escapes addresses and titles', () => {
  const text = feedText(built['feed.xml'] ?? '', [article, { ...article, updated: undefined }]);
  expect(text).toContain('<id>https://site.example/newsroom/a%26b%20%3Cc%3E</id><title>A &amp; &lt;b&gt;</title>');
  expect(text.match(/a%26b/g)).toHaveLength(2);
  const times = [...text.matchAll(/<updated>([^<]+)/g)].map(([, time]) => time);
  // Those of the feed, of the article with a time, and of the two built articles.
  expect(times.slice(0, 2)).toEqual([article.updated, article.updated]);
  expect(times).toHaveLength(4);
  expect(text).toContain('</author><entry>');
});

it('changes nothing without articles', async () => {
  expect(addresses((await (await sitemapFiles(sourceOf(0), sitemap)).get('sitemap.xml')?.()) ?? '')).toEqual(
    addresses(sitemap),
  );
  expect(feedText(built['feed.xml'] ?? '', [])).toBe(built['feed.xml']);
});
