/// <reference lib="webworker" />
import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { OFFLINE_FILE, shells } from './app/shells';
import { ownName, sitePath, withBase } from './lib/base';
import { matchScreen } from './routes';
import type { ArchiveEntry } from './sw/archive';
import { articlePage } from './sw/article-page';
import { fillFirst } from './sw/fill-precache';
import { markSaved } from './sw/mark-saved';
import { pictures } from './sw/pictures';
import { refuseHtml } from './sw/refuse-html';

declare const self: ServiceWorkerGlobalScope;
declare const __APP_VERSION__: string;
/** The archive of all precached files, and these files. */
declare const __PRECACHE__: readonly [ArchiveEntry, ...PrecacheEntry[]];
declare const __RELEASE_NOTE__: string;
/** The first parts of the paths of all pages. The worker does not know the pages themselves. */
declare const __PAGE_FOLDERS__: readonly string[];

/** How many opened articles and lists, and how many pages outside the precache, can be read offline. */
const READ_LIMIT = 50;
/**
 * Chunks outside the precache. One release of the admin and the demo backend has 15; those of older releases are
 * evicted.
 */
const CODE_LIMIT = 50;
/** How long to wait for a slow response before using the cached one. */
const NETWORK_SECONDS = 4;

const CONFIG = withBase('/config.json');
const READ_PAGES = ownName('pages');

/**
 * A script's request for articles or jobs. A backend may share the site's origin. Searches are left out, because the response to every
 * word would displace an article that can be read offline.
 */
const isListOrRecord = ({ destination }: Request, { pathname, searchParams }: URL) =>
  destination === '' && /\/(?:news|jobs)(?:\/|$)/.test(pathname) && !searchParams.has('q');

/** The files of an address. The query never decides which page it is, but Workbox keeps an empty one, as in `/careers?`. */
function filesWithoutQuery({ url }: { url: URL }): URL[] {
  const plain = new URL(url.pathname, url);
  return [plain, new URL(url.pathname.endsWith('/') ? 'index.html' : `${url.pathname}.html`, plain)];
}

// 1. The public site, page by page, with its code, art and fonts.
clientsClaim();
cleanupOutdatedCaches();
const [archive, ...files] = __PRECACHE__;
addPlugins([fillFirst(archive, files)]);
precacheAndRoute(files, {
  cleanURLs: true,
  directoryIndex: 'index.html',
  ignoreURLParametersMatching: [/./],
  urlManipulation: filesWithoutQuery,
});

// 2. A waiting worker takes over when the page says so, never by itself: a form may be half filled. Before that, it tells the page
// what is new. The messages are those of workbox-window.
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'ABOUT') ports[0]?.postMessage({ version: __APP_VERSION__, note: __RELEASE_NOTE__ });
});

// 3. The settings: network first, then the cached copy.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG,
  new NetworkFirst({ cacheName: ownName('settings'), networkTimeoutSeconds: NETWORK_SECONDS, plugins: [refuseHtml] }),
);

// 4. Code that was used but is not part of the public site: the demo backend.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(withBase('/assets/')),
  new CacheFirst({
    cacheName: ownName('used-code'),
    plugins: [refuseHtml, new ExpirationPlugin({ maxEntries: CODE_LIMIT, purgeOnQuotaError: true })],
  }),
);

// 5. Pictures of articles, and public responses of a configured backend. Responses to requests with a token are never cached.
// Other pictures on this origin belong to other programs.
registerRoute(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' && (!sameOrigin || url.pathname.startsWith(withBase('/uploads/'))),
  pictures(NETWORK_SECONDS),
);
registerRoute(
  ({ request, url }) => !request.headers.has('authorization') && isListOrRecord(request, url),
  new NetworkFirst({
    cacheName: ownName('read'),
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [refuseHtml, markSaved, new ExpirationPlugin({ maxEntries: READ_LIMIT, purgeOnQuotaError: true })],
  }),
);

// 6. Pages that are not precached. An article's page comes from the server, otherwise the shell of its screen is shown.
// Any other page comes from the network, otherwise from the last visit, otherwise the offline page is shown. There is
// no navigation preload, because the shells need no network.
const pages = new NetworkFirst({
  cacheName: READ_PAGES,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [new ExpirationPlugin({ maxEntries: READ_LIMIT, purgeOnQuotaError: true })],
});

async function fromPrecache(file: string, status: number) {
  const page = await matchPrecache(withBase(`/${file}`));
  return page && new Response(page.body, { status, headers: page.headers });
}

/** The address without slashes at its end. The precache and the server know only this form. */
function withoutSlash(url: URL) {
  const target = new URL(url);
  target.pathname = target.pathname.replace(/\/+$/, '');
  return target;
}

async function respond({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = sitePath(url.pathname);
  // As on the server: a slash at the end must not turn a page of the precache into a shell or the offline page.
  if (path.length > 1 && path.endsWith('/')) return Response.redirect(withoutSlash(url), 301);
  const screen = matchScreen(path)?.route.screen;
  if (screen === 'article') {
    const settings = await caches.match(CONFIG, { cacheName: ownName('settings') });
    const article = await articlePage(request, settings, NETWORK_SECONDS * 1000);
    if (article) return article;
  }
  // Other screens have their own pages, which may be outside the precache.
  const shell = shells.find((file) => screen !== undefined && file.screen === screen);
  if (shell) return (await fromPrecache(shell.file, shell.status)) ?? fetch(url.href);
  try {
    return await pages.handle({ request, event });
  } catch (error) {
    const offline = await fromPrecache(OFFLINE_FILE, 503);
    if (!offline) throw error;
    return offline;
  }
}

/** Everything else on this origin belongs to others: the API, `/readyz`, other programs behind the same proxy. */
function isPage({ pathname }: URL) {
  const path = sitePath(pathname);
  return path !== '' && !/\.\w+$/.test(path) && __PAGE_FOLDERS__.includes(path.split('/')[1] ?? '');
}

// The page also requests the next one itself, see `islands/documents.ts`.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isPage(url) && (request.mode === 'navigate' || request.headers.get('accept') === 'text/html'),
  respond,
);

// Pages of another release would load the scripts and styles of that release.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(READ_PAGES)));
