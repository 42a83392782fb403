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

/** Until the page's code is here the former page stays, instead of a blank or a spinner. */
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

/** The page of the current address, or what stands in for it when its code cannot be had. */
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

/** The header stands over the page; the home page's hero reaches up under it, the admin has none. */
const Main = styled.main<{ $hasHeader: boolean }>`
  padding-top: ${({ $hasHeader }) => ($hasHeader ? theme.layout.header : 0)};

  &:focus {
    outline: none;
  }
`;
