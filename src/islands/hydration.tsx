import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { idle } from '~/lib/async/idle';
import { sitePath } from '~/lib/base';
import { reportChunkError } from '~/lib/chunk-error';
import { onReason, shared } from '~/lib/retry';
import { connectStarter, forgetIslands, islandIsLive, usedEarly } from './early-replay';
import { inTurn } from './in-turn';
import type { Island } from './island';
import { whenStyled } from './site-sheet';
import type { Starter } from './starter-state';

/**
 * The islands of the page are the elements with `data-island`. The server rendered each of them on its own, and each is
 * hydrated on its own, once it is needed. The HTML around them never changes, and its components are not part of the
 * client.
 *
 * ```
 *   startIslands     used, near the window, or idle      in turn       first layout effect     stopIslands
 * HTML ----> waiting -------> loading code and styles -------> hydrating ---------> live ---------> unmounted
 *               ^                      |
 *               +----- failed <--------+    tried again for a reason (`lib/retry.ts`)
 * ```
 */

/** What the app tells this module about its islands. */
export interface IslandOptions {
  /** The kind of island with this name. */
  readonly find: (name: string) => Island | undefined;
  /** The name of the screen that belongs to an address. */
  readonly screenAt: (pathname: string) => string | undefined;
  /** The name of the screen that is an app and shows this address, even if the address has no page. */
  readonly appAt: (pathname: string) => string | undefined;
  /** Wraps every island, for example with the router. */
  readonly wrap: (children: ReactNode) => ReactNode;
  /** Shown instead of a screen whose code cannot be loaded. */
  readonly missing: ReactNode;
  /** Called first with the document, and then with each part that a navigation shows. */
  readonly onShown: (scope: ParentNode) => void;
}

/** How far below the window an island hydrates: one window height, so that it is ready when the user reaches it. */
const AHEAD = '100%';

let options: IslandOptions | undefined;
const roots = new Map<HTMLElement, Root>();
/** Called when an island that is hydrating has become live. */
const onLive = new Map<string, () => void>();
/** Functions that hydrate the islands that are not live yet. They reject if the code cannot be loaded. */
const waiting = new Map<string, () => Promise<void>>();
/** Islands whose code could not be loaded. */
const failed = new Set<string>();
let observer: IntersectionObserver | undefined;
/**
 * True once an island has loaded data. Hydrating another one could then show data that is not in its HTML, so that
 * island is rendered instead.
 */
let mayHaveData = false;

/** Leaves the server's HTML on the page. A notice appears when the user touches the island. */
const leaveAsItIs = () => undefined;

const islandsIn = (scope: ParentNode) => [...scope.querySelectorAll<HTMLElement>('[data-island]')];

/** A screen fills its page. Its data may be newer than the HTML. */
const isScreen = (element: HTMLElement) => element.dataset.screen !== undefined;

function Live({ id, children }: { id: string; children: ReactNode }) {
  // Reads the focus before the commit, because React may replace HTML that something else has changed.
  const focused = document.activeElement;
  useLayoutEffect(() => {
    islandIsLive(id, focused);
    onLive.get(id)?.();
    onLive.delete(id);
  }, [id, focused]);
  return children;
}

const rootOptions = (element: HTMLElement) => ({
  identifierPrefix: element.id,
  // If an island leaves the page before it is live, React reports that its hydration was cut short.
  onRecoverableError: (error: unknown) => {
    if (roots.has(element)) console.error(error);
  },
});

const treeOf = (element: HTMLElement, content: ReactNode) => <Live id={element.id}>{options?.wrap(content)}</Live>;

/** Renders an island from scratch, in place of its HTML. */
function renderIsland(element: HTMLElement, content: ReactNode) {
  waiting.delete(element.id);
  mayHaveData ||= isScreen(element);
  const root = createRoot(element, rootOptions(element));
  roots.set(element, root);
  flushSync(() => root.render(treeOf(element, content)));
}

/** Resolves when the island is live. */
function hydrateIsland(element: HTMLElement, content: ReactNode): Promise<void> | void {
  if (isScreen(element) && mayHaveData) return renderIsland(element, content);
  mayHaveData ||= isScreen(element);
  waiting.delete(element.id);
  const live = new Promise<void>((resolve) => onLive.set(element.id, resolve));
  startTransition(() => {
    roots.set(element, hydrateRoot(element, treeOf(element, content), rootOptions(element)));
  });
  return live;
}

const kindOf = (element: HTMLElement) => options?.find(element.dataset.island ?? '');

