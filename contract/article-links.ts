import { isRecord } from './is-record';

/** The links of articles. Text never becomes a link, so an article has only the calls to action and the sidebar items. */

/** A link of an article, and the index of the section or the sidebar item that has it. */
export interface ArticleLink {
  readonly list: 'sections' | 'sidebarItems';
  readonly at: number;
  readonly link: string;
}

/** Where a site is: the hosts it is published at, and its base path with a slash at both ends. */
export interface SitePlace {
  readonly hosts: readonly string[];
  readonly base: string;
}

/** The lists of an article, as arrays or as JSON text. */
interface Lists {
  readonly sections: unknown;
  readonly sidebarItems: unknown;
}

/** Reads a list. A page does not show a list that is unreadable, so it has no links. */
function itemsOf(list: unknown): readonly unknown[] {
  try {
    const items: unknown = typeof list === 'string' ? JSON.parse(list) : list;
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

const linkIn = (value: unknown) => (isRecord(value) && typeof value.link === 'string' ? value.link.trim() : '');

/** Returns the links of an article in reading order, without empty ones. */
export function linksOf({ sections, sidebarItems }: Lists): readonly ArticleLink[] {
  const ctas = itemsOf(sections).map((section) => linkIn(isRecord(section) ? section.cta : undefined));
  return [
    ...ctas.map((link, at) => ({ list: 'sections', at, link }) as const),
    ...itemsOf(sidebarItems).map((item, at) => ({ list: 'sidebarItems', at, link: linkIn(item) }) as const),
  ].filter(({ link }) => link !== '');
}

/** A placeholder for the origin of the site, to resolve relative addresses. */
const SITE = 'https://site.invalid';

/** Parses a path of the site or a web address. Undefined for all other links, such as `#part`, `mailto:` and `//host`. */
function parsed(link: string): URL | undefined {
  if (!/^(?:\/|https?:\/\/)/i.test(link) || !URL.canParse(link, SITE)) return undefined;
  const url = new URL(link, SITE);
  return link.startsWith('/') && url.origin !== SITE ? undefined : url;
}

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the slug if the path is that of an article, wherever the site begins. */
const slugIn = (path: string) => {
  const [, slug] = /\/newsroom\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? undefined : decoded(slug);
};

/** True if a link of the article leads to `/newsroom/SLUG`, on any host and below any path: a backend does not know where its site is. */
export const linksTo = (article: Lists, slug: string): boolean =>
  linksOf(article).some(({ link }) => slugIn(withoutSlash(parsed(link)?.pathname ?? '')) === slug);

/** Returns the path of a link inside the site, without base, query, fragment and a slash at its end. Undefined if it leaves the site. */
export function pathInSite(link: string, { hosts, base }: SitePlace): string | undefined {
  const url = parsed(link.trim());
  if (!url) return undefined;
  const isPath = url.origin === SITE;
  if (!isPath && !hosts.includes(url.host)) return undefined;
  const path = withoutSlash(url.pathname);
  if (`${path}/`.startsWith(base)) return path.slice(base.length - 1) || '/';
  // Pages add the base to a path without it.
  return isPath ? path : undefined;
}

/** Returns the slug of the article that a link inside the site leads to, or undefined. */
export function linkedSlug(link: string, place: SitePlace): string | undefined {
  const path = pathInSite(link, place);
  return path?.startsWith('/newsroom/') ? slugIn(path) : undefined;
}

/** Returns the link to an article with another slug. Its host, query and fragment stay. */
export function withSlug(link: string, slug: string): string {
  const url = parsed(link.trim());
  if (!url) return link;
  url.pathname = url.pathname.replace(/[^/]+\/*$/, encodeURIComponent(slug));
  return url.origin === SITE ? url.href.slice(SITE.length) : url.href;
}
