import { type SavedArticle, savedArticle } from '~/api/articles/article';
import type { LoadedPage } from '~/api/articles/news';
import { openingOf } from '~/api/articles/opening';
import { formatDate } from '~/lib/text/format-date';
import type { Article } from '~contract/contract';
import { requestOf } from './newsroom-pages';

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

const sendable = <T extends object>(data: T): T => JSON.parse(JSON.stringify(data), wellFormed);

/** A row of the list needs the opening of an article, but not its content. */
const rowOf = ({ bannerAlt: _unused, ...article }: SavedArticle): SavedArticle => ({
  ...article,
  summary: openingOf(article),
  sections: [],
  sidebarItems: [],
  unreadable: {},
});

/** A page of the list in the HTML of the newsroom. */
export interface InitialList extends LoadedPage {
  /** The query of the address. */
  readonly search: string;
}

/** The data for the newsroom: the response to the request for its list, without the content of the articles. */
export const initialList = (search: string, articles: readonly Article[], total: number): InitialList => {
  const rows = articles.map((article) => rowOf(savedArticle(article)));
  return sendable({ search, request: requestOf(search), articles: rows, total, isExpectedShape: true });
};

/** The data for the page of an article. `newest` are the newest articles, if they could be loaded. */
export function initialArticle(
  slug: string,
  article: Article,
  { newest, freshMs }: { newest?: readonly Article[] | undefined; freshMs?: number | undefined } = {},
): InitialArticle {
  const recent = newest && { recent: recentArticles(newest.map(savedArticle), slug) };
  return sendable({ slug, article: savedArticle(article), ...recent, ...(freshMs && { freshMs }) });
}