/** Prepares the hydration of an island. The returned function loads its code and styles, at most once at a time. */
const wakerOf = (element: HTMLElement, mount: (element: HTMLElement, content: ReactNode) => Promise<void> | void) =>
  shared(async () => {
    try {
      // Without its styles, a live island may look broken: the HTML has only what the first screen needs.
      const [render] = await Promise.all([kindOf(element)?.load(), whenStyled()]);
      failed.delete(element.id);
      if (!render) return;
      await inTurn(() => {
        if (element.isConnected && !roots.has(element)) return mount(element, render(element.dataset.props ?? '{}'));
      });
    } catch (error) {
      if (waiting.has(element.id)) failed.add(element.id);
      throw error;
    }
  });

const wake = (id: string) => waiting.get(id)?.() ?? Promise.resolve();

/**
 * Makes an island live because the user uses it. If its code could not be loaded before, `createObserver` retries it.
 */
const use = (id: string) =>
  failed.has(id) ? Promise.reject(new Error(`The code of ${id} could not be loaded.`)) : wake(id);

function createObserver() {
  onReason(() => {
    for (const id of failed) wake(id).catch(leaveAsItIs);
  });
  return new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        wake(target.id).catch(leaveAsItIs);
      }
    },
    { rootMargin: `${AHEAD} 0px` },
  );
}

/**
 * Makes the islands with data live that are far from the window, one per idle period. Find-in-page, print and a fast
 * scroll need their text.
 */
async function startTheRest(elements: readonly HTMLElement[]) {
  for (const { id } of elements) {
    await idle();
    await wake(id).catch(leaveAsItIs);
  }
}

/**
 * Makes the islands in `scope` live. Islands that the user has used go first, and the others follow when they come near
 * the window. With `isShell`, the HTML belongs to another address, so the islands are rendered from scratch.
 */
export function startIslands(scope: ParentNode, { isShell = false } = {}) {
  observer ??= createObserver();
  const elements = islandsIn(scope).filter((element) => !roots.has(element));
  for (const element of elements) waiting.set(element.id, wakerOf(element, isShell ? renderIsland : hydrateIsland));
  for (const id of usedEarly()) wake(id).catch(reportChunkError);
  for (const element of elements) {
    if (waiting.has(element.id)) observer.observe(element);
  }
  void startTheRest(elements.filter(isScreen));
  options?.onShown(scope);
}

/** Unmounts the islands in an element that is about to leave the page. */
export function stopIslands(scope: ParentNode) {
  const elements = islandsIn(scope);
  forgetIslands(elements.map(({ id }) => id));
  for (const element of elements) {
    observer?.unobserve(element);
    waiting.delete(element.id);
    failed.delete(element.id);
    const root = roots.get(element);
    roots.delete(element);
    root?.unmount();
  }
}

/** The path under which the page at this address was built. */
const pathOf = (pathname: string) => sitePath(pathname).replace(/(.)\/+$/, '$1');

/** True if a document is a shell. A shell serves many addresses, so it does not know which screen it will show. */
export const isShellAt = (page: Document, pathname: string) =>
  page.getElementById('root')?.dataset.prerendered !== pathOf(pathname);

/** Prepares a document for the address it was requested from. Returns true if it is a shell. */
export function prepareDocument(page: Document, pathname: string): boolean {
  const isShell = isShellAt(page, pathname);
  const name = options?.screenAt(pathOf(pathname));
  for (const element of islandsIn(page).filter(isScreen)) if (isShell && name) element.dataset.island = name;
  return isShell;
}

/** True if the page is an app that also shows this address. Then the app changes its screens itself. */
export function isInApp(pathname: string): boolean {
  const name = options?.appAt(sitePath(pathname));
  return name !== undefined && document.querySelector(`main > [data-island="${name}"]`) !== null;
}

/** Loads the code of the screens in a document, so that they can be rendered at once. */
export const loadScreens = (scope: ParentNode) =>
  Promise.all(
    islandsIn(scope)
      .filter(isScreen)
      .map((element) => kindOf(element)?.load()),
  );

/** Starts to load the code that the islands of a document need soon. A failure is reported when the code is needed. */
export function preloadIslands(scope: ParentNode) {
  for (const element of islandsIn(scope)) kindOf(element)?.load().catch(leaveAsItIs);
}

/** Renders the screens in `scope`. Their code must have been loaded. */
export function renderScreens(scope: ParentNode) {
  for (const element of islandsIn(scope).filter(isScreen)) {
    const render = kindOf(element)?.loaded();
    renderIsland(element, render ? render(element.dataset.props ?? '{}') : options?.missing);
  }
}

/** Connects the islands to the app and to the starter. */
export function installIslands(next: IslandOptions, starter: Starter | undefined) {
  options = next;
  connectStarter(starter, (id) => void use(id).catch(reportChunkError));
}
