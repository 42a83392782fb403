import { ownName } from '~/lib/base';
import { parsePage } from '~/lib/browser/trusted-types';
import { savedAtOf } from '~/lib/storage/saved-at';
import { isRecord } from '~contract/is-record';

/** An article whose response the service worker has cached. */
export interface SavedArticle {
  readonly slug: string;
  readonly title: string;
  /** When it was cached, in milliseconds since 1970; undefined if an older worker did not record the time. */
  readonly savedAt: number | undefined;
}

/** The articles this device can show offline, newest first. */
export async function savedArticles(): Promise<readonly SavedArticle[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(ownName('read'));
  const found: SavedArticle[] = [];
  for (const request of await cache.keys()) {
    if (!/\/news\/slug\/[^/]+$/.test(new URL(request.url).pathname)) continue;
    const response = await cache.match(request);
    const body: unknown = await response?.json();
    const data = isRecord(body) ? body.data : undefined;
    if (!isRecord(data) || typeof data.slug !== 'string' || typeof data.title !== 'string') continue;
    found.push({ slug: data.slug, title: data.title, savedAt: response && savedAtOf(response.headers) });
  }
  return found.toSorted((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));
}

/** A page outside the precache that was read. */
export interface SavedPage {
  readonly path: string;
  readonly title: string;
}

/** How many pages the offline page lists. */
const SHOWN = 10;

/** The pages that were read last, apart from the precached ones, newest first. */
export async function savedPages(): Promise<readonly SavedPage[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(ownName('pages'));
  const newest = [...(await cache.keys())].reverse().slice(0, SHOWN);
  return Promise.all(
    newest.map(async (request) => {
      const page = parsePage((await (await cache.match(request))?.text()) ?? '');
      const { pathname, search } = new URL(request.url);
      return { path: pathname + search, title: page.title };
    }),
  );
}
