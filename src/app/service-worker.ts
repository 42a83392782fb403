import { Workbox } from 'workbox-window';
import { watchForUpdates } from './updates';

/** What this page used before the worker was there, so that the next visit works without a connection too. */
async function keepWhatWasUsed() {
  await (await caches.open('settings')).add('/config.json');
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/embedded/'));
  const code = await caches.open('used-code');
  for (const { href } of used) if (!(await code.match(href))) await code.add(href);
}

type ScriptUrl = ConstructorParameters<typeof Workbox>[0];
interface ScriptUrlPolicy {
  createScriptURL: (url: string) => ScriptUrl;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: () => string }) => ScriptUrlPolicy };
  }
}

/** The only script address this site ever registers; the page's policy admits no other. */
const WORKER = '/sw.js';
const workerUrl = () =>
  window.trustedTypes?.createPolicy('mindwave-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ??
  WORKER;

/** Workers a former site left behind would answer in this one's place. */
async function removeForeignWorkers() {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const script = registration.active?.scriptURL ?? registration.waiting?.scriptURL ?? '';
    if (script.endsWith('/mockServiceWorker.js')) await registration.unregister();
  }
}

/** Registers the service worker of a production build; where workers are refused the site works without. */
export async function registerServiceWorker() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await removeForeignWorkers();
    const workbox = new Workbox(workerUrl(), { updateViaCache: 'none' });
    watchForUpdates(workbox);
    await workbox.register();
    await navigator.serviceWorker.ready;
    await keepWhatWasUsed();
  } catch (error) {
    console.info('The service worker was refused; the site works without it.', error);
  }
}
