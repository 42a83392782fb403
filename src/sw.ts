/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { shellOf } from './app/shells';
import { BASE, ownName, sitePath, withBase } from './lib/base';
import { matchScreen } from './screen-routes';
import { articlePage } from './sw/article-page';
import { markSaved } from './sw/mark-saved';

declare const self: ServiceWorkerGlobalScope;

/** How many opened articles and lists can be read offline. */
const READ_LIMIT = 50;
/**
 * Chunks outside the precache. One release of the admin and the demo backend has 15; those of older releases are
 * evicted.
 */
const CODE_LIMIT = 50;
/** How long to wait for a slow response before using the cached one. */
const NETWORK_SECONDS = 4;

const CONFIG = withBase('/config.json');

/** A script's request for articles or jobs. A backend may share the site's origin. */
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

// 3. The settings: network first, then the cached copy.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG,
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

// 5. Public responses of a configured backend. Responses to requests with a token are never cached.
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

// 6. An address that is not precached: an article's page from the server, otherwise the shell of its route, or the
// not-found page. There is no navigation preload, because the other shells need no network.
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const route = matchScreen(sitePath(url.pathname))?.route;
      if (route?.page === 'article') {
        const settings = await caches.match(CONFIG, { cacheName: ownName('settings') });
        const article = await articlePage(request, settings, NETWORK_SECONDS * 1000);
        if (article) return article;
      }
      const shell = shellOf(route?.page);
      const page = shell && (await matchPrecache(withBase(`/${shell.file}`)));
      if (!page) return fetch(url.href);
      return new Response(page.body, { status: shell.status, headers: page.headers });
    },
    { denylist: [new RegExp(`^${BASE}api/`), /\/[^/]+\.\w+$/] },
  ),
);
