import { queryOptions } from '@tanstack/react-query';
import { client } from '~/api/client';
import { ApiError, isNotOffered } from '~/api/errors';
import { isRecord } from '~contract/is-record';
import { decodeArticleResponse, type SavedArticle } from './article';

/** An earlier version of an article that the backend keeps. */
export interface ArticleVersion {
  /** Opaque text. */
  readonly version: string;
  readonly savedBy: string;
  /** In milliseconds since 1970; NaN if the backend sent no time. */
  readonly savedAt: number;
  readonly title: string;
}

/** Separate from the key of all news, because a version never changes and the list is loaded whenever it is opened. */
const KEY = 'versions';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function decodeVersion(value: unknown): ArticleVersion[] {
  if (!isRecord(value) || value.version === undefined) return [];
  const { version, savedBy, savedAt, title } = value;
  return [{ version: String(version), savedBy: text(savedBy), savedAt: Date.parse(text(savedAt)), title: text(title) }];
}

/** The versions of an article, newest first. Null if the backend keeps none. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: async ({ signal }): Promise<readonly ArticleVersion[] | null> => {
      try {
        const { data } = await client.GET('/news/{id}/versions', { params: { path: { id } }, signal });
        const list: unknown = data?.data;
        return Array.isArray(list) ? list.flatMap(decodeVersion) : null;
      } catch (error) {
        if (isNotOffered(error)) return null;
        throw error;
      }
    },
  });

/** The article as it was in this version. */
export const versionQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: [KEY, id, version],
    queryFn: async ({ signal }): Promise<SavedArticle> => {
      const path = { id, version };
      const { data } = await client.GET('/news/{id}/versions/{version}', { params: { path }, signal });
      const article = decodeArticleResponse(data);
      if (!article) throw new ApiError('PARSING_ERROR', 'The server sent a response without an article.');
      return article;
    },
  });
