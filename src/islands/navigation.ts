import { flushSync } from 'react-dom';
import { sitePath } from '~/lib/base';
import { mayPrefetch } from '~/lib/browser/saves-data';
import { isPageLoading, mayLeave, type NavigateOptions, registerNavigate } from '~/lib/navigation';
import { decode } from '~/lib/text/decode';
import { loadDocument, prefetchDocument, rememberDocument, visitedDocument } from './documents';
import { installHistoryGuard } from './history-guard';
import { isInApp, loadScreens, preloadIslands, prepareDocument } from './hydration';
import { layOutAll } from './late-layout';
import { isSameRelease, showDocument } from './show-document';
import { whenStyled } from './site-sheet';

/**
 * Navigations in place: they fetch the document of the next page and replace the parts that belong to one page.
 *
 * ```
 *                                 link, or `navigateTo` (`go`)         Back or Forward (`goBack`)
 * leave guards                    asked first                          asked by `history-guard.ts`
 * same path, or same app          changes the address                  only closes dialogs
 * another page                    prefetched, or from the network      in memory, or from the network
 * cannot be loaded, or is of      full load                            reload
 * another release
 * a new release waits             full load, which applies it          not applied
 * at the end                      scrolls to the fragment or the top   restores the scroll position
 * ```
 *
 * A navigation waits several times. After each wait, it ends if a newer one has started (`ticket !== newest`).
 */

/** Applies a waiting release by a full load of `href`. Resolves with false if no release waits. */
type ApplyUpdate = (href: string) => Promise<boolean>;

/** Every link click scrolls to the top after this time (S9.navigation-scroll). */
const SCROLL_TOP_DELAY_MS = 100;
/** Most pages are in memory. If a page takes longer than this, the user sees that it is loading. */
const SLOW_MS = 300;

let applyUpdate: ApplyUpdate = async () => false;
/**
 * The number of the latest navigation. If a newer navigation starts while a page loads, the older one changes nothing.
 */
let newest = 0;
/** The page that is shown. During `popstate`, the address has already changed. */
let shown = new URL(location.href);
/** Scroll positions of the pages that were left, by address. */
const scrolled = new Map<string, number>();

/** After a failed prefetch, hovering other links requests nothing for this time. */
const PREFETCH_PAUSE_MS = 3000;
let noPrefetchBefore = 0;

let slow: ReturnType<typeof setTimeout> | undefined;

/** Tells the user that a page is loading if it takes long. */
function startWaiting() {
  slow = setTimeout(isPageLoading.set, SLOW_MS, true);
}

function endWaiting() {
  clearTimeout(slow);
  isPageLoading.set(false);
}

/** Starts a navigation, which ends the previous one. Returns its number. */
function begin(): number {
  endWaiting();
  newest += 1;
  return newest;
}

/**
 * Loads the page at an address with everything it needs to be shown at once. Resolves with undefined if only a full
 * load can show it.
 */
async function loadPage(url: URL): Promise<Document | undefined> {
  try {
    const page = await loadDocument(url);
    if (!isSameRelease(page)) return undefined;
    await Promise.all([prepareDocument(page, url.pathname) && loadScreens(page), whenStyled()]);
    return page;
  } catch (error) {
    console.info('Not loaded in place:', error);
    return undefined;
  }
}

/** An open dialog belongs to the previous page and would make the next one inert. */
function closeDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
}

/** Replaces the page. `changeAddress` runs while no page is live. */
function show(url: URL, page: Document, changeAddress?: () => void) {
  endWaiting();
  closeDialogs();
  scrolled.set(shown.href, scrollY);
  layOutAll();
  showDocument(page, url, changeAddress);
  shown = url;
  rememberDocument(url, page);
}

/** Shows another address of the same page. Its components follow the address, and an app may change its screen. */
function stayOn(url: URL) {
  if (url.pathname !== shown.pathname) {
    closeDialogs();
    scrolled.set(shown.href, scrollY);
  }
  shown = url;
}

