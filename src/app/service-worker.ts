import { BASE, ownName, withBase } from '~/lib/base';
import { deleteOwnCaches, ownRegistrations } from '~/lib/own-worker';
import { savesData } from '~/lib/saves-data';
import { trustedScriptUrl } from '~/lib/trusted-types';

/** What this page used before the worker was there, so that the next visit works without a connection too. */
async function keepWhatWasUsed() {
  await (await caches.open(ownName('settings'))).add(withBase('/config.json'));
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(withBase('/assets/embedded/')));
  const code = await caches.open(ownName('used-code'));
  for (const { href } of used) if (!(await code.match(href))) await code.add(href);
}

/** A build with `WORKER=off`: it registers nothing and takes away what earlier builds have left. */
const IS_OFF = import.meta.env.WORKER === 'off';

/** The only script address this site ever registers; the page's policy admits no other. */
const WORKER = withBase('/sw.js');

let trustedUrl: string | undefined;
/** Made once, because a policy of a name can be made once. */
const workerUrl = () => {
  trustedUrl ??= trustedScriptUrl(WORKER);
  return trustedUrl;
};

const register = () => navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });

/** Registering again would only add a job beside the browser's own check for a new version. */
const registered = async () => {
  const found = await navigator.serviceWorker.getRegistration(BASE);
  // Below a path the answer may be the worker of the site above.
  return found && new URL(found.scope).pathname === BASE ? found : register();
};

async function startUpdates() {
  const rules = await import('./updates');
  if (!IS_OFF) rules.watchForUpdates(await registered());
  return rules;
}

let updates: ReturnType<typeof startUpdates> | undefined;

/** The rules of updates, watching from the first call on. A failed load may be repeated. */
export function loadUpdates() {
  updates ??= startUpdates().catch((error: unknown) => {
    updates = undefined;
    throw error;
  });
  return updates;
}

/** How long a first visit may stay open before it checks for a newer version without regaining focus. */
const FIRST_CHECK_MS = 60 * 60 * 1000;

/** On a first visit nothing older can wait, so the code of updates comes when this page is first to ask for a newer one. */
function watchLater() {
  const watch = () => {
    removeEventListener('focus', watch);
    clearTimeout(timer);
    loadUpdates()
      .then((rules) => rules.checkAgain())
      .catch((error: unknown) => console.info('No new version could be asked for.', error));
  };
  const timer = setTimeout(watch, FIRST_CHECK_MS);
  addEventListener('focus', watch);
}

/** Takes away what an earlier build's worker has left on this device; what people typed lies elsewhere. */
async function removeWorker() {
  await Promise.all((await ownRegistrations()).map((registration) => registration.unregister()));
  await deleteOwnCaches();
}

/** Registers the service worker of a production build; where workers are refused the site works without. */
export async function registerServiceWorker() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    if (IS_OFF) return await removeWorker();
    if (navigator.serviceWorker.controller) await loadUpdates();
    // The first worker brings the whole public site, which nobody asked for who saves data.
    else if (savesData()) return;
    else {
      await register();
      watchLater();
    }
    await navigator.serviceWorker.ready;
    await keepWhatWasUsed();
  } catch (error) {
    console.info('The service worker was refused; the site works without it.', error);
  }
}
