import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AroundNavHandler, Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { useKeptArticles } from '~/api/articles/news';
import { QueryProvider } from '~/api/QueryProvider';
import { company } from '~/content/site';
import { AdminGuard } from '~/features/admin/AdminGuard';
import { AdminLoading } from '~/features/admin/AdminLoading';
import { AdminShell } from '~/features/admin/AdminShell';
import { Dashboard } from '~/features/admin/dashboard/Dashboard';
import { FIRST_ARTICLES } from '~/features/admin/dashboard/dashboard-list';
import { Login } from '~/features/admin/Login';
import { DemoMark } from '~/features/demo/DemoMark';
import { href } from '~/href';
import { announcePage } from '~/lib/announce-page';
import { whenIdle } from '~/lib/async/idle';
import { useClientValue } from '~/lib/hooks/use-client-value';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { navigateTo } from '~/lib/navigation';
import { matchScreen } from '~/routes';
import type { RouteEntry } from '~/routing';
import { NotFound } from '../not-found/NotFound';
import { EditorOnDemand, editor } from './EditorOnDemand';
import { isAdminPath } from './route';

const routeAt = (path: string): RouteEntry | undefined => matchScreen(path)?.route;

/** The path of the screen. After Back to a public page, the address changes before the page does. */
function useScreenPath(): string {
  const [pathname] = useLocation();
  const [path, setPath] = useState(pathname);
  if (pathname !== path && isAdminPath(pathname)) setPath(pathname);
  return path;
}

/** Sets the title of a screen. After a change of screen, its heading gets the focus and its title is announced. */
function Arrival({ path }: { path: string }) {
  useDocumentTitle(routeAt(path)?.title ?? '', { suffix: ` | ${company.name}` });
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    announcePage();
  }, [path]);
  return null;
}

/** The editor is most likely the next screen. A failed load is reported when the screen opens. */
const preloadEditor = () => void whenIdle(() => editor.load().catch(() => undefined));

function GuardedScreen({ path }: { path: string }) {
  const [list, keepList] = useState(FIRST_ARTICLES);
  useKeptArticles(list);
  useEffect(preloadEditor, []);
  const isDashboard = path === href('/admin/dashboard');
  const [edited, setEdited] = useState('');
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  if (!isDashboard && id !== edited) setEdited(id);
  return (
    <AdminGuard path={path} leavesOnSignOut={isDashboard}>
      <AdminShell mark={<DemoMark />} isDashboard={isDashboard} width={isDashboard ? 'text' : 'wide'}>
        <Switch location={path}>
          <Route path={href('/admin/dashboard')}>
            <Dashboard kept={list} edited={edited} onShown={keepList} />
          </Route>
          <Route path={href('/admin/add-article')}>
            <EditorOnDemand isNew />
          </Route>
          <Route path={href('/admin/edit-article')}>
            <EditorOnDemand isNew={false} />
          </Route>
        </Switch>
      </AdminShell>
    </AdminGuard>
  );
}

function Screen(): ReactNode {
  const path = useScreenPath();
  return (
    <>
      <Arrival path={path} />
      {routeAt(path)?.access === 'guarded' ? (
        <GuardedScreen path={path} />
      ) : (
        <Switch location={path}>
          <Route path={href('/admin')}>
            <Redirect to={href('/admin/login')} replace />
          </Route>
          <Route path={href('/admin/login')}>
            <Login mark={<DemoMark />} />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      )}
    </>
  );
}

/** Asks the leave guards and applies a waiting release first, like a click on a link. */
const navigateLikeLinks: AroundNavHandler = (_, to, options) => void navigateTo(to, options);

/** Below `/admin`: an app whose screens change without a new document. The server sends the same HTML for all of them. */
export default function AdminApp() {
  const isLive = useClientValue(() => true, false);
  if (!isLive) return <AdminLoading />;
  return (
    <QueryProvider>
      <Router aroundNav={navigateLikeLinks}>
        <Screen />
      </Router>
    </QueryProvider>
  );
}
