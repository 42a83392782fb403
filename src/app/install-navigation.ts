import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { sitePath } from '~/lib/base';
import { endHydration } from '~/lib/hydration';
import { layOutAll } from '~/lib/late-layout';
import { mayLeave, type NavigateOptions, registerNavigate } from '~/lib/navigation';
import { mayPrefetch } from '~/lib/saves-data';
import { matchRoute } from '~/routes';
import { query } from '~/theme/media';
import { installHoldBack } from './history-guard';
import { loadWholePage } from './page-loader';
import { applyOnTheWay } from './pending-update';
import { loadShell } from './Shell';

/** Any link click scrolls to the top after this time (specification section 9). */
const SCROLL_TOP_DELAY_MS = 100;

/** Cross-fades two pages where the browser can (its length is in `global-css.ts`) and motion is welcome. */
async function withTransition(change: () => void) {
  if (!document.startViewTransition || matchMedia(query.reducedMotion).matches) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // The next navigation ends a fade that is under way; the page has changed all the same.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

/** Number of the newest navigation: one that was overtaken while its page was loading changes nothing any more. */
let newest = 0;

async function go(to: string, { state, replace = false, keepScroll = false }: NavigateOptions = {}) {
  const url = new URL(to, location.href);
  newest += 1;
  const ticket = newest;
  if (!(await mayLeave(url.pathname))) return;
  try {
    await Promise.all([loadWholePage(sitePath(url.pathname)), loadShell()]);
  } catch (error) {
    // The chunk is gone or the network is: a full load asks the server (or the worker) for the page itself.
    console.info('The page could not be loaded in place.', error);
    location.assign(url.href);
    return;
  }
  if (ticket !== newest || (await applyOnTheWay(url.href))) return;
  endHydration();
  layOutAll();
  const change = () => flushSync(() => navigate(`${url.pathname}${url.search}${url.hash}`, { replace, state }));
  await withTransition(change);
  if (keepScroll) return;
  if (url.hash) {
    requestAnimationFrame(() => document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView());
    return;
  }
  setTimeout(() => {
    if (ticket === newest) scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, SCROLL_TOP_DELAY_MS);
}

/** A plain left click on a link to one of our own pages, in this tab. */
function ownLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || !matchRoute(sitePath(url.pathname))) return undefined;
  const isFragment = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return isFragment ? undefined : anchor;
}

/** One listener for all anchors instead of a link component for each; before it is there, a link loads the page. */
export function installNavigation() {
  registerNavigate(go);
  installHoldBack();
  document.addEventListener('click', (event) => {
    const anchor = ownLink(event);
    if (!anchor) return;
    event.preventDefault();
    void go(anchor.href);
  });
  // What comes into view is not fetched: the worker takes the whole public site along right after the start, and its code
  // would come twice. Nor are articles: an answer nobody shows yet is dropped at once (specification section 7).
  const prefetch = (event: Event) => {
    if (!mayPrefetch()) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor?.href || anchor.origin !== location.origin || !matchRoute(sitePath(anchor.pathname))) return;
    // A failed prefetch is no news: the click itself will say what is wrong.
    loadWholePage(sitePath(anchor.pathname)).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
