import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { sql } from '../database/sql';
import type { DynamicHandler } from '../site';
import { createStaleCache } from './stale-cache';

/** The sitemap protocol allows 50,000 addresses per file. The first file also lists the built pages. */
const PER_SITEMAP = 45_000;
const FEED_LENGTH = 50;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML 1.0, which does not allow control characters, not even escaped. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (c) => ESCAPES[c] ?? c);

/** Serves `feed.xml` and `sitemap.xml`: the built files with the articles of the database. */
export function createListings(database: Database, root: string) {
  const built = (name: string) => readFileSync(join(root, name), 'utf8');

  async function sitemap(part: number): Promise<string | undefined> {
    const pages = built('sitemap.xml');
    const home = /<loc>(https?:\/\/[^<]+?)\/?<\/loc>/.exec(pages)?.[1] ?? '';
    if (part < 0) {
      const [row] = await database.query<{ total: number }>(sql`select count(*)::integer as total from articles`);
      const parts = Math.ceil((row?.total ?? 0) / PER_SITEMAP);
      if (parts <= 1) return sitemap(0);
      const entries = Array.from({ length: parts }, (_, n) => `<sitemap><loc>${home}/sitemap-${n}.xml</loc></sitemap>`);
      return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
    }
    const articles = await database.query<{ slug: string; day: string }>(sql`
      select slug, to_char(changed_at at time zone 'utc', 'YYYY-MM-DD') as day from articles
      order by id limit ${PER_SITEMAP} offset ${part * PER_SITEMAP}`);
    if (part > 0 && articles.length === 0) return undefined;
    const urls = articles.map(
      ({ slug, day }) => `<url><loc>${home}/newsroom/${slug}</loc><lastmod>${day}</lastmod></url>`,
    );
    const start = part === 0 ? pages.replace(/<\/urlset>\s*$/, '') : pages.slice(0, pages.indexOf('<url>'));
    return `${start}${urls.join('')}</urlset>`;
  }

  async function feed(): Promise<string> {
    const text = built('feed.xml');
    const newsroom = /<id>([^<]+)<\/id>/.exec(text)?.[1] ?? '';
    const articles = await database.query<{ slug: string; title: string; changedAt: Date }>(sql`
      select slug, title, changed_at as "changedAt" from articles order by date desc, id desc limit ${FEED_LENGTH}`);
    const entries = articles.map(({ slug, title, changedAt }) => {
      const address = `${newsroom}/${slug}`;
      const updated = changedAt.toISOString();
      return `<entry><id>${address}</id><title>${escapeXml(title)}</title><link href="${address}"/><updated>${updated}</updated></entry>`;
    });
    const latest = articles
      .map(({ changedAt }) => changedAt.toISOString())
      .sort()
      .at(-1);
    const head = text.slice(0, text.indexOf('<entry>')).replace(/(?<=<updated>)[^<]+/, (old) => latest ?? old);
    return `${head}${entries.join('')}${text.slice(text.indexOf('<entry>'))}`;
  }

  const load = async (name: string) => {
    if (name === '/feed.xml') return feed();
    return sitemap(name === '/sitemap.xml' ? -1 : Number(/\d+/.exec(name)?.[0]));
  };
  const cache = createStaleCache(load, { freshMs: 30_000, staleMs: 60_000, waitMs: 5000, capacity: 20 });

  const handler: DynamicHandler = async (request, response, pathname, site) => {
    const text = request.method === 'GET' ? await cache.get(pathname) : undefined;
    // Without the database, the built file is better than an error.
    if (text === undefined) return site.respond();
    response.writeHead(200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(text);
  };
  const isListing = (pathname: string) => /^\/(?:feed|sitemap(?:-\d{1,3})?)\.xml$/.test(pathname);
  return { handlerFor: (pathname: string) => (isListing(pathname) ? handler : undefined), expire: cache.expire };
}
