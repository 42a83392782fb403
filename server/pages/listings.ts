import { isRead, send } from '../http/send';
import type { DynamicHandler } from '../site';
import type { ArticleSource } from './article-source';
import type { Renderer } from './renderer';
import { createStaleCache } from './stale-cache';

/** The sitemap protocol allows 50,000 addresses per file. The first file also lists the pages of the site. */
const PER_SITEMAP = 45_000;
const FEED_LENGTH = 50;
/** Readers wait this long, in ms. Then they get the built file. */
const TIMES = { freshMs: 30_000, staleMs: 60_000, waitMs: 5000 };
const CAPACITY = 64 * 1024 * 1024;

/** The files that list the articles of the source, by name. A sitemap with more than one part has an index. */
export async function listingFiles(source: ArticleSource, renderer: Renderer) {
  const parts = Math.max(1, Math.ceil((await source.count()) / PER_SITEMAP));
  const part = async (n: number) => renderer.sitemap(await source.list(n * PER_SITEMAP, PER_SITEMAP), n);
  const files = new Map([
    ['feed.xml', async () => renderer.feed(await source.list(0, FEED_LENGTH))],
    ['sitemap.xml', async () => (parts === 1 ? part(0) : renderer.sitemapIndex(parts))],
  ]);
  if (parts > 1) for (let n = 0; n < parts; n++) files.set(`sitemap-${n}.xml`, () => part(n));
  return files;
}

/** Serves `feed.xml` and `sitemap.xml` with the articles of the source. */
export function createListings(source: ArticleSource, renderer: Renderer) {
  const load = async (name: string) => (await (await listingFiles(source, renderer)).get(name)?.()) ?? '';
  const cache = createStaleCache(load, { ...TIMES, capacity: CAPACITY, sizeOf: (text) => text.length || 1 });

  const handler: DynamicHandler = async (request, response, pathname, site) => {
    const text = isRead(request) ? await cache.get(pathname.slice(1)) : undefined;
    // Without the source, the built file is better than an error.
    if (!text) return site.respond();
    send(response, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' }, text);
  };
  const isListing = (pathname: string) => /^\/(?:feed|sitemap(?:-\d{1,3})?)\.xml$/.test(pathname);
  return { handlerFor: (pathname: string) => (isListing(pathname) ? handler : undefined), expire: cache.expire };
}
