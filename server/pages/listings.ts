import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '../../src/routes';
import type { DynamicHandler } from '../site';
import type { ArticleSource, ListedArticle } from './article-source';
import { createStaleCache } from './stale-cache';

/** The sitemap protocol allows 50,000 addresses per file. The first file also lists the built pages. */
const PER_SITEMAP = 45_000;
export const FEED_LENGTH = 50;
/** Readers wait this long, in ms. Then they get the built file. */
const TIMES = { freshMs: 30_000, staleMs: 60_000, waitMs: 5000 };
const CAPACITY = 64 * 1024 * 1024;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML 1.0, which does not allow control characters, not even escaped. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (c) => ESCAPES[c] ?? c);

const homeOf = (sitemap: string) => /<loc>(https?:\/\/[^<]+?)\/?<\/loc>/.exec(sitemap)?.[1] ?? '';

const pathOf = ({ slug }: ListedArticle) => escapeXml(href('/newsroom/:slug', { slug }));

/** A part of the sitemap. The first one starts with the built pages. */
export function sitemapText(built: string, articles: readonly ListedArticle[], part = 0): string {
  const urls = articles.map((article) => {
    const day = article.updated && `<lastmod>${article.updated.slice(0, 10)}</lastmod>`;
    return `<url><loc>${homeOf(built)}${pathOf(article)}</loc>${day ?? ''}</url>`;
  });
  const start = part === 0 ? built.replace(/<\/urlset>\s*$/, '') : built.slice(0, built.indexOf('<url>'));
  return `${start}${urls.join('')}</urlset>`;
}

/** The index of a sitemap with several parts. */
export function sitemapIndex(built: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, n) => `<sitemap><loc>${homeOf(built)}/sitemap-${n}.xml</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

/** All files of the sitemap by name. */
export async function sitemapFiles(
  { count, list }: ArticleSource,
  built: string,
): Promise<Map<string, () => Promise<string>>> {
  const parts = Math.max(1, Math.ceil((await count()) / PER_SITEMAP));
  const part = async (n: number) => sitemapText(built, await list(n * PER_SITEMAP, PER_SITEMAP), n);
  if (parts === 1) return new Map([['sitemap.xml', () => part(0)]]);
  return new Map([
    ['sitemap.xml', async () => sitemapIndex(built, parts)],
    ...Array.from({ length: parts }, (_, n): [string, () => Promise<string>] => [`sitemap-${n}.xml`, () => part(n)]),
  ]);
}

/** The feed with articles in front of the built ones. An entry needs a time. */
export function feedText(built: string, articles: readonly ListedArticle[]): string {
  const newsroom = /<id>([^<]+)\/newsroom<\/id>/.exec(built)?.[1] ?? '';
  const dated = articles.filter(({ updated }) => updated !== undefined);
  const entries = dated.map((article) => {
    const address = `${newsroom}${pathOf(article)}`;
    return `<entry><id>${address}</id><title>${escapeXml(article.title)}</title><link href="${address}"/><updated>${article.updated}</updated></entry>`;
  });
  const latest = dated
    .map(({ updated }) => updated ?? '')
    .sort()
    .at(-1);
  const head = built.slice(0, built.indexOf('<entry>')).replace(/(?<=<updated>)[^<]+/, (old) => latest ?? old);
  return `${head}${entries.join('')}${built.slice(built.indexOf('<entry>'))}`;
}

/** Serves `feed.xml` and `sitemap.xml`: the built files with the articles of the source. */
export function createListings(source: ArticleSource, root: string) {
  const built = (name: string) => readFileSync(join(root, name), 'utf8');

  const load = async (name: string) => {
    if (name === 'feed.xml') return feedText(built(name), await source.list(0, FEED_LENGTH));
    return (await sitemapFiles(source, built('sitemap.xml'))).get(name)?.();
  };
  const sizeOf = (text: string | undefined) => text?.length;
  const cache = createStaleCache(load, { ...TIMES, capacity: CAPACITY, sizeOf });

  const handler: DynamicHandler = async (request, response, pathname, site) => {
    const text = request.method === 'GET' ? await cache.get(pathname.slice(1)) : undefined;
    // Without the source, the built file is better than an error.
    if (text === undefined) return site.respond();
    response.writeHead(200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(text);
  };
  const isListing = (pathname: string) => /^\/(?:feed|sitemap(?:-\d{1,3})?)\.xml$/.test(pathname);
  return { handlerFor: (pathname: string) => (isListing(pathname) ? handler : undefined), expire: cache.expire };
}
