import { useLocation } from 'wouter';
import { headerTexts } from '~/content/site';
import { type LazyPart, lazyPart } from '~/lib/lazy-part';
import { matchRoute } from '~/routes';
import { Boundary } from '~/ui/Boundary';
import { SkipLink } from '~/ui/SkipLink';
import { PageOutlet } from './PageOutlet';
import { ScrollToTop } from './ScrollToTop';

const header: LazyPart<object> = lazyPart(() => import('./Header').then((m) => m.Header));
const footer: LazyPart<object> = lazyPart(() => import('./Footer').then((m) => m.Footer));
const NO_PROPS = {};

/** Loads the code of header and footer, before the server or the client renders a page from scratch. */
export const loadShell = () => Promise.all([header.load(), footer.load()]);

/** Header, page and footer. The admin has a separate frame. */
export function Shell() {
  const [pathname] = useLocation();
  const route = matchRoute(pathname)?.route;
  if (route && 'access' in route) return <PageOutlet />;
  return (
    <>
      <SkipLink href="#main">{headerTexts.skipLink}</SkipLink>
      <Boundary id="header" part={header} props={NO_PROPS} />
      <PageOutlet />
      <Boundary id="footer" part={footer} props={NO_PROPS} />
      <ScrollToTop />
    </>
  );
}
