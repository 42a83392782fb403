import type { Article, Backend } from './contract';
import { failure } from './results';

/** What the operations on articles respond with, on every host. */

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

/** An article with the entity tag of its version, and who saved it, such as an email address. */
export interface TaggedArticle {
  readonly article: Article;
  readonly etag: string;
  readonly changedBy: string;
}

const SAVED = 'Article saved successfully!';

export const notFound = () => failure(404, 'Article not found');

export const slugTaken = (slug: string) =>
  failure(409, `The slug '${slug}' is already used by another article.`, {
    slug: 'This slug is already used by another article.',
  });

/** A late retry must not restore an article that was deleted in the meantime. */
export const deletedSince = () => failure(409, 'The article that this request created was deleted.');

export const loaded = ({ article, etag }: TaggedArticle) =>
  ({ status: 200, body: { data: article }, headers: { ETag: etag } }) as const;

export const created = ({ article, etag }: TaggedArticle, base: string) =>
  ({
    status: 201,
    body: { data: article, message: SAVED },
    headers: { Location: `${base}/news/${article.id}`, ETag: etag },
  }) as const;

export const saved = ({ article, etag }: TaggedArticle) =>
  ({ status: 200, body: { data: article, message: SAVED }, headers: { ETag: etag } }) as const;

/** The version in If-Match is not the current one. */
export const outdated = ({ changedBy, etag }: Omit<TaggedArticle, 'article'>) => ({
  ...failure(412, `This article was changed by ${changedBy} since you opened it.`),
  headers: { ETag: etag },
});

export const deleted = { status: 200, body: { message: 'Article deleted successfully!' } } as const;
