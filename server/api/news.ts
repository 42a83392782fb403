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
import type { Article, CallContext, InputOf, OutputOf } from '~contract/contract';
import { PAGE_SIZE } from '~contract/generated/limits';
import type { Database, Sql } from '../database/database';
import { readFields, readImage } from '~contract/article-form';
import {
  findById,
  findBySlug,
  findPage,
  findPageAndTotal,
  insertArticle,
  isSlugTaken,
  type ArticleRow,
  removeArticle,
  replaceArticle,
  type StoredArticle,
} from './articles';
import { accountOf } from './session';
import { fingerprintOf, once, unstorable } from './writes';

const toArticle = ({ id, title, slug, date, bannerImage, sections, sidebarItems }: ArticleRow): Article => ({
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

/** The form of an article, and the response to one that cannot be stored. */
function readForm(body: InputOf<'createArticle'>['body'], origin: string) {
  const fields = readFields(body, origin);
  const { image, refusal } = readImage(body.image);
  return { fields, image, refusal: unstorable({ ...fields }) ?? refusal };
}

type Write = Database['transaction'];

/** Runs a write. Another article with the slug makes it a 409. */
async function unlessTaken<Result>(slug: string, write: () => Promise<Result>) {
  try {
    return await write();
  } catch (error) {
    if (isSlugTaken(error)) return slugTaken(slug);
    throw error;
  }
}

async function listArticles(
  database: Sql,
  { page, limit, q, sort, fields }: InputOf<'listArticles'>['query'],
): Promise<OutputOf<'listArticles'>> {
  const isPaged = page !== undefined || limit !== undefined;
  const wanted = { text: q?.trim() ?? '', sort, isSummary: fields === 'summary', page: Number(page ?? 1) };
  if (!isPaged) {
    const data = (await findPage(database, { ...wanted, limit: undefined })).map(toArticle);
    const all = { data, total: data.length, page: 1, limit: Math.max(data.length, 1) };
    return { status: 200, body: q === undefined ? { data } : all };
  }
  const perPage = Number(limit ?? PAGE_SIZE);
  const { rows, total } = await findPageAndTotal(database, { ...wanted, limit: perPage });
  return { status: 200, body: { data: rows.map(toArticle), total, page: wanted.page, limit: perPage } };
}

function createArticle(
  write: Write,
  { body, header }: InputOf<'createArticle'>,
  { origin, base, token }: CallContext,
): Promise<OutputOf<'createArticle'>> {
  const { fields, image, refusal } = readForm(body, origin);
  if (refusal) return Promise.resolve(refusal);
  const request = {
    operation: 'createArticle',
    key: header['Idempotency-Key'],
    fingerprint: fingerprintOf(JSON.stringify(fields), image?.bytes ?? ''),
  };
  return unlessTaken(fields.slug, () =>
    write((sql) =>
      once<OutputOf<'createArticle'>>(
        sql,
        request,
        async () => {
          const article = await insertArticle(sql, fields, image, await authorOf(sql, token));
          return { id: article.id, output: created(tagged(article), base) };
        },
        async (id) => {
          const article = await findById(sql, id);
          return article ? created(tagged(article), base) : deletedSince();
        },
      ),
    ),
  );
}

function updateArticle(
  write: Write,
  { path: { id }, body, header }: InputOf<'updateArticle'>,
  { origin, token }: CallContext,
): Promise<OutputOf<'updateArticle'>> {
  const { fields, image, refusal } = readForm(body, origin);
  const versions = versionsOf(header['If-Match'], id);
  return unlessTaken(fields.slug, () =>
    write<OutputOf<'updateArticle'>>(async (sql) => {
      if (refusal) return (await findById(sql, id)) ? refusal : notFound();
      const article = await replaceArticle(sql, id, versions, fields, image, await authorOf(sql, token));
      if (article) return saved(tagged(article));
      const current = await findById(sql, id);
      return current ? outdated(current.changedBy, tagged(current).etag) : notFound();
    }),
  );
}

/** The operations of the newsroom on a database. `onArticle` is called after every write. */
export function newsOperations(database: Database, onArticle = () => {}): NewsOperations {
  const write: Write = async (work) => {
    const result = await database.transaction(work);
    onArticle();
    return result;
  };
  return {
    listArticles: ({ query }) => listArticles(database, query),
    getArticle: async ({ path }) => one(await findById(database, path.id)),
    getArticleBySlug: async ({ path }) => one(await findBySlug(database, path.slug)),
    createArticle: (input, context) => createArticle(write, input, context),
    updateArticle: (input, context) => updateArticle(write, input, context),
    deleteArticle: ({ path }) =>
      write<OutputOf<'deleteArticle'>>(async (sql) => ((await removeArticle(sql, path.id)) ? deleted : notFound())),
  };
}
