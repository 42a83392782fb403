import type { ListRequest } from '~/api/articles/article-pages';
import { LIST_ARTICLES_PAGE_MAXIMUM } from '~contract/generated/limits';

/** Articles per page of the list (comp: newsroom). */
export const PAGE_SIZE = 5;

/** Rows show the first sentence of an article, so the list needs whole articles. */
const pageRequest = (page: number): ListRequest => ({ page, limit: PAGE_SIZE });

/** The newest articles. Recent Articles needs fewer, but shares the request with the list. */
export const FIRST_PAGE = pageRequest(1);

/** The request for the page in an address. Anything but a page number means the first page. */
export function requestOf(search: string): ListRequest {
  const page = Math.trunc(Number(new URLSearchParams(search).get('page')));
  return pageRequest(Math.min(Math.max(1, page || 1), LIST_ARTICLES_PAGE_MAXIMUM));
}
