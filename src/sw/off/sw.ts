/// <reference lib="webworker" />
/**
 * The worker of a build with `WORKER=off`. It replaces a broken worker on every device, deletes its caches and
 * unregisters itself. It has no `fetch` listener, so from then on the network responds. It does not reload open pages,
 * because a form may be half filled and a page that reloads itself may never stop. Drafts and queued requests are in
 * other stores, which it does not touch.
 */
import { deleteOwnCaches } from '~/lib/browser/own-worker';

declare const self: ServiceWorkerGlobalScope;

async function remove() {
  await deleteOwnCaches();
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
