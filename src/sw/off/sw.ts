/// <reference lib="webworker" />
/**
 * The worker of a build with `WORKER=off`: it takes the place of a broken one on every device, deletes what that kept and
 * goes itself. It has no `fetch` listener, so from then on the network answers. Open pages are not reloaded, because a
 * form may be half filled and a page that reloads itself may never stop; drafts and requests that wait lie in other
 * stores, which it does not touch.
 */
import { deleteOwnCaches } from '~/lib/own-worker';

declare const self: ServiceWorkerGlobalScope;

async function remove() {
  await deleteOwnCaches();
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
