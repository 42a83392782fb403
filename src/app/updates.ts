import { messages } from '~/content/messages';
import { orAborted } from '~/lib/or-aborted';
import { deleteOwnCaches, ownRegistrations } from '~/lib/own-worker';
import { isAnyTabUnsaved, isTabUnsaved } from '~/lib/unsaved';
import { toast } from '~/ui/toast-store';
import { setPendingUpdate } from './pending-update';

/** How often a page that stays open asks for a new version; it also asks when it gets the focus. */
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** Asking again this soon after the last time would be noise. */
const CHECK_PAUSE_MS = 60 * 1000;
/**
 * About a second after a navigation the browser looks for a new version by itself, and Chromium (seen in 156) never ends a
 * look of ours that meets its own: from then on nothing is found in any tab. Ours keeps this distance from the arrival at a
 * page, by load or by focus, which often follows a navigation in another tab.
 */
const DISTANCE_MS = 4000;
/** A look that takes longer has failed. */
const PATIENCE_MS = 30 * 1000;
/** A worker that has not taken over by then is not waited for: the page somebody asked for comes from the one before. */
const TAKE_OVER_MS = 5000;
/** A new worker that takes over by itself waits for a moment too; only one that still waits then is offered. */
const SETTLED_MS = 200;

let registration: ServiceWorkerRegistration | undefined;
/** This page has let the new version take over. */
let isTakingOver = false;
/** Another page has. */
let isReplaced = false;
/** The newest worker that is followed: `installing` may show it before the event that tells of it. */
let newest: ServiceWorker | undefined;
/** The browser itself looks at each load. */
let lastCheck = performance.timeOrigin;
/** By the page's own clock, which begins with the load. */
let arrivedAt = 0;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isReady = () => isReplaced || Boolean(registration?.waiting);

function offer() {
  toast(messages.update.ready, {
    key: 'update',
    tone: 'info',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: messages.update.apply, onAction: () => void applyUpdate(location.href) },
    secondAction: { label: messages.update.later, onAction: () => undefined },
  });
}

/**
 * Lets the waiting version take over and loads `target` with it; one that another tab has let take over only needs the
 * load. Unsaved text comes first, for the former in any tab, for the latter in this one: then it waits and says so.
 * Resolves false when there is nothing to apply or it has to wait.
 */
export async function applyUpdate(target: string, isSilent = false): Promise<boolean> {
  if (!isReady()) return false;
  if (registration?.waiting ? await isAnyTabUnsaved() : isTabUnsaved()) {
    if (!isSilent) toast(messages.update.waits, { tone: 'info' });
    return false;
  }
  const load = () => {
    clearTimeout(patience);
    if (target === location.href) location.reload();
    else location.assign(target);
  };
  const waiting = registration?.waiting;
  const patience = setTimeout(load, TAKE_OVER_MS);
  if (waiting) {
    isTakingOver = true;
    navigator.serviceWorker.addEventListener('controllerchange', load);
    waiting.postMessage({ type: 'SKIP_WAITING' });
  } else load();
  return true;
}

/** Resolves when a worker is installed; one that could not be (its files did not come) is an error. */
const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The new version could not be installed.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Asks the server for a new version. Resolves true when one is ready to be applied. */
export async function checkForUpdate(): Promise<boolean> {
  lastCheck = Date.now();
  if (registration) {
    await pause(arrivedAt + DISTANCE_MS - performance.now());
    await orAborted(registration.update(), AbortSignal.timeout(PATIENCE_MS));
    if (registration.installing) await installed(registration.installing);
  }
  return isReady();
}

/** Looks for a new version, on focus and once in a while, unless that has just been done. */
export function checkAgain() {
  arrivedAt = performance.now();
  if (!navigator.onLine || Date.now() - lastCheck < CHECK_PAUSE_MS) return;
  checkForUpdate().catch((error: unknown) => console.info('No new version could be asked for.', error));
}

/** Offers a version once it is installed and waits for its turn. */
async function offerWhenInstalled(worker: ServiceWorker | null) {
  if (!worker || worker === newest) return;
  newest = worker;
  try {
    await installed(worker);
  } catch (error) {
    console.info('The next look for a new version tries again.', error);
    return;
  }
  await pause(SETTLED_MS);
  if (registration?.waiting !== worker) return;
  setPendingUpdate(applyUpdate);
  offer();
}

/** Watches for new versions: one that waits already or is on its way, and whatever is found on focus and every hour. */
export function watchForUpdates(registered: ServiceWorkerRegistration) {
  registration = registered;
  void offerWhenInstalled(registered.waiting);
  void offerWhenInstalled(registered.installing);
  registered.addEventListener('updatefound', () => void offerWhenInstalled(registered.installing));
  let isFirst = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst && !isTakingOver) {
      isReplaced = true;
      setPendingUpdate(applyUpdate);
    }
    isFirst = false;
  });
  addEventListener('focus', checkAgain);
  setInterval(checkAgain, CHECK_EVERY_MS);
}

/**
 * Puts the installed app back to how it came: the worker and everything it kept are removed, then the page is loaded
 * again. What people typed (drafts, queued requests) is not touched.
 */
export async function repairApp() {
  await Promise.all((await ownRegistrations()).map((registration) => registration.unregister()));
  await deleteOwnCaches();
  location.reload();
}
