import type { Article, Backend } from './contract';
import { failure } from './results';

/** The responses of the operations on articles. Every host uses them. */

/** The operations on articles. */
export type NewsOperations = Pick<
  Backend,
  | 'listArticles'
  | 'getArticle'
  | 'getArticleBySlug'
  | 'createArticle'
  | 'updateArticle'
  | 'deleteArticle'
  | 'listVersions'
  | 'getVersion'
>;

/** An article with its entity tag, and the email address of the account that saved it. */
export interface TaggedArticle {
  readonly article: Article;
  readonly etag: string;
  readonly changedBy: string;
}

const SAVED = 'Article saved successfully!';

/** A 404. */
export const notFound = () => failure(404, 'Article not found');

/** A 409 that names the slug. */
export const slugTaken = (slug: string) =>
  failure(409, `The slug '${slug}' is already used by another article.`, {
    slug: 'This slug is already used by another article.',
  });

/** A 409 for a late retry: it must not restore an article that was deleted in the meantime. */
export const deletedSince = () => failure(409, 'The article that this request created was deleted.');

/** A 200 for a read. */
export const loaded = ({ article, etag }: TaggedArticle) =>
  ({ status: 200, body: { data: article }, headers: { ETag: etag } }) as const;

/** A 201. `base` is the path of the API root, such as `/api`. */
export const created = ({ article, etag }: TaggedArticle, base: string) =>
  ({
    status: 201,
    body: { data: article, message: SAVED },
    headers: { Location: `${base}/news/${article.id}`, ETag: etag },
  }) as const;

/** A 200 for an update. */
export const saved = ({ article, etag }: TaggedArticle) =>
  ({ status: 200, body: { data: article, message: SAVED }, headers: { ETag: etag } }) as const;

/** A 412: the version in If-Match is not the current one. */
export const outdated = ({ changedBy, etag }: Omit<TaggedArticle, 'article'>) => ({
  ...failure(412, `This article was changed by ${changedBy} since you opened it.`),
  headers: { ETag: etag },
});

/** A 200 for a deletion. */
export const deleted = { status: 200, body: { message: 'Article deleted successfully!' } } as const;