async function go(to: string, { state, replace = false }: NavigateOptions = {}, isLink = false) {
  const url = new URL(to, location.href);
  const ticket = begin();
  if (!(await mayLeave(sitePath(url.pathname)))) return;
  const isSamePath = url.pathname === shown.pathname;
  const changeAddress = () => {
    // As in the browser, a link to the current address adds no history entry.
    const isReplacing = replace || url.href === location.href;
    const kept: unknown = isReplacing && isSamePath ? history.state : null;
    flushSync(() => history[isReplacing ? 'replaceState' : 'pushState'](state ?? kept, '', url.href));
  };
  if (isSamePath || isInApp(url.pathname)) {
    if (!isSamePath && ((await applyUpdate(url.href)) || ticket !== newest)) return;
    stayOn(url);
    changeAddress();
  } else {
    startWaiting();
    const page = await loadPage(url);
    if (ticket !== newest || (await applyUpdate(url.href)) || ticket !== newest) return;
    if (!page) return location.assign(url.href);
    show(url, page, changeAddress);
  }
  if (isSamePath && !isLink) return;
  if (url.hash) {
    requestAnimationFrame(() => document.getElementById(decode(url.hash.slice(1)))?.scrollIntoView());
    return;
  }
  setTimeout(() => {
    if (ticket === newest) scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, SCROLL_TOP_DELAY_MS);
}

/**
 * Handles Back and Forward. Both close dialogs, even within a page. A page in memory is shown at once, so that the
 * browser can restore its scroll position.
 */
async function goBack() {
  const url = new URL(location.href);
  const ticket = begin();
  const scrollBack = () => scrollTo({ top: scrolled.get(url.href) ?? 0, left: 0, behavior: 'instant' });
  closeDialogs();
  if (url.pathname === shown.pathname) {
    shown = url;
    return;
  }
  if (isInApp(url.pathname)) {
    stayOn(url);
    // By then, the app has rendered.
    requestAnimationFrame(() => {
      if (ticket === newest) scrollBack();
    });
    return;
  }
  const known = visitedDocument(url);
  if (known) return show(url, known);
  startWaiting();
  const page = await loadDocument(url).catch(() => undefined);
  if (ticket !== newest) return;
  if (!page || !isSameRelease(page)) return location.reload();
  // A screen whose code is missing shows a notice.
  await Promise.allSettled([prepareDocument(page, url.pathname) && loadScreens(page), whenStyled()]);
  if (ticket !== newest) return;
  show(url, page);
  scrollBack();
}

/** Returns the clicked link if it leads to a page of this site. An address with an extension is a file. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || anchor.origin !== location.origin) return undefined;
  return sitePath(anchor.pathname) && !/\.\w+$/.test(anchor.pathname) ? anchor : undefined;
}

/** True for a plain left click that the browser would follow in this tab. */
function isPlainClick(event: MouseEvent, anchor: HTMLAnchorElement) {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (anchor.target || anchor.hasAttribute('download')) return false;
  return anchor.pathname !== location.pathname || anchor.search !== location.search || anchor.hash === '';
}

/** Installs one listener for all links, so that no link component is needed. Until then, links load pages as usual. */
export function installNavigation(next: ApplyUpdate) {
  applyUpdate = next;
  shown = new URL(location.href);
  registerNavigate((to, options) => go(to, options));
  installHistoryGuard();
  addEventListener('popstate', () => void goBack());
  document.addEventListener('click', (event) => {
    const anchor = pageLink(event);
    if (!anchor || !isPlainClick(event, anchor)) return;
    event.preventDefault();
    void go(anchor.href, {}, true);
  });
  // Do not prefetch links that scroll into view: the worker precaches the public site right after the start. Do not
  // prefetch articles' data either: unused data is dropped at once (S7.cache).
  const prefetch = (event: Event) => {
    const anchor = mayPrefetch() ? pageLink(event) : undefined;
    if (!anchor || anchor.pathname === location.pathname || isInApp(anchor.pathname)) return;
    if (performance.now() < noPrefetchBefore) return;
    // Ignore a failed prefetch: the click itself reports the error.
    const url = new URL(anchor.href);
    prefetchDocument(url).then(
      (page) => {
        prepareDocument(page, url.pathname);
        preloadIslands(page);
      },
      () => {
        noPrefetchBefore = performance.now() + PREFETCH_PAUSE_MS;
      },
    );
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
