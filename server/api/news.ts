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
import type { Article, OutputOf } from '~contract/contract';
import { PAGE_SIZE } from '~contract/generated/limits';
import type { Database, Sql } from '../database/database';
import { readFields, readImage } from '~contract/article-form';
import {
  countMatching,
  findById,
  findBySlug,
  findPage,
  insertArticle,
  isSlugTaken,
  removeArticle,
  replaceArticle,
  type StoredArticle,
} from './articles';
import { claim, fingerprintOf, remember } from './idempotency';
import { failure, MISUSED_KEY } from '~contract/results';
import { unstorable } from './unstorable';
import { accountOf } from './session';

const toArticle = ({ id, title, slug, date, bannerImage, sections, sidebarItems }: StoredArticle): Article => ({
  id,
  title,
  slug,
  date,
  bannerImage,
  sections,
  sidebarItems,
});

/** An article with its entity tag. Ids are never used again, so every version of every article has its own tag. */
const tagged = (stored: StoredArticle): TaggedArticle => ({
  article: toArticle(stored),
  etag: `"${stored.id}-${stored.version}"`,
});

/** The versions that If-Match accepts (RFC 9110, 13.1.1); undefined for any. A weak or foreign tag matches none. */
function versionsOf(condition: string | undefined, id: string): readonly number[] | undefined {
  if (condition === undefined || condition.trim() === '*') return undefined;
  return condition.split(',').flatMap((tag) => {
    const [, owner, version] = /^"(\d{1,18})-(\d{1,9})"$/.exec(tag.trim()) ?? [];
    return owner === id ? [Number(version)] : [];
  });
}

const one = (article: StoredArticle | undefined) => (article ? loaded(tagged(article)) : notFound());

/** The e-mail address for the columns `created_by` and `changed_by`. */
const authorOf = async (sql: Sql, token: string) => (await accountOf(sql, token)) ?? '';

/** Runs a write. Another article with the slug makes it a 409. */
async function unlessTaken<Result>(slug: string, write: () => Promise<Result>) {
  try {
    return await write();
  } catch (error) {
    if (isSlugTaken(error)) return slugTaken(slug);
    throw error;
  }
}

/** The operations of the newsroom on a database. */
export function newsOperations(database: Database, onArticle = () => {}): NewsOperations {
  const write: Database['transaction'] = async (work) => {
    const result = await database.transaction(work);
    onArticle();
    return result;
  };

  return {
    async listArticles({ query: { page, limit, q, sort, fields } }) {
      const text = q?.trim() ?? '';
      const isPaged = page !== undefined || limit !== undefined;
      const range = { page: Number(page ?? 1), limit: isPaged ? Number(limit ?? PAGE_SIZE) : undefined };
      const articles = (await findPage(database, { text, sort, isSummary: fields === 'summary', ...range })).map(
        toArticle,
      );
      if (!isPaged && q === undefined) return { status: 200, body: { data: articles } };
      const total = isPaged ? await countMatching(database, text) : articles.length;
      return {
        status: 200,
        body: { data: articles, total, page: range.page, limit: range.limit ?? Math.max(total, 1) },
      };
    },

    getArticle: async ({ path }) => one(await findById(database, path.id)),

    getArticleBySlug: async ({ path }) => one(await findBySlug(database, path.slug)),

    async createArticle({ body, header }, { origin, base, token }) {
      const fields = readFields(body, origin);
      const refusal = unstorable({ ...fields });
      if (refusal) return refusal;
      const { image, refusal: imageRefusal } = readImage(body.image);
      if (imageRefusal) return imageRefusal;
      const key = header['Idempotency-Key'];
      const fingerprint = fingerprintOf(JSON.stringify(fields), image?.bytes ?? '');
      return unlessTaken(fields.slug, () =>
        write<OutputOf<'createArticle'>>(async (transaction) => {
          const repetition = await claim(transaction, 'createArticle', key, fingerprint);
          if (repetition.kind === 'misused') return failure(422, MISUSED_KEY);
          if (repetition.kind === 'repeated') {
            const article = await findById(transaction, repetition.made);
            return article ? created(tagged(article), base) : deletedSince();
          }
          const article = await insertArticle(transaction, fields, image, await authorOf(transaction, token));
          await remember(transaction, 'createArticle', key, article.id);
          return created(tagged(article), base);
        }),
      );
    },

    async updateArticle({ path, body, header }, { origin, token }) {
      const fields = readFields(body, origin);
      const refusal = unstorable({ ...fields });
      if (refusal) return refusal;
      const { image, refusal: imageRefusal } = readImage(body.image);
      if (imageRefusal) return (await findById(database, path.id)) ? imageRefusal : notFound();
      const versions = versionsOf(header['If-Match'], path.id);
      return unlessTaken(fields.slug, () =>
        write<OutputOf<'updateArticle'>>(async (transaction) => {
          const article = await replaceArticle(
            transaction,
            path.id,
            versions,
            fields,
            image,
            await authorOf(transaction, token),
          );
          if (article) return saved(tagged(article));
          const current = await findById(transaction, path.id);
          return current ? outdated(current.changedBy, tagged(current).etag) : notFound();
        }),
      );
    },

    deleteArticle: ({ path }) =>
      write<OutputOf<'deleteArticle'>>(async (transaction) =>
        (await removeArticle(transaction, path.id)) ? deleted : notFound(),
      ),
  };
}
