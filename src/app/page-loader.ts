import type { FC } from 'react';
import type { PageContent } from '~/content/model';
import { contentPages } from '~/content/pages/index';
import { type Retryable, retryable } from '~/lib/retryable';
import type { PageProps } from '~/pages/page-props';
import { matchRoute, type RouteMatch } from '~/routes';
import { loadLiveSections, loadSections } from '~/sections/registry';
import { pageRegistry } from './page-registry';

/** A page whose code and content have loaded, so that it renders at once. */
export type LoadedPage =
  | { readonly kind: 'content'; readonly match: RouteMatch; readonly content: PageContent }
  | { readonly kind: 'screen'; readonly match: RouteMatch | undefined; readonly Screen: FC<PageProps> };

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Retryable<LoadedPage>>();

async function load(pathname: string): Promise<LoadedPage> {
  const match = matchRoute(pathname);
  if (match?.route.page === 'content') {
    return { kind: 'content', match, content: await contentPages[match.route.path]() };
  }
  const Screen = await pageRegistry[match?.route.page ?? 'notFound'].load();
  return { kind: 'screen', match, Screen };
}

function loadingOf(pathname: string): Retryable<LoadedPage> {
  const known = loading.get(pathname);
  if (known) return known;
  const created = retryable(async () => {
    const page = await load(pathname);
    loaded.set(pathname, page);
    return page;
  });
  loading.set(pathname, created);
  return created;
}

/** Loads the component and content of a page. Calls share one request; call again to retry a failed one. */
export const loadPage = (pathname: string) => loadingOf(pathname).load();

/** The same for a render, which must not retry a failed load. */
export const pageOnItsWay = (pathname: string) => loadingOf(pathname).current();

export const loadedPage = (pathname: string) => loaded.get(pathname);

/** Loads the page and the code of its sections, as navigations and the server need before they render. */
export async function loadWholePage(pathname: string): Promise<LoadedPage> {
  const page = await loadPage(pathname);
  if (page.kind === 'content') await loadSections(page.content.sections);
  return page;
}

/** Loads the page and the code of its interactive sections, for a page that the server rendered. */
export async function loadLivePage(pathname: string): Promise<void> {
  const page = await loadPage(pathname);
  if (page.kind === 'content') await loadLiveSections(page.content.sections);
}
