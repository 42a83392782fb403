import { type ArticleTexts, textsOf } from '~contract/article-texts';
import { type ArticleRow, listedTexts } from '../api/article-columns';
import { countMatching, findBySlug, findPage, movedTo } from '../api/articles';
import { type Database, sql } from '../database/database';

/** An entry of the sitemap and the feed. */
export interface ListedArticle extends Omit<ArticleTexts, 'date'> {
  /** Does not change with the slug. */
  readonly id: string;
  /** The publication date as a time (ISO 8601); undefined if the article's date is no date. */
  readonly published: string | undefined;
  /** Time of the last change (ISO 8601), or of the article's day; undefined if neither is known. */
  readonly updated: string | undefined;
}

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

/** The articles of the database. It remembers former slugs. */
export const databaseArticles = (database: Database): ArticleSource => ({
  async find(slug) {
    const found = await findBySlug(database, slug);
    if (found) return found;
    const present = await movedTo(database, slug);
    return present === undefined ? undefined : { movedTo: present };
  },
  newest: (limit) => findPage(database, { text: '', isSummary: false, page: 1, limit }),
  count: () => countMatching(database, ''),
  async list(offset, limit) {
    const rows = await database.query<ArticleRow & { readonly changedAt: Date }>(sql`
      select id::text, ${listedTexts}, changed_at as "changedAt"
      from articles order by date desc, created_at desc, articles.id desc limit ${limit} offset ${offset}`);
    return rows.map(({ id, changedAt, ...row }) => ({
      id,
      ...textsOf(row),
      published: timeOfDay(row.date ?? ''),
      updated: changedAt.toISOString(),
    }));
  },
});
