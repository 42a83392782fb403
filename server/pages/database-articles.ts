import { countMatching, findBySlug, findPage, movedTo } from '../api/articles';
import type { Database } from '../database/database';
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
  count: () => countMatching(database, ''),
  async list(offset, limit) {
    const rows = await findPage(database, { text: '', isSummary: true, page: offset / limit + 1, limit });
    return rows.map(({ slug, title, changedAt }) => ({ slug, title, updated: changedAt.toISOString() }));
  },
});
