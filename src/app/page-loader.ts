import type { FC } from 'react';
import type { PageContent } from '~/content/model';
import { contentPages } from '~/content/pages/index';
import type { PageProps } from '~/pages/page-props';
import { matchRoute, type RouteMatch } from '~/routes';
import { loadLiveSections, loadSections } from '~/sections/registry';
import { pageRegistry } from './page-registry';

/** A page whose code and words are here, so that it renders at once. */
export type LoadedPage =
  | { readonly kind: 'content'; readonly match: RouteMatch; readonly content: PageContent }
  | { readonly kind: 'screen'; readonly match: RouteMatch | undefined; readonly Screen: FC<PageProps> };

const loaded = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();

async function load(pathname: string): Promise<LoadedPage> {
  const match = matchRoute(pathname);
  if (match?.route.page === 'content') {
    return { kind: 'content', match, content: await contentPages[match.route.path]() };
  }
  const Screen = await pageRegistry[match?.route.page ?? 'notFound'].load();
  return { kind: 'screen', match, Screen };
}

/** Loads the page of a pathname: its component and content. Repeated calls share one request; a failed one may be repeated. */
export function loadPage(pathname: string): Promise<LoadedPage> {
  const known = pending.get(pathname);
  if (known) return known;
  const promise = load(pathname).then(
    (page) => {
      loaded.set(pathname, page);
      return page;
    },
    (error: unknown) => {
      pending.delete(pathname);
      throw error;
    },
  );
  pending.set(pathname, promise);
  return promise;
}

export const loadedPage = (pathname: string) => loaded.get(pathname);

/** The page and the code of its sections: what a navigation and the server need before they render. */
export async function loadWholePage(pathname: string): Promise<LoadedPage> {
  const page = await loadPage(pathname);
  if (page.kind === 'content') await loadSections(page.content.sections);
  return page;
}

/** The same for a page whose HTML came from the server: what of it becomes live. */
export async function loadLivePage(pathname: string): Promise<void> {
  const page = await loadPage(pathname);
  if (page.kind === 'content') await loadLiveSections(page.content.sections);
}
