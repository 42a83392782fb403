import { use, useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import { useDocumentTitle } from '~/lib/use-document-title';
import { ContentPage } from '~/pages/ContentPage';
import type { Route } from '~/routes';
import { titleSuffix } from './document-title';
import { RecoveryBoundary } from './RecoveryBoundary';
import { loadedPage, loadPage, type LoadedPage } from './page-loader';

function RouteTitle({ route }: { route: Route }) {
  useDocumentTitle(route.title, { suffix: titleSuffix(route.path) });
  return null;
}

function PageView({ page }: { page: LoadedPage }) {
  const { match } = page;
  return (
    <>
      {match && <RouteTitle route={match.route} />}
      {page.kind === 'content' ? <ContentPage content={page.content} /> : <page.Screen params={match?.params ?? {}} />}
    </>
  );
}

/**
 * The page of the current address. The address it shows is deferred: until the next page's code is here the former page
 * stays, instead of a blank or a spinner.
 */
export function PageOutlet() {
  const [pathname] = useLocation();
  const shown = useDeferredValue(pathname);
  const page = loadedPage(shown) ?? use(loadPage(shown));
  const { match } = page;
  const accent = match && 'accent' in match.route ? match.route.accent : 'route';
  return (
    <main id="main" data-accent={accent} data-home={shown === '/' ? '' : undefined}>
      <RecoveryBoundary resetKey={shown}>
        <PageView key={shown} page={page} />
      </RecoveryBoundary>
    </main>
  );
}
