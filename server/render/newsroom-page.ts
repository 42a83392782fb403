import { listAddress, requestOf, searchIn } from '../../src/features/newsroom/newsroom-pages';
import type { ArticleSource } from './article-source';
import type { Page } from './page-template';
import type { Renderer } from './renderer';

/** Returns the one address of a page of the newsroom's list, or of a search. `search` is any query, also one of an advertisement. */
export function newsroomAddress(search: string): string {
  const { page } = requestOf(search);
  return listAddress(searchIn(search), page > 1 ? page : undefined);
}

/**
 * Renders the newsroom at the query of such an address. Undefined if the source has no pages and no search: then the built page loads
 * the list in the browser.
 */
export async function newsroomPage(
  source: ArticleSource,
  renderer: Renderer,
  search: string,
): Promise<(Page & { readonly isSearch: boolean }) | undefined> {
  const request = requestOf(search);
  let found = await source.page(request);
  // A page after the end is the last one, as in the browser.
  if (found?.articles.length === 0 && found.total > 0)
    found = await source.page({ ...request, page: Math.ceil(found.total / request.limit) });
  if (!found) return undefined;
  const page = await renderer.newsroom(search, found.articles, found.total);
  return { ...page, isSearch: searchIn(search) !== '' };
}
