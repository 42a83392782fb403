import type { ListRequest } from '~/api/articles/article-pages';
import { href } from '~/href';
import { LIST_ARTICLES_PAGE_MAXIMUM, LIST_ARTICLES_Q_MAX_LENGTH } from '~contract/generated/limits';

/** Articles per page of the list (comp: newsroom). */
export const PAGE_SIZE = 5;

/** Rows show the first sentence of an article, so the list needs whole articles. */
const pageRequest = (page: number): ListRequest => ({ page, limit: PAGE_SIZE });

/** The newest articles. Recent Articles needs fewer, but shares the request with the list. */
export const FIRST_PAGE = pageRequest(1);

/** The text of the search in an address, or ''. It may be too long to search for. */
export const searchIn = (search: string) => (new URLSearchParams(search).get('q') ?? '').trim();

/** The request for the page and the search in an address. Anything but a page number means the first page. */
export function requestOf(search: string): ListRequest {
  const page = Math.trunc(Number(new URLSearchParams(search).get('page')));
  const request = pageRequest(Math.min(Math.max(1, page || 1), LIST_ARTICLES_PAGE_MAXIMUM));
  const text = searchIn(search);
  return text === '' || [...text].length > LIST_ARTICLES_Q_MAX_LENGTH ? request : { ...request, text };
}

/** The address of the list with a search, and of one of its pages. */
export function listAddress(text: string, page?: number): `/${string}` {
  const params = new URLSearchParams({ ...(text && { q: text }), ...(page && { page: String(page) }) });
  return params.size > 0 ? `${href('/newsroom')}?${params}` : href('/newsroom');
}
