import { type NewImage, readFields, readImage } from '~contract/article-form';
import { listed, readListQuery } from '~contract/article-list';
import {
  created,
  deleted,
  deletedSince,
  loaded,
  type NewsOperations,
  notFound,
  outdated,
  saved,
  slugTaken,
  type TaggedArticle,
} from '~contract/article-results';
import type { InputOf, OutputOf } from '~contract/contract';
import { tagsOf } from '~contract/http/entity-tag';
import { failure, MISUSED_KEY } from '~contract/results';
import type { Database, Sql } from '../database/database';
import type { Worker } from '../leads/worker';
import { findPageAndTotal } from './article-lists';
import {
  findByFormerSlug,
  findById,
  findBySlug,
  insertArticle,
  isId,
  isSlugTaken,
  removeArticle,
  replaceArticle,
} from './articles';
import { accountOf } from './session';
import { findVersion, findVersions } from './versions';
import { fingerprintOf, once, unstorable } from './writes';

const one = (article: TaggedArticle | undefined) => (article ? loaded(article) : notFound());

/** Reads the form of an article. `refusal` is the response if it cannot be stored. */
function readForm(body: InputOf<'createArticle'>['body'], origin: string) {
  const fields = readFields(body, origin);
  const { image, refusal } = readImage(body.image);
  return { fields, image, refusal: unstorable({ ...fields }) ?? refusal };
}

/** The operations for the versions of an article. */
const versionOperations = (database: Database): Pick<NewsOperations, 'listVersions' | 'getVersion'> => ({
  async listVersions({ path: { id } }) {
    const versions = isId(id) ? await findVersions(database, id) : [];
    const isKnown = versions.length > 0 || (await findById(database, id)) !== undefined;
    return isKnown ? { status: 200, body: { data: [...versions] } } : notFound();
  },
  async getVersion({ path: { id, version } }) {
    const article = isId(id) && isId(version) ? await findVersion(database, id, version) : undefined;
    return article ? { status: 200, body: { data: article } } : notFound();
  },
});

/** The operations for readers. */
export const readOperations = (
  database: Sql,
): Pick<NewsOperations, 'listArticles' | 'getArticle' | 'getArticleBySlug'> => ({
  async listArticles({ query }) {
    const { articles, total } = await findPageAndTotal(database, readListQuery(query));
    return listed(query, articles, total);
  },
  getArticle: async ({ path }) => one(await findById(database, path.id)),
  getArticleBySlug: async ({ path }) =>
    one((await findBySlug(database, path.slug)) ?? (await findByFormerSlug(database, path.slug))),
});

/**
 * The operations of the newsroom. `onArticle` is called after every write, and `recordChange` in the transaction of a change. `widthOf`
 * resolves with the width of a new image, see `MeasuredImage`.
 */
export function newsOperations(
  database: Database,
  onArticle: () => void,
  recordChange: Worker['recordChange'],
  widthOf: (image: Uint8Array) => Promise<number | null>,
): NewsOperations {
  const measured = async (image: NewImage | undefined) => image && { ...image, width: await widthOf(image.bytes) };

  /** Runs a transaction. Returns a 409 if another article has the slug. */
  async function write<Output>(slug: string, work: (sql: Sql) => Promise<Output>) {
    try {
      const output = await database.transaction(work);
      onArticle();
      return output;
    } catch (error) {
      if (isSlugTaken(error)) return slugTaken(slug);
      throw error;
    }
  }

  return {
    ...readOperations(database),

    async createArticle({ body, header }, { origin, base, token }) {
      const { fields, image, refusal } = readForm(body, origin);
      if (refusal) return refusal;
      const request = {
        operation: 'createArticle',
        key: header['Idempotency-Key'],
        fingerprint: fingerprintOf(JSON.stringify(fields), image?.bytes ?? ''),
      };
      const banner = await measured(image);
      return write<OutputOf<'createArticle'>>(fields.slug, async (sql) => {
        const id = await once(sql, request, async () => {
          const made = await insertArticle(sql, fields, banner, await accountOf(sql, token));
          await recordChange(sql, { id: made, slug: fields.slug, formerSlug: null, kind: 'created' });
          return made;
        });
        if (id === undefined) return failure(422, MISUSED_KEY);
        const article = await findById(sql, id);
        return article ? created(article, base) : deletedSince();
      });
    },

    async updateArticle({ path: { id }, body, header }, { origin, token }) {
      const { fields, image, refusal } = readForm(body, origin);
      const tags = tagsOf(header['If-Match'] ?? '*');
      const banner = refusal ? undefined : await measured(image);
      return write<OutputOf<'updateArticle'>>(fields.slug, async (sql) => {
        if (refusal) return (await findById(sql, id)) ? refusal : notFound();
        const oldSlug = await replaceArticle(sql, id, tags, fields, banner, await accountOf(sql, token));
        const current = await findById(sql, id);
        if (!current) return notFound();
        if (oldSlug === undefined) return outdated(current);
        const { slug } = fields;
        await recordChange(sql, { id, slug, formerSlug: oldSlug === slug ? null : oldSlug, kind: 'changed' });
        return saved(current);
      });
    },

    ...versionOperations(database),

    async deleteArticle({ path }) {
      const slug = await database.transaction(async (sql) => {
        const removed = await removeArticle(sql, path.id);
        if (removed !== undefined)
          await recordChange(sql, { id: path.id, slug: removed, formerSlug: null, kind: 'deleted' });
        return removed;
      });
      onArticle();
      return slug === undefined ? notFound() : deleted;
    },
  };
}
