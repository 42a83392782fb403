import { fixedArticles } from '~/content/articles';
import { contacts } from '~/content/contacts';
import { company } from '~/content/site';
import { withBase } from '~/lib/base';
import { staticPaths } from './static-params';
import { escapeHtml } from '~/lib/escape-html';

const sitemap = (siteUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${staticPaths
    .map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
    .join('')}</urlset>\n`;

const robots = (siteUrl: string) =>
  `User-agent: *\nDisallow: ${withBase('/admin')}\nDisallow: ${withBase('/newsroom/admin')}\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Atom feed of the articles known at build time. A backend publishes a feed of its articles itself. */
function atom(siteUrl: string) {
  const newest =
    fixedArticles
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '';
  const entries = fixedArticles.map(({ slug, title, description, date }) => {
    const address = `${siteUrl}/newsroom${slug === 'newsroom' ? '' : `/${slug}`}`;
    return `<entry><id>${address}</id><title>${escapeHtml(title)}</title><link href="${address}"/><updated>${date}T00:00:00Z</updated><summary>${escapeHtml(description)}</summary></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${siteUrl}/newsroom</id><title>${company.name} Newsroom</title><link href="${siteUrl}/newsroom"/><link rel="self" href="${siteUrl}/feed.xml"/><updated>${newest}T00:00:00Z</updated><author><name>${company.name}</name></author>${entries.join('')}</feed>\n`;
}

/** Where to report a vulnerability (RFC 9116). Renew it before it expires. */
const securityText = (siteUrl: string, expires: string) =>
  `Contact: ${contacts.general.href}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`;

/** Files for crawlers and security researchers, from the same routes and content as the pages: name -> text. */
export function siteFiles(siteUrl: string, expires: string): Readonly<Record<string, string>> {
  return {
    'sitemap.xml': sitemap(siteUrl),
    'robots.txt': robots(siteUrl),
    'feed.xml': atom(siteUrl),
    '.well-known/security.txt': securityText(siteUrl, expires),
  };
}
