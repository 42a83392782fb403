import { savedArticle } from '~/api/articles/article';
import { fixedArticles } from '~/content/articles';
import { contacts } from '~/content/contacts';
import { company } from '~/content/site';
import { sectionsOf } from '~/features/newsroom/FixedArticle';
import { href } from '~/href';
import { withBase } from '~/lib/base';
import { escapeHtml } from '~/lib/text/escape-html';
import type { ArticleTexts } from '~contract/article-texts';
import type { Article } from '~contract/contract';
import { feedContent } from './feed-content.server';
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

/** The longest feed, in bytes. Many readers refuse or cut longer ones. */
const FEED_BYTES = 500_000;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

interface Entry extends Pick<ListedArticle, 'published' | 'updated' | 'title'> {
  readonly id: string;
  readonly address: string;
  readonly description: string | undefined;
  /** The whole text as HTML. */
  readonly content?: string | undefined;
}

function entryXml({ id, address, title, description, published, updated, content }: Entry): string {
  const parts = [
    `<id>${id}</id><title>${escapeXml(title)}</title><link href="${address}"/>`,
    published === undefined ? '' : `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    description === undefined ? '' : `<summary>${escapeXml(description)}</summary>`,
    content ? `<content type="html">${escapeXml(content)}</content>` : '',
  ];
  return `<entry>${parts.join('')}</entry>`;
}

/** The newest entries that fit into `limit` bytes. An entry that is too long for any feed has only its summary. */
function newestEntries(entries: readonly Entry[], limit: number): string {
  let rest = limit;
  const fitting: string[] = [];
  for (const entry of entries) {
    const whole = entryXml(entry);
    const xml = bytesOf(whole) > limit ? entryXml({ ...entry, content: undefined }) : whole;
    rest -= bytesOf(xml);
    if (rest < 0) break;
    fitting.push(xml);
  }
  return fitting.join('');
}

/**
 * The Atom feed: first the articles of a backend, then those that ship with the site. A reader recognises an entry by
 * its id, so the id of a backend's article does not contain the slug, which may change.
 * @param contents the articles with their content, as far as they are known.
 */
export function atom(siteUrl: string, articles: readonly ListedArticle[] = [], contents: readonly Article[] = []) {
  const contentOf = new Map(contents.map((article) => [String(article.id), savedArticle(article)]));
  const more = articles.map((article): Entry => {
    const address = `${siteUrl}${articlePath(article)}`;
    const content = contentOf.get(article.id);
    return {
      ...article,
      id: `${siteUrl}/newsroom#${escapeXml(encodeURIComponent(article.id))}`,
      address,
      description: article.summary || undefined,
      content: content && feedContent(content, siteUrl, address),
    };
  });
  const fixed = fixedArticles.map((article): Entry => {
    const { slug, title, description, date } = article;
    const address = `${siteUrl}/newsroom${slug === 'newsroom' ? '' : `/${slug}`}`;
    const day = `${date}T00:00:00Z`;
    const content = feedContent({ ...article, sections: sectionsOf(article) }, siteUrl, address);
    return { id: address, address, title, description, published: day, updated: day, content };
  });
  const listed = more.filter(({ updated }) => updated !== undefined);
  const newest = [...listed, ...fixed]
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  const head = `${XML}<feed xmlns="http://www.w3.org/2005/Atom"><id>${siteUrl}/newsroom</id><title>${company.name} Newsroom</title><link href="${siteUrl}/newsroom"/><link rel="self" href="${siteUrl}/feed.xml"/><updated>${newest}</updated><author><name>${company.name}</name></author>`;
  const end = `${fixed.map(entryXml).join('')}</feed>\n`;
  return head + newestEntries(listed, FEED_BYTES - bytesOf(head + end)) + end;
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
