import { hashKey, keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { noteCached } from '~/api/cached-responses';
import { client, guarded } from '~/api/client';
import { ApiError, isMissing } from '~/api/errors';
import { multipartOf } from '~/api/multipart';
import { transport } from '~/api/transport';
import { mayPrefetch } from '~/lib/browser/saves-data';
import { originalTag } from '~contract/http/entity-tag';
import {
  type ArticleDraft,
  type ArticleList,
  decodeArticleList,
  decodeArticleResponse,
  encodeArticle,
} from './article';
import { isWhole, type ListRequest, pageOf } from './article-pages';
import { noteStoredTexts } from './stored-texts';
import type { UploadProgress } from './upload';

/** Key prefix of every list of articles and every article, so that one call refreshes them all. */
const NEWS_KEY = ['news'] as const;

/** Key prefix of every list of articles. */
export const ARTICLE_LISTS_KEY = [...NEWS_KEY, 'list'] as const;

/** A prefetched page is shown without a second request for this long. Changes of articles refresh it anyway. */
const LIST_FRESH_MS = 10_000;
/** If the clock is set back, a list would stay fresh until the old time comes again. */
const freshMs = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
  state.dataUpdatedAt > Date.now() ? 0 : LIST_FRESH_MS;

/** The request and its response. */
export interface LoadedPage extends ArticleList {
  readonly request: ListRequest;
}

async function fetchList({ page, limit, text, sort, isSummary }: ListRequest, signal: AbortSignal) {
  const query = {
    page,
    limit,
    ...(text && { q: text }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(isSummary && { fields: 'summary' as const }),
  };
  const { data, response } = await client.GET('/news/', { params: { query }, signal });
  return { list: decodeArticleList(data), response };
}

/**
 * Loads one page of articles, or the last one if there are fewer pages. A backend without pagination sends all
 * articles.
 */
export const articlesQuery = (request: ListRequest) =>
  queryOptions({
    queryKey: [...ARTICLE_LISTS_KEY, request],
    staleTime: freshMs,
    queryFn: async ({ signal, queryKey }): Promise<LoadedPage> => {
      let { list, response } = await fetchList(request, signal);
      if (list.total && list.articles.length === 0) {
        const page = Math.ceil(list.total / request.limit);
        if (page < request.page) ({ list, response } = await fetchList({ ...request, page }, signal));
      }
      noteCached(queryKey, response);
      return { ...list, request };
    },
  });

const isSame = (one: ListRequest, other: ListRequest) => hashKey([one]) === hashKey([other]);

/**
 * Shows a page of articles. The previous page stays until the next one arrives (`isWaiting`). If the backend has no
 * pagination, its whole list serves all further requests.
 * @param options `kept` is the request in `useKeptArticles`, and `initial` the page in the document. They are shown first.
 */
export function useArticles(
  request: ListRequest,
  { isEnabled = true, kept = request, initial }: { isEnabled?: boolean; kept?: ListRequest; initial?: LoadedPage } = {},
) {
  // Stays the same object as long as the request is equal.
  const [wanted, setWanted] = useState(request);
  if (!isSame(wanted, request)) setWanted(request);
  const [asked, setAsked] = useState(kept);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...articlesQuery(asked),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    ...(initial && isSame(initial.request, asked) && { initialData: initial, initialDataUpdatedAt: 0 }),
  });
  const hasAll = data !== undefined && isWhole(data, data.request.limit);
  if (!hasAll && !isSame(asked, wanted)) setAsked(wanted);
  const shown = useMemo(() => data && pageOf(data, hasAll ? wanted : data.request), [data, hasAll, wanted]);

  // After a failure, the user still needs the pager.
  const [pageCount, setPageCount] = useState(1);
  if (shown && shown.pageCount !== pageCount) setPageCount(shown.pageCount);

  // A search stays visible while its response is missing. A backend that has pages can also search.
  const [canSearch, setCanSearch] = useState(false);
  if (data && canSearch === hasAll) setCanSearch(!hasAll);

  // Data without a user is dropped at once (S7.cache), so this keeps the prefetched page until it is shown.
  const [ahead, setAhead] = useState<ListRequest>();
  useQuery({ ...articlesQuery(ahead ?? asked), enabled: ahead !== undefined && !hasAll });

  return {
    /** The request whose response is shown or on its way. */
    asked,
    /** Undefined until the first response, and after a page could not be loaded. */
    shown,
    /** The number of pages, as far as it is known. */
    pageCount,
    /** True once the backend has sent a page of a longer list, so that it can also search. */
    canSearch,
    /** False if the response was not a list. */
    isExpectedShape: data?.isExpectedShape ?? true,
    error,
    isPending,
    isFetching,
    isWaiting: isPlaceholderData,
    retry: () => {
      void refetch();
    },
    /** Loads another page ahead, because the user is about to open it. */
    prefetch: (page: number) => {
      if (mayPrefetch()) setAhead({ ...request, page });
    },
  };
}

