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
} from '~contract/article-results';
import type { CallContext, InputOf, OutputOf } from '~contract/contract';
import { PAGE_SIZE } from '~contract/generated/limits';
import { readFields, readImage } from '~contract/article-form';
import { failure, MISUSED_KEY } from '~contract/results';
import type { Database, Sql } from '../database/database';
import {
  findById,
  findBySlug,
  findPageAndTotal,
  insertArticle,
  isSlugTaken,
  removeArticle,
  replaceArticle,
  type StoredArticle,
} from './articles';
import { accountOf } from './session';
import { fingerprintOf, once, unstorable } from './writes';

/** The tags that If-Match accepts (RFC 9110, 13.1.1); undefined for any. */
const tagsOf = (condition = '*') =>
  condition.trim() === '*' ? undefined : condition.split(',').map((tag) => tag.trim());

const one = (article: StoredArticle | undefined) => (article ? loaded(article) : notFound());

/** The form of an article, and the response to one that cannot be stored. */
function readForm(body: InputOf<'createArticle'>['body'], origin: string) {
  const fields = readFields(body, origin);
  const { image, refusal } = readImage(body.image);
  return { fields, image, refusal: unstorable({ ...fields }) ?? refusal };
}

/** Runs a transaction. Another article with the slug makes it a 409. */
type Write = <Output>(
  slug: string,
  work: (sql: Sql) => Promise<Output>,
) => Promise<Output | ReturnType<typeof slugTaken>>;

async function listArticles(
  database: Sql,
  { page, limit, q, sort, fields }: InputOf<'listArticles'>['query'],
): Promise<OutputOf<'listArticles'>> {
  const isPaged = page !== undefined || limit !== undefined;
  const wanted = {
    text: q?.trim() ?? '',
    sort,
    isSummary: fields === 'summary',
    page: Number(page ?? 1),
    limit: isPaged ? Number(limit ?? PAGE_SIZE) : undefined,
  };
  const { articles: data, total } = await findPageAndTotal(database, wanted);
  if (!isPaged && q === undefined) return { status: 200, body: { data } };
  return { status: 200, body: { data, total, page: wanted.page, limit: wanted.limit ?? Math.max(total, 1) } };
}

async function createArticle(
  write: Write,
  { body, header }: InputOf<'createArticle'>,
  { origin, base, token }: CallContext,
): Promise<OutputOf<'createArticle'>> {
  const { fields, image, refusal } = readForm(body, origin);
  if (refusal) return refusal;
  const request = {
    operation: 'createArticle',
    key: header['Idempotency-Key'],
    fingerprint: fingerprintOf(JSON.stringify(fields), image?.bytes ?? ''),
  };
  return write<OutputOf<'createArticle'>>(fields.slug, async (sql) => {
    const id = await once(sql, request, async () => insertArticle(sql, fields, image, await accountOf(sql, token)));
    if (id === undefined) return failure(422, MISUSED_KEY);
    const article = await findById(sql, id);
    return article ? created(article, base) : deletedSince();
  });
}

function updateArticle(
  write: Write,
  { path: { id }, body, header }: InputOf<'updateArticle'>,
  { origin, token }: CallContext,
): Promise<OutputOf<'updateArticle'>> {
  const { fields, image, refusal } = readForm(body, origin);
  const tags = tagsOf(header['If-Match']);
  return write<OutputOf<'updateArticle'>>(fields.slug, async (sql) => {
    if (refusal) return (await findById(sql, id)) ? refusal : notFound();
    const isSaved = await replaceArticle(sql, id, tags, fields, image, await accountOf(sql, token));
    const current = await findById(sql, id);
    if (!current) return notFound();
    return isSaved ? saved(current) : outdated(current.changedBy, current.etag);
  });
}

/** The operations of the newsroom on a database. `onArticle` is called after every write. */
export function newsOperations(database: Database, onArticle = () => {}): NewsOperations {
  const write: Write = async (slug, work) => {
    try {
      const output = await database.transaction(work);
      onArticle();
      return output;
    } catch (error) {
      if (isSlugTaken(error)) return slugTaken(slug);
      throw error;
    }
  };
  return {
    listArticles: ({ query }) => listArticles(database, query),
    getArticle: async ({ path }) => one(await findById(database, path.id)),
    getArticleBySlug: async ({ path }) => one(await findBySlug(database, path.slug)),
    createArticle: (input, context) => createArticle(write, input, context),
    updateArticle: (input, context) => updateArticle(write, input, context),
    async deleteArticle({ path }) {
      const isDeleted = await database.transaction((sql) => removeArticle(sql, path.id));
      onArticle();
      return isDeleted ? deleted : notFound();
    },
  };
}
