import type { Article } from '../../contract/contract';
import type { ListRequest } from '../../src/api/articles/article-pages';
import type { ListedArticle } from '../../src/app/site-files.server';

export type { ListedArticle } from '../../src/app/site-files.server';

/** Returns the start of a calendar day as an ISO 8601 time, or undefined if the text is not a day. */
export const timeOfDay = (date: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00.000Z` : undefined;

/** The source of the articles of pages: the database, or an API. The methods reject if the source is away. */
export interface ArticleSource {
  /** Finds the article of a slug. `movedTo` is its present slug, if the given one is a former slug. */
  find(slug: string): Promise<{ readonly article: Article } | { readonly movedTo: string } | undefined>;
  /** Returns the first articles of the list with their content. */
  newest(count: number): Promise<readonly Article[]>;
  /** Returns a page of the list or of a search, and the number of all matches. Undefined if the source has no pages and no search. */
  page(request: ListRequest): Promise<{ readonly articles: readonly Article[]; readonly total: number } | undefined>;
  /** Counts all articles. */
  count(): Promise<number>;
  /** Returns a part of the list, latest date first. `offset` must be a multiple of 100 and of `limit`. */
  list(offset: number, limit: number): Promise<readonly ListedArticle[]>;
}
