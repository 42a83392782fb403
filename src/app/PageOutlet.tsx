import { use, useDeferredValue } from 'react';
import styled from 'styled-components';
import { useLocation } from 'wouter';
import { ConnectionBar } from '~/features/leads/ConnectionBar';
import { useDocumentTitle } from '~/lib/use-document-title';
import { ContentPage } from '~/pages/ContentPage';
import { matchRoute, type Route, type RouteEntry } from '~/routes';
import { theme } from '~/theme/theme';
import { titleSuffix } from './document-title';
import { PageArrival } from './PageArrival';
import { RecoveryBoundary } from './RecoveryBoundary';
import { loadedPage, pageOnItsWay } from './page-loader';

function RouteTitle({ route }: { route: Route }) {
  useDocumentTitle(route.title, { suffix: titleSuffix(route.path) });
  return null;
}

/** While the page's code loads, the previous page stays visible instead of a blank screen or a spinner. */
function PageView({ path }: { path: string }) {
  const page = loadedPage(path) ?? use(pageOnItsWay(path));
  const { match } = page;
  return (
    <>
      {match && <RouteTitle route={match.route} />}
      {page.kind === 'content' ? <ContentPage content={page.content} /> : <page.Screen params={match?.params ?? {}} />}
    </>
  );
}

/** The page of the current address, or its replacement when the code cannot be loaded. */
export function PageOutlet() {
  const [pathname] = useLocation();
  const deferred = useDeferredValue(pathname);
  const shown = loadedPage(pathname) ? pathname : deferred;
  const route: RouteEntry | undefined = matchRoute(shown)?.route;
  const isAdmin = route?.access !== undefined;
  return (
    <>
      <Main
        id="main"
        tabIndex={-1}
        data-accent={route?.accent ?? 'route'}
        data-company={route?.accent ? undefined : ''}
        $hasHeader={!isAdmin && shown !== '/'}
      >
        {!isAdmin && <ConnectionBar isFloating={shown === '/'} />}
        <RecoveryBoundary resetKey={shown}>
          <PageView key={shown} path={shown} />
        </RecoveryBoundary>
      </Main>
      <PageArrival path={shown} />
    </>
  );
}

/** Layers the header over the page. The home page's hero extends under it; the admin has no header. */
const Main = styled.main<{ $hasHeader: boolean }>`
  padding-top: ${({ $hasHeader }) => ($hasHeader ? theme.layout.header : 0)};

  &:focus {
    outline: none;
  }
`;
