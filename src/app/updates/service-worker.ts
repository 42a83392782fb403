import { ownName, withBase } from '~/lib/base';
import { deleteOwnCaches, ownRegistrations } from '~/lib/browser/own-worker';
import { mayPrefetch } from '~/lib/browser/saves-data';
import { trustedScriptUrl } from '~/lib/browser/trusted-types';
import { shared, untilDone } from '~/lib/retry';

const isDemoBackend = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname.startsWith(withBase('/assets/embedded/'));

async function cacheFile(code: Cache, url: string) {
  if (!(await caches.match(url))) await code.add(url);
}

/** Caches what this page uses without the worker, now or later, so that the next visit works offline too. */
async function keepWhatIsUsed() {
  await (await caches.open(ownName('settings'))).add(withBase('/config.json'));
  const code = await caches.open(ownName('used-code'));
  // If a request fails, the next attempt is a new entry of the observer.
  const known = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (known.has(name) || !isDemoBackend(new URL(name))) continue;
      known.add(name);
      untilDone(() => cacheFile(code, name));
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** A build with `WORKER=off` registers no worker and removes what earlier builds have left. */
const IS_OFF = import.meta.env.WORKER === 'off';

/** The only script address this site registers. The page's policy allows no other. */
const WORKER = withBase('/sw.js');
const REGISTRATION = { updateViaCache: 'none' } as const;

let trustedUrl: string | undefined;
/** Created once, because a policy of a given name can be created only once. */
const workerUrl = () => {
  trustedUrl ??= trustedScriptUrl(WORKER);
  return trustedUrl;
};

async function startUpdates() {
  const rules = await import('./updates');
  if (!IS_OFF) await rules.watchForUpdates(workerUrl(), REGISTRATION);
  return rules;
}

/** Loads the code of updates. Watching starts with the first call. */
export const loadUpdates = shared(startUpdates);

/** How long a first visit may stay open before it checks for a new version without regaining focus. */
const FIRST_CHECK_MS = 60 * 60 * 1000;

/** On a first visit no older version can wait, so the code of updates loads with the first check. */
function watchLater() {
  const watch = () => {
    removeEventListener('focus', watch);
    clearTimeout(timer);
    loadUpdates()
      .then((rules) => rules.checkAgain())
      .catch((error: unknown) => console.info('The check for a new version failed.', error));
  };
  const timer = setTimeout(watch, FIRST_CHECK_MS);
  addEventListener('focus', watch);
}

/** Removes the worker and the caches of earlier builds. User input is in other stores. */
async function removeWorker() {
  await Promise.all((await ownRegistrations()).map((registration) => registration.unregister()));
  await deleteOwnCaches();
}

/** The precache needs 4 MB, and a release needs room for the next one. */
const ROOM_BYTES = 20_000_000;

/** True if the browser grants this site too little storage for the precache. Not every browser says so. */
async function isStorageSmall() {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota !== undefined && quota - usage < ROOM_BYTES;
}

/** Registers the service worker of a production build. If the browser refuses workers, the site works without one. */
export async function registerServiceWorker() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    if (IS_OFF) return await removeWorker();
    if (navigator.serviceWorker.controller) await loadUpdates();
    // The first worker precaches the public site, which is too much for a visitor who saves data, is on 2g, or has little storage.
    else if (!mayPrefetch() || (await isStorageSmall())) return;
    else {
      // A first visit has nothing to watch yet, so it does not load Workbox (1.2 kB).
      await navigator.serviceWorker.register(workerUrl(), REGISTRATION);
      watchLater();
    }
    await navigator.serviceWorker.ready;
    await keepWhatIsUsed();
  } catch (error) {
    console.info('The service worker was refused; the site works without it.', error);
  }
}
