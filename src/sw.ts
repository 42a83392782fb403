/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { shellOf } from './app/shells';
import { BASE, ownName, sitePath, withBase } from './lib/base';
import { matchRoute } from './routes';
import { markSaved } from './sw/mark-saved';

declare const self: ServiceWorkerGlobalScope;

/** Opened articles and lists that can be read again without a connection. */
const READ_LIMIT = 50;
/** Chunks outside the precache: one release of the admin and the demo backend has 15, those of older releases make room. */
const CODE_LIMIT = 50;
/** A slow answer is worth waiting for this long before the kept one is shown. */
const NETWORK_SECONDS = 4;

/** A script's question for articles or jobs; a backend may live at the site's own origin. */
const isListOrRecord = ({ destination }: Request, { pathname }: URL) =>
  destination === '' && /\/(?:news|jobs)(?:\/|$)/.test(pathname);

// 1. The public site, page by page, with its code, art and fonts.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, {
  cleanURLs: true,
  directoryIndex: 'index.html',
  ignoreURLParametersMatching: [/./],
});

// 2. A waiting worker takes over when the page says so, never by itself: a form may be half filled.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// 3. The settings: fresh where there is a connection, the last known ones where there is none.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === withBase('/config.json'),
  new NetworkFirst({ cacheName: ownName('settings'), networkTimeoutSeconds: NETWORK_SECONDS }),
);

// 4. Code that was used but is not part of the public site: the demo backend.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(withBase('/assets/')),
  new CacheFirst({
    cacheName: ownName('used-code'),
    plugins: [new ExpirationPlugin({ maxEntries: CODE_LIMIT, purgeOnQuotaError: true })],
  }),
);

// 5. What a configured backend sends to readers. Nothing fetched with a token is ever kept.
registerRoute(
  ({ request, url, sameOrigin }) =>
    !request.headers.has('authorization') &&
    (request.destination === 'image' ? !sameOrigin : isListOrRecord(request, url)),
  new NetworkFirst({
    cacheName: ownName('read'),
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [markSaved, new ExpirationPlugin({ maxEntries: READ_LIMIT, purgeOnQuotaError: true })],
  }),
);

// 6. An address without a page of its own: the shell of its route, the not-found page for unknown ones. There is no navigation
// preload, because no navigation that comes here needs the network.
registerRoute(
  new NavigationRoute(
    async ({ url }) => {
      const shell = shellOf(matchRoute(sitePath(url.pathname))?.route.page);
      const page = shell && (await matchPrecache(withBase(`/${shell.file}`)));
      if (!page) return fetch(url.href);
      return new Response(page.body, { status: shell.status, headers: page.headers });
    },
    { denylist: [new RegExp(`^${BASE}api/`), /\/[^/]+\.\w+$/] },
  ),
);