/**
 * Keeps a page of articles in memory while another screen is shown, so that it is there at once on the way back. Sends
 * no request. Otherwise, unused data is dropped at once (S7.cache).
 */
export const useKeptArticles = (request: ListRequest) => void useQuery({ ...articlesQuery(request), enabled: false });

export type ArticlesInPages = ReturnType<typeof useArticles>;

/** Loads one article by its slug. Null if there is none. */
export const articleBySlugQuery = (slug: string) =>
  queryOptions({
    queryKey: [...NEWS_KEY, 'slug', slug],
    queryFn: async ({ signal, queryKey }) => {
      try {
        const { data, response } = await client.GET('/news/slug/{slug}', { params: { path: { slug } }, signal });
        noteCached(queryKey, response);
        return decodeArticleResponse(data) ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });

/** Reads the article's version: the tag that the backend sent, even if a proxy has changed it. */
function versionOf({ headers }: Response): string | undefined {
  const tag = headers.get('etag');
  return tag === null ? undefined : originalTag(tag);
}

/** Loads one article by its id, with its version if the backend sends one (`ETag`). */
export async function fetchArticle(id: string, signal?: AbortSignal) {
  const { data, response } = await client.GET('/news/{id}', { params: { path: { id } }, ...(signal && { signal }) });
  const article = decodeArticleResponse(data);
  if (article) noteStoredTexts(article);
  return { article, version: versionOf(response) };
}

/** Loads one article for a screen. A response without an article is a failure here, not a missing article. */
export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: [...NEWS_KEY, 'id', id],
    queryFn: async ({ signal }) => {
      const { article, version } = await fetchArticle(id, signal);
      if (!article) throw new ApiError('PARSING_ERROR', 'The server sent a response without an article.');
      return { article, version };
    },
  });

export interface SaveArticle {
  readonly draft: ArticleDraft;
  /** Missing for a new article. */
  readonly id?: string;
  readonly image?: Blob;
  /** The version that the edit is based on. It is sent as `If-Match`. */
  readonly version?: string;
  /** The same key for every retry of one save, so that a lost response cannot store an article twice. */
  readonly key: string;
  /** Cancels the save. It may have reached the server anyway. */
  readonly signal?: AbortSignal;
  /** Reports the upload progress of an article with a picture. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** What creating and updating have in common: the form, and how it is sent. */
function sendingOf({ draft, image, signal, onProgress }: SaveArticle) {
  const body = encodeArticle(draft, image);
  const form = multipartOf(body);
  const withProgress = guarded((request, renew) =>
    transport(request, (progress) => {
      renew();
      onProgress?.(progress);
    }),
  );
  return {
    body,
    bodySerializer: () => form.body,
    headers: { 'Content-Type': form.contentType },
    ...(signal && { signal }),
    ...(image && { fetch: withProgress }),
  };
}

/** Creates an article, or updates the article with this id. Returns the stored article if the backend sends it. */
export async function saveArticle(what: SaveArticle) {
  const { id, version, key } = what;
  const sending = sendingOf(what);
  const { data, response } =
    id === undefined
      ? await client.POST('/news/', { ...sending, params: { header: { 'Idempotency-Key': key } } })
      : await client.PUT('/news/{id}', {
          ...sending,
          params: { path: { id }, header: version === undefined ? {} : { 'If-Match': version } },
        });
  const article = decodeArticleResponse(data);
  if (article) noteStoredTexts(article, what.draft);
  return { article, version: versionOf(response) };
}

/** Saves, then refreshes everything that shows articles. */
export function useSaveArticle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveArticle,
    // The save does not wait until everything is loaded again.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: NEWS_KEY }),
  });
}

/** Deletes by id, then refreshes everything that shows articles. */
export function useDeleteArticle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await client.DELETE('/news/{id}', { params: { path: { id } } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: NEWS_KEY }),
  });
}
