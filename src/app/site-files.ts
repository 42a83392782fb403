import { staticPaths } from './static-params';

/** Files for crawlers, from the same route table as the pages: name -> text. */
export function siteFiles(siteUrl: string): Readonly<Record<string, string>> {
  const urls = staticPaths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join('');
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
    'robots.txt': `User-agent: *\nDisallow: /admin\nDisallow: /newsroom/admin\nSitemap: ${siteUrl}/sitemap.xml\n`,
  };
}
