import { messageSW, Workbox } from 'workbox-window';
import { messages } from '~/content/messages';
import { orAborted } from '~/lib/async/or-aborted';
import { deleteOwnCaches, ownRegistrations } from '~/lib/browser/own-worker';
import { isAnyTabUnsaved, isTabUnsaved } from '~/lib/unsaved';
import { toast } from '~/ui/toast/toast-store';
import { type About, decodeAbout } from './about';
import { setPendingUpdate } from './pending-update';

/**
 * Finds, offers and applies new versions of the app.
 *
 * ```
 * focus, every hour, or the button in the footer
 *   |
 * checkForUpdate --> updatefound --> installed --> still waiting --> offered, and pending for navigations
 *                                                                      |
 *                                           'Update', or a navigation to another page
 *                                                                      |
 *                        unsaved text: says that it waits <-- applyUpdate --> loads the target
 *                                                                |                 ^
 *                       no other tab has activated it: skip waiting --> controlling, or 5 seconds
 * ```
 */

/** How often an open page checks for a new version. It also checks when it gets the focus. */
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** Minimum time between two checks. */
const CHECK_PAUSE_MS = 60 * 1000;
/**
 * About a second after a navigation the browser checks for a new version itself. In Chromium (seen in 156), a check of
 * ours that overlaps with it never ends, and then no tab finds an update. So ours waits this long after a page loads or
 * gets the focus, which often follows a navigation in another tab.
 */
const DISTANCE_MS = 4000;
/** A check that takes longer has failed. */
const PATIENCE_MS = 30 * 1000;
/** If the new worker has not taken over by then, load the page with the previous one. */
const TAKE_OVER_MS = 5000;
/** A worker that takes over by itself also waits briefly. Offer only one that still waits after this time. */
const SETTLED_MS = 200;
/** The worker of an older release does not respond to questions. */
const RESPONSE_MS = 1000;

let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
/** This page has activated the new version. */
let isTakingOver = false;
/** Another page has activated the new version. */
let isReplaced = false;
/** The latest worker that is followed: `installing` may show it before its event fires. */
let newest: ServiceWorker | undefined;
/** By the page's own clock, which starts at load, when the browser checks itself. */
let lastCheck = 0;
/** By the same clock. */
let arrivedAt = 0;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isReady = () => isReplaced || Boolean(registration?.waiting);

/** What a worker says about its release. */
async function askAbout(worker: ServiceWorker): Promise<About> {
  try {
    return decodeAbout(await orAborted(messageSW(worker, { type: 'ABOUT' }), AbortSignal.timeout(RESPONSE_MS)));
  } catch {
    // No response in time: the offer says only that there is a new version.
    return decodeAbout(undefined);
  }
}

function offer({ note }: About) {
  toast(note ? `${messages.update.ready}: ${note}` : messages.update.ready, {
    key: 'update',
    tone: 'info',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: messages.update.apply, onAction: () => void applyUpdate(location.href) },
    secondAction: { label: messages.update.later, onAction: () => undefined },
  });
}

/**
 * Activates the waiting version and loads `target` with it. If another tab has activated it, this tab only loads.
 * Unsaved text comes first, in any tab for the former and in this tab for the latter: the update then waits and says
 * so. Resolves to false when there is nothing to apply or the update has to wait.
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
  const patience = setTimeout(load, TAKE_OVER_MS);
  if (registration?.waiting) {
    isTakingOver = true;
    workbox?.addEventListener('controlling', load);
    workbox?.messageSkipWaiting();
  } else load();
  return true;
}

/** Resolves when a worker is installed, and rejects when it cannot be, for example because its files failed to load. */
const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The new version could not be installed.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Checks the server for a new version. Resolves to true when one is ready to be applied. */
export async function checkForUpdate(): Promise<boolean> {
  lastCheck = performance.now();
  if (registration) {
    await pause(arrivedAt + DISTANCE_MS - performance.now());
    await orAborted(registration.update(), AbortSignal.timeout(PATIENCE_MS));
    if (registration.installing) await installed(registration.installing);
  }
  return isReady();
}

/** Checks for a new version, on focus and at intervals, unless a check has just run. */
export function checkAgain() {
  arrivedAt = performance.now();
  if (!navigator.onLine || performance.now() - lastCheck < CHECK_PAUSE_MS) return;
  checkForUpdate().catch((error: unknown) => console.info('The check for a new version failed.', error));
}

/** Offers a version once it is installed and waiting. */
async function offerWhenInstalled(worker: ServiceWorker | null) {
  if (!worker || worker === newest) return;
  newest = worker;
  try {
    await installed(worker);
  } catch (error) {
    console.info('The new version was not installed; the next check retries.', error);
    return;
  }
  await pause(SETTLED_MS);
  if (registration?.waiting !== worker) return;
  setPendingUpdate(applyUpdate);
  offer(await askAbout(worker));
}

/**
 * Watches for new versions: one that is already waiting or installing, and any that a later check finds. Workbox reports only the
 * first of several updates as waiting (GoogleChrome/workbox#3285, #3074), and not always one that another tab has found (#2165), so
 * this follows the workers of the registration itself. Rejects if the browser refuses the worker at `url`.
 */
export async function watchForUpdates(url: string, options: RegistrationOptions) {
  const box = new Workbox(url, options);
  const registered = await box.register({ immediate: true });
  if (!registered) throw new Error('The service worker was not registered.');
  workbox = box;
  registration = registered;
  void offerWhenInstalled(registered.waiting);
  void offerWhenInstalled(registered.installing);
  registered.addEventListener('updatefound', () => void offerWhenInstalled(registered.installing));
  let isFirst = !navigator.serviceWorker.controller;
  // Workbox cannot tell whether this tab or another one has activated the version (GoogleChrome/workbox#2786).
  box.addEventListener('controlling', () => {
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
 * Resets the installed app: removes the worker and its caches, then reloads the page. User input (drafts, queued
 * requests) is not touched.
 */
export async function repairApp() {
  await Promise.all((await ownRegistrations()).map((registration) => registration.unregister()));
  await deleteOwnCaches();
  location.reload();
}
