import { linksTo } from '~contract/article-links';
import { type ListQuery, pageIn } from '~contract/article-list';
import type { Article } from '~contract/contract';
import { type Sql, type Statement, sql } from '../database/database';
import { type ArticleRow, listed, summary, toArticle } from './article-columns';

/** Matches articles whose title or slug contains the text, which is a search key, as `search_title` is. */
function matching(text: string): Statement {
  if (text === '') return sql`true`;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(search_title like ${pattern} or slug like ${pattern})`;
}

/**
 * The last column only breaks ties. Ids do not follow the time of creation, because a process or a node of the database may reserve a
 * block of them. It is `articles.id`, because the selected `id` is text, which sorts '10' before '9'.
 */
function order(sort: string | undefined): Statement {
  if (sort === 'title') return sql`search_title, created_at desc, articles.id desc`;
  return sort === 'oldest' ? sql`date, created_at, articles.id` : sql`date desc, created_at desc, articles.id desc`;
}

function selectPage({ text, sort, isSummary, page, limit }: ListQuery, total = sql``): Statement {
  const range = limit === undefined ? sql`` : sql`limit ${limit} offset ${(page - 1) * limit}`;
  return sql`
    select ${isSummary ? summary : listed} ${total} from articles
    where ${matching(text)} order by ${order(sort)} ${range}`;
}

const selectTotal = (text: string) =>
  text === ''
    ? sql`select total from article_count`
    : sql`select count(*)::int4 as total from articles where ${matching(text)}`;

/** Finds one page of articles. By default, the latest date comes first, and of one date the newest article. */
export const findPage = async ({ query }: Sql, page: ListQuery): Promise<readonly Article[]> =>
  (await query<ArticleRow>(selectPage(page))).map(toArticle);

/** Counts the articles whose title or slug contains the text. */
export async function countMatching({ query }: Sql, text: string): Promise<number> {
  const [row] = await query<{ total: number }>(selectTotal(text));
  return row?.total ?? 0;
}

/**
 * Finds a page of the articles that link to a slug, and their number. The statement leaves out texts that cannot have the link, and the
 * contract decides about the others: links are JSON, in which a slash may be escaped, and characters may be percent-encoded.
 */
async function findLinking({ query }: Sql, page: ListQuery, slug: string) {
  const escaped = '%\\\\%';
  const [plain, encoded] = [`%newsroom%${slug.replace(/[^a-z0-9-]+/gi, '%')}%`, '%newsroom%\\%%'];
  const rows = await query<ArticleRow>(sql`
    select ${listed} from articles
    where ${matching(page.text)}
      and (sections like ${plain} or sidebar_items like ${plain} or sections like ${encoded} or sidebar_items like ${encoded}
        or sections like ${escaped} or sidebar_items like ${escaped})
    order by ${order(page.sort)}`);
  const found = rows.map(toArticle).filter((article) => linksTo(article, slug));
  const shown = pageIn(found, page);
  const articles = page.isSummary
    ? shown.map((article) => ({ ...article, sections: '[]', sidebarItems: '[]' }))
    : shown;
  return { articles, total: found.length };
}

/** Finds a page, and counts all articles that match. One statement is faster than two. */
export async function findPageAndTotal(database: Sql, page: ListQuery) {
  if (page.links !== undefined) return findLinking(database, page, page.links);
  const rows = await database.query<ArticleRow & { readonly total: number }>(
    selectPage(page, sql`, (${selectTotal(page.text)}) as total`),
  );
  let found: number | undefined;
  const articles = rows.map(({ total, ...row }) => {
    found = total;
    return toArticle(row);
  });
  // A page after the last one has no row that could carry the total.
  return { articles, total: found ?? (await countMatching(database, page.text)) };
}
