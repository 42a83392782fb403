import { TEXT_FIELDS, textRules, textsOf } from '~contract/article-texts';
import type { Article, Version } from '~contract/contract';
import { ARTICLE_VERSION_DAYS, ARTICLE_VERSIONS } from '~contract/generated/limits';
import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';
import { column, commas, days, type Sql, sql } from '../database/database';

/** Selects a row of `articles` as the JSON of an Article. */
const content = sql`json_build_object(${commas([
  ...TEXT_FIELDS.flatMap((field) => [sql`${field}::text`, column(textRules[field].column)]),
  sql`'bannerImage', coalesce('/uploads/' || image, banner_image)`,
  sql`'sections', sections`,
  sql`'sidebarItems', sidebar_items`,
])})::text`;

/** Keeps the present version of an article, which every save does. Deletes the oldest versions beyond the contract's limit. */
export async function keepVersion({ query }: Sql, id: string): Promise<void> {
  await query(sql`
    insert into article_versions (article_id, version, saved_by, saved_at, title, image, content)
    select id, version, changed_by, changed_at, title, image, ${content} from articles where id = ${id}`);
  await query(sql`
    delete from article_versions
    where article_id = ${id}
      and version <= (select version from articles where id = ${id}) - ${ARTICLE_VERSIONS}::int4`);
}

/** Marks the versions of an article that was deleted now. `collectVersions` deletes them later. */
export const endVersions = ({ query }: Sql, id: string) =>
  query(sql`update article_versions set deleted_at = now() where article_id = ${id}`);

/** Deletes the versions of articles that were deleted longer ago than the contract says. */
export const collectVersions = ({ query }: Sql) =>
  query(sql`delete from article_versions where deleted_at < now() - ${days(ARTICLE_VERSION_DAYS)}`);

/** Returns the versions of an article, newest first. */
export async function findVersions({ query }: Sql, id: string): Promise<readonly Version[]> {
  const rows = await query<Omit<Version, 'savedAt'> & { readonly savedAt: Date }>(sql`
    select version, saved_by as "savedBy", saved_at as "savedAt", title from article_versions
    where article_id = ${id} order by version desc`);
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

/** Returns an article as it was saved, or undefined if this version is not kept. */
export async function findVersion({ query }: Sql, id: string, version: string): Promise<Article | undefined> {
  const [row] = await query<{ content: string }>(sql`
    select content from article_versions where article_id = ${id} and version::text = ${version}`);
  const article: unknown = row && JSON.parse(row.content);
  if (!isRecord(article)) return undefined;
  return {
    id,
    ...textsOf(article),
    bannerImage: typeof article.bannerImage === 'string' ? article.bannerImage : null,
    sections: textOf(article.sections),
    sidebarItems: textOf(article.sidebarItems),
  };
}
