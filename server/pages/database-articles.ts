import { textsOf } from '~contract/article-texts';
import { searchKey } from '~contract/text';
import { type ArticleRow, listedTexts } from '../api/article-columns';
import { countMatching, findPage, findPageAndTotal } from '../api/article-lists';
import { findBySlug, movedTo } from '../api/articles';
import { type Sql, sql } from '../database/database';
import { type ArticleSource, timeOfDay } from '../render/article-source';

/** Reads the articles for pages from the database, which also knows former slugs. */
export const databaseArticles = (database: Sql): ArticleSource => ({
  async find(slug) {
    const found = await findBySlug(database, slug);
    if (found) return found;
    const present = await movedTo(database, slug);
    return present === undefined ? undefined : { movedTo: present };
  },
  newest: (limit) => findPage(database, { text: '', isSummary: false, page: 1, limit }),
  page: ({ page, limit, text = '' }) =>
    findPageAndTotal(database, { text: searchKey(text), isSummary: false, page, limit }),
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
