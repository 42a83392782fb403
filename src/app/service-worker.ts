import { loadConfig } from '~/api/config';

/** Code used before the worker was there, so that the next visit works without a connection too. */
async function keepUsedCode() {
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/embedded/'));
  const cache = await caches.open('used-code');
  for (const { href } of used) if (!(await cache.match(href))) await cache.add(href);
}

type ScriptUrl = Parameters<ServiceWorkerContainer['register']>[0];
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): ScriptUrl;
  };
}
declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The only script address this site ever registers; the page's policy admits no other. */
const WORKER = '/sw.js';
const workerUrl = () =>
  window.trustedTypes?.createPolicy('mindwave-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ??
  WORKER;

/** Registers the service worker of a production build; where workers are refused the site works without. */
export async function registerServiceWorker() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    // Asked once through the worker, the settings are known offline.
    await loadConfig();
    await keepUsedCode();
  } catch (error) {
    console.info('The service worker was refused; the site works without it.', error);
  }
}
