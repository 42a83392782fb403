import { use, useDeferredValue } from 'react';
import styled from 'styled-components';
import { useLocation } from 'wouter';
import { ConnectionBar } from '~/features/leads/ConnectionBar';
import { useDocumentTitle } from '~/lib/use-document-title';
import { ContentPage } from '~/pages/ContentPage';
import type { Route } from '~/routes';
import { theme } from '~/theme/theme';
import { titleSuffix } from './document-title';
import { PageArrival } from './PageArrival';
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
 * The page of the current address. Until its code is here the former page stays, instead of a blank or a spinner.
 */
export function PageOutlet() {
  const [pathname] = useLocation();
  const deferred = useDeferredValue(pathname);
  const shown = loadedPage(pathname) ? pathname : deferred;
  const page = loadedPage(shown) ?? use(loadPage(shown));
  const { match } = page;
  const strand = match && 'accent' in match.route ? match.route.accent : undefined;
  const isBare = match && 'access' in match.route;
  return (
    <>
      <Main
        id="main"
        tabIndex={-1}
        data-accent={strand ?? 'route'}
        data-company={strand ? undefined : ''}
        $hasHeader={!isBare && shown !== '/'}
      >
        {!isBare && <ConnectionBar isFloating={shown === '/'} />}
        <RecoveryBoundary resetKey={shown}>
          <PageView key={shown} page={page} />
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
