import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { sitePath } from '~/lib/base';
import { endHydration } from '~/lib/hydration';
import { layOutAll } from '~/lib/late-layout';
import { mayLeave, type NavigateOptions, registerNavigate } from '~/lib/navigation';
import { mayPrefetch } from '~/lib/saves-data';
import { matchRoute } from '~/routes';
import { query } from '~/theme/media';
import { installHistoryGuard } from './history-guard';
import { loadWholePage } from './page-loader';
import { applyOnTheWay } from './pending-update';
import { loadShell } from './Shell';

/** Every link click scrolls to the top after this time (S9.navigation-scroll). */
const SCROLL_TOP_DELAY_MS = 100;

/** Cross-fades two pages if the browser supports it and motion is allowed. `global-css.ts` sets the duration. */
async function withTransition(change: () => void) {
  if (!document.startViewTransition || matchMedia(query.reducedMotion).matches) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // The next navigation cancels a running fade. The page has changed anyway.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

/** Number of the latest navigation. A navigation that is superseded while its page loads changes nothing. */
let newest = 0;

async function go(to: string, { state, replace = false, keepScroll = false }: NavigateOptions = {}) {
  const url = new URL(to, location.href);
  newest += 1;
  const ticket = newest;
  if (!(await mayLeave(url.pathname))) return;
  try {
    await Promise.all([loadWholePage(sitePath(url.pathname)), loadShell()]);
  } catch (error) {
    // The chunk is missing or the network is down. A full load requests the page from the server or the worker.
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

/** A plain left click on a link to a page of this site, in this tab. */
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

/** One listener for all anchors instead of a link component. Before it is installed, links load pages as usual. */
export function installNavigation() {
  registerNavigate(go);
  installHistoryGuard();
  document.addEventListener('click', (event) => {
    const anchor = ownLink(event);
    if (!anchor) return;
    event.preventDefault();
    void go(anchor.href);
  });
  // Do not prefetch links that scroll into view: the worker precaches the whole public site right after the start, so
  // the code would load twice. Do not prefetch articles either: unused data is dropped at once (S7.cache).
  const prefetch = (event: Event) => {
    if (!mayPrefetch()) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor?.href || anchor.origin !== location.origin || !matchRoute(sitePath(anchor.pathname))) return;
    // Ignore a failed prefetch: the click itself reports the error.
    loadWholePage(sitePath(anchor.pathname)).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
