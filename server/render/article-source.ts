import type { ListedArticle } from '../../src/app/site-files.server';

export type { ListedArticle } from '../../src/app/site-files.server';

/** The start of a calendar day as a time (ISO 8601), or undefined for a text that is no day. */
export const timeOfDay = (date: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00.000Z` : undefined;

/** Where the articles of the pages come from: the database, or an API. Its methods reject if it is away. */
export interface ArticleSource {
  /** The article of a slug as the API sends it, the slug that it has now, or undefined if there is no such article. */
  find(slug: string): Promise<{ readonly article: unknown } | { readonly movedTo: string } | undefined>;
  /** The first articles of the list, with their content, as the API sends them. */
  newest(count: number): Promise<readonly unknown[]>;
  count(): Promise<number>;
  /** A part of the list, latest date first. `offset` is a multiple of 100 and of `limit`. */
  list(offset: number, limit: number): Promise<readonly ListedArticle[]>;
}
