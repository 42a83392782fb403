import { decodeArticleList, decodeArticleResponse, type SavedArticle } from '~/api/articles/article';
import { openingOf } from '~/api/articles/opening';
import { formatDate } from '~/lib/text/format-date';

/** The number of articles in the sidebar. */
export const RECENT_COUNT = 3;

/** An entry of Recent Articles. */
export interface RecentArticle {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly line: string;
}

/** The data in the HTML of an article's page. The client shows it until its own request gets a response. */
export interface InitialArticle {
  /** The slug in the address. The backend may spell it differently. */
  readonly slug: string;
  readonly article: SavedArticle;
  /** Missing if the server could not load the list. */
  readonly recent?: readonly RecentArticle[];
  /** How long the page is as good as a response of the backend, in ms. Missing in a built file, which may be old. */
  readonly freshMs?: number;
}

/** The newest articles, without the current one. */
export const recentArticles = (
  articles: readonly SavedArticle[],
  current: string | undefined,
): readonly RecentArticle[] =>
  articles
    .filter(({ slug }) => slug && slug !== current)
    .slice(0, RECENT_COUNT)
    .map((article) => {
      const { id, slug, title } = article;
      return { id, slug, title, line: openingOf(article) || formatDate(article.date) };
    });

/** A lone surrogate cannot be sent as UTF-8. The browser would read a different text from the one in the data. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? new TextDecoder().decode(new TextEncoder().encode(value)) : value;

/** Decodes an article and the newest articles as a backend sends them. Returns undefined if it is not an article. */
export function decodeInitialArticle(
  slug: string,
  body: unknown,
  { newest, freshMs }: { readonly newest?: unknown; readonly freshMs?: number | undefined } = {},
): InitialArticle | undefined {
  const article = decodeArticleResponse(body);
  if (!article) return undefined;
  const recent = newest === undefined ? {} : { recent: recentArticles(decodeArticleList(newest).articles, slug) };
  const initial: InitialArticle = { slug, article, ...recent, ...(freshMs && { freshMs }) };
  return JSON.parse(JSON.stringify(initial), wellFormed);
}
