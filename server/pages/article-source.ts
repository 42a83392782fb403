/** An entry of the sitemap and the feed. */
export interface ListedArticle {
  readonly slug: string;
  readonly title: string;
  /** Time of the last change (ISO 8601), or of the article's day; undefined if neither is known. */
  readonly updated: string | undefined;
}

/** Where the articles of the pages come from: the database, or an API. Its methods reject if it is away. */
export interface ArticleSource {
  /** The article of a slug as the API sends it, the slug that it has now, or undefined if there is no such article. */
  find(slug: string): Promise<{ readonly article: unknown } | { readonly movedTo: string } | undefined>;
  /** The first articles of the list, with their content, as the API sends them. */
  newest(count: number): Promise<unknown>;
  count(): Promise<number>;
  /** A part of the list, latest date first. `offset` is a multiple of 100 and of `limit`. */
  list(offset: number, limit: number): Promise<readonly ListedArticle[]>;
}
