import { fixedArticles } from '~/content/articles';
import { contacts } from '~/content/contacts';
import { company } from '~/content/site';
import { href } from '~/href';
import { withBase } from '~/lib/base';
import { escapeHtml } from '~/lib/text/escape-html';
import type { ArticleTexts } from '~contract/article-texts';
import { staticPaths } from './static-paths.server';

/** An article of a backend in the sitemap and in the feed. */
export interface ListedArticle extends Omit<ArticleTexts, 'date'> {
  /** Does not change with the slug. */
  readonly id: string;
  /** The publication date as a time (ISO 8601), if it is known. */
  readonly published: string | undefined;
  /** The time of the last change (ISO 8601). An article without it is not in the feed. */
  readonly updated: string | undefined;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Text for XML 1.0. It does not allow control characters, not even escaped, and `]]>` only with an escaped bracket. */
const escapeXml = (text: string) =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')).replaceAll('>', '&gt;');

const articlePath = ({ slug }: Pick<ListedArticle, 'slug'>) => escapeXml(href('/newsroom/:slug', { slug }));

/** A file of the sitemap. The first part starts with the pages of the site. */
export function sitemap(siteUrl: string, articles: readonly ListedArticle[] = [], part = 0) {
  const pages = part === 0 ? staticPaths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`) : [];
  const more = articles.map((article) => {
    const day = article.updated && `<lastmod>${article.updated.slice(0, 10)}</lastmod>`;
    return `<url><loc>${siteUrl}${articlePath(article)}</loc>${day ?? ''}</url>`;
  });
  return `${XML}<urlset ${SITEMAPS}>${[...pages, ...more].join('')}</urlset>\n`;
}

/** The index of a sitemap with several parts: `sitemap-0.xml`, `sitemap-1.xml`, … */
export function sitemapIndex(siteUrl: string, parts: number) {
  const files = Array.from({ length: parts }, (_, n) => `<sitemap><loc>${siteUrl}/sitemap-${n}.xml</loc></sitemap>`);
  return `${XML}<sitemapindex ${SITEMAPS}>${files.join('')}</sitemapindex>\n`;
}

/**
 * A rule is a prefix, so it would hide articles such as `/newsroom/administration`. These rules match only a page
 * itself and the addresses below it.
 */
const rulesFor = (path: string) => ['$', '?', '/'].map((end) => `Disallow: ${withBase(path)}${end}\n`).join('');

const robots = (siteUrl: string) =>
  `User-agent: *\n${['/admin', '/newsroom/admin'].map(rulesFor).join('')}Sitemap: ${siteUrl}/sitemap.xml\n`;

/**
 * The Atom feed: first the articles of a backend, then those that ship with the site. A reader recognises an entry by
 * its id, so the id of a backend's article does not contain the slug, which may change.
 */
export function atom(siteUrl: string, articles: readonly ListedArticle[] = []) {
  const more = articles.map((article) => ({
    ...article,
    id: `${siteUrl}/newsroom#${escapeXml(encodeURIComponent(article.id))}`,
    address: `${siteUrl}${articlePath(article)}`,
    description: article.summary || undefined,
  }));
  const fixed = fixedArticles.map(({ slug, title, description, date }) => {
    const address = `${siteUrl}/newsroom${slug === 'newsroom' ? '' : `/${slug}`}`;
    const day = `${date}T00:00:00Z`;
    return { id: address, address, title, description, published: day, updated: day };
  });
  const listed = [...more, ...fixed].filter(({ updated }) => updated !== undefined);
  const newest = listed
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  const entries = listed.map(({ id, address, title, description, published, updated }) => {
    const parts = [
      `<id>${id}</id><title>${escapeXml(title)}</title><link href="${address}"/>`,
      published === undefined ? '' : `<published>${published}</published>`,
      `<updated>${updated}</updated>`,
      description === undefined ? '' : `<summary>${escapeXml(description)}</summary>`,
    ];
    return `<entry>${parts.join('')}</entry>`;
  });
  return `${XML}<feed xmlns="http://www.w3.org/2005/Atom"><id>${siteUrl}/newsroom</id><title>${company.name} Newsroom</title><link href="${siteUrl}/newsroom"/><link rel="self" href="${siteUrl}/feed.xml"/><updated>${newest}</updated><author><name>${company.name}</name></author>${entries.join('')}</feed>\n`;
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
