import { findBySlug, findPage, movedTo } from '../api/articles';
import type { Database } from '../database/database';
import { sql } from '../database/sql';
import type { ArticleSource } from './article-source';

/** The articles of the database. It remembers former slugs. */
export const databaseArticles = (database: Database): ArticleSource => ({
  async find(slug) {
    const article = await findBySlug(database, slug);
    if (article) return { article };
    const present = await movedTo(database, slug);
    return present === undefined ? undefined : { movedTo: present };
  },
  newest: (limit) => findPage(database, { text: '', isSummary: false, page: 1, limit }),
  async count() {
    const [row] = await database.query<{ total: number }>(sql`select count(*)::integer as total from articles`);
    return row?.total ?? 0;
  },
  async list(offset, limit) {
    const rows = await database.query<{ slug: string; title: string; changedAt: Date }>(sql`
      select slug, title, changed_at as "changedAt" from articles
      order by date desc, id desc limit ${limit} offset ${offset}`);
    return rows.map(({ slug, title, changedAt }) => ({ slug, title, updated: changedAt.toISOString() }));
  },
});
