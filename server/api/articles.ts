import type { ArticleFields } from '~contract/article-form';
import type { TaggedArticle } from '~contract/article-results';
import { uploadName } from '~contract/http/uploads';
import { searchKey } from '~contract/text';
import { commas, type Sql, type Statement, searchable, sql, violatedConstraint } from '../database/database';
import { type ArticleRow, listed, textColumns, textValues, toArticle } from './article-columns';
import { type MeasuredImage, storeImage, touchImage } from './images';
import { endVersions, keepVersion } from './versions';

/** The entity tag. No id is used twice, so every version of every article has a different tag. */
const etag = sql`concat('"', id, '-', version, '"')`;

/** True if the text can be an id. Ids are bigints. */
export const isId = (id: string) => /^\d{1,18}$/.test(id);

/** True if the error means that another article has the slug. */
export const isSlugTaken = (error: unknown): boolean => violatedConstraint(error) === 'articles_slug';

async function findOne({ query }: Sql, condition: Statement): Promise<TaggedArticle | undefined> {
  const [row] = await query<ArticleRow & Omit<TaggedArticle, 'article'>>(sql`
    select ${listed}, ${etag} as etag, changed_by as "changedBy" from articles where ${condition}`);
  if (!row) return undefined;
  const { etag: tag, changedBy, ...article } = row;
  return { article: toArticle(article), etag: tag, changedBy };
}

/** Finds an article, or undefined. */
export const findById = async (database: Sql, id: string): Promise<TaggedArticle | undefined> =>
  isId(id) ? findOne(database, sql`id = ${id}`) : undefined;

/** Finds an article by its present slug, or undefined. */
export const findBySlug = (database: Sql, slug: string): Promise<TaggedArticle | undefined> =>
  findOne(database, sql`slug = ${searchable(slug)}`);

/** Returns the present slug of the article that once had this slug, or undefined. */
export async function movedTo({ query }: Sql, oldSlug: string): Promise<string | undefined> {
  const [row] = await query<{ slug: string }>(sql`
    select articles.slug from old_slugs join articles on articles.id = article_id
    where old_slugs.slug = ${searchable(oldSlug)}`);
  return row?.slug;
}

/** Finds the article that once had this slug, or undefined. */
export async function findByFormerSlug(database: Sql, oldSlug: string): Promise<TaggedArticle | undefined> {
  const slug = await movedTo(database, oldSlug);
  return slug === undefined ? undefined : findBySlug(database, slug);
}

/**
 * Counts a change, which also changes the number of articles by `difference`. Call it at the end of a transaction, because it locks a row
 * that all others need.
 */
const countChange = ({ query }: Sql, difference: number) =>
  query(sql`update article_count set total = total + ${difference}, changes = changes + 1`);

/** The columns of a banner: the name of an uploaded image, or any other address. */
async function bannerOf(sql: Sql, image: MeasuredImage | undefined, address: string | null) {
  if (image) return { image: await storeImage(sql, image), address: null };
  const name = uploadName(address);
  // If the image does not exist, the address is stored like any other text.
  return name && (await touchImage(sql, name)) ? { image: name, address: null } : { image: null, address };
}

/** Stores an article and returns its id. @throws an error with `isSlugTaken`. */
export async function insertArticle(
  database: Sql,
  fields: ArticleFields,
  newImage: MeasuredImage | undefined,
  author: string,
): Promise<string> {
  const { title, slug, sections, sidebarItems } = fields;
  const { image, address } = await bannerOf(database, newImage, fields.bannerImage ?? null);
  const [created] = await database.query<{ id: string }>(sql`
    insert into articles
      (${commas(textColumns)}, search_title, image, banner_image, sections, sidebar_items, created_by, changed_by)
    values (${commas(textValues(fields))}, ${searchKey(title)}, ${image}, ${address}, ${sections}, ${sidebarItems},
      ${author}, ${author})
    returning id::text as id`);
  await database.query(sql`delete from old_slugs where slug = ${slug}`);
  if (!created) throw new Error('The database did not return the new article.');
  await keepVersion(database, created.id);
  await countChange(database, 1);
  return created.id;
}

/**
 * Replaces an article if its entity tag is one of `tags`. If `tags` is undefined, any tag will do. Remembers the previous slug.
 * @returns the previous slug, or undefined if nothing was replaced.
 * @throws an error with `isSlugTaken`.
 */
export async function replaceArticle(
  database: Sql,
  id: string,
  tags: readonly string[] | undefined,
  fields: ArticleFields,
  newImage: MeasuredImage | undefined,
  author: string,
): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const { title, slug, sections, sidebarItems, bannerImage } = fields;
  const values = textValues(fields);
  const texts = textColumns.map((name, at) => sql`${name} = ${values[at] ?? null}`);
  const { image, address } = await bannerOf(database, newImage, bannerImage ?? null);
  const isUnchanged = bannerImage === undefined && !newImage;
  const banner = isUnchanged ? sql`` : sql`, image = ${image}, banner_image = ${address}`;
  const condition = tags === undefined ? sql`true` : sql`${etag} = any(${tags})`;
  const [replaced] = await database.query<{ oldSlug: string; oldImage: string | null }>(sql`
    update articles set ${commas(texts)}, search_title = ${searchKey(title)},
      sections = ${sections}, sidebar_items = ${sidebarItems}, version = version + 1, changed_by = ${author},
      changed_at = now() ${banner}
    from (select id as old_id, slug as old_slug, image as old_image from articles where id = ${id} for update) as old
    where id = old_id and ${condition}
    returning old_slug as "oldSlug", old_image as "oldImage"`);
  if (!replaced) return undefined;
  const { oldSlug, oldImage } = replaced;
  if (oldSlug !== slug) {
    await database.query(sql`delete from old_slugs where slug = ${slug}`);
    await database.query(sql`
      insert into old_slugs (slug, article_id) values (${oldSlug}, ${id})
      on conflict (slug) do update set article_id = excluded.article_id`);
  }
  if (oldImage !== image) await touchImage(database, oldImage);
  await keepVersion(database, id);
  await countChange(database, 0);
  return oldSlug;
}

/** Deletes an article. Returns its slug, or undefined if there is no such article. */
export async function removeArticle(database: Sql, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const [removed] = await database.query<{ slug: string; image: string | null }>(sql`
    delete from articles where id = ${id} returning slug, image`);
  if (!removed) return undefined;
  // A save also locks the article before its versions. In another order, the two could wait for each other for ever.
  await endVersions(database, id);
  await touchImage(database, removed.image);
  await countChange(database, -1);
  return removed.slug;
}
