import type { ArticleSource } from './article-source';
import type { Renderer } from './renderer';

/** The sitemap protocol allows 50,000 addresses per file. The first file also lists the pages of the site. */
const PER_SITEMAP = 45_000;
const FEED_LENGTH = 50;

/** True if the address belongs to the feed or a sitemap. */
export const isListing = (pathname: string) => /^\/(?:feed|sitemap(?:-\d{1,3})?)\.xml$/.test(pathname);

/** Returns the files that list articles, by name. Each value makes the text of its file. A sitemap with several parts has an index. */
export async function listingFiles(source: ArticleSource, renderer: Renderer) {
  const parts = Math.max(1, Math.ceil((await source.count()) / PER_SITEMAP));
  const part = async (n: number) => renderer.sitemap(await source.list(n * PER_SITEMAP, PER_SITEMAP), n);
  const files = new Map([
    ['feed.xml', async () => renderer.feed(await source.list(0, FEED_LENGTH), await source.newest(FEED_LENGTH))],
    ['sitemap.xml', async () => (parts === 1 ? part(0) : renderer.sitemapIndex(parts))],
  ]);
  if (parts > 1) for (let n = 0; n < parts; n++) files.set(`sitemap-${n}.xml`, () => part(n));
  return files;
}
