import { parsePage } from '~/lib/browser/trusted-types';
import { noteArrival } from '~/lib/page-arrival';

/** Loads the documents of other pages of this site, for navigations in place. */

/** The number of documents of each kind in memory. A phone has little of it. */
const LIMIT = 10;

/** A request that stalls ends after this time. Then the browser loads the page itself and shows that it is loading. */
const TIMEOUT_MS = 10_000;

/** Documents that are loading or prefetched, by address. A navigation uses them once. */
const requested = new Map<string, Promise<Document>>();
/** Documents that were shown. Back shows them in the same task, so that the browser can restore the scroll position. */
const visited = new Map<string, Document>();

/** Chromium never frees a parsed document whose `<source media>` elements watch the window. */
function release(page: Document) {
  for (const source of page.querySelectorAll('source[media]')) source.remove();
}

/** Adds an entry as the newest one. Drops the oldest entry, and any earlier entry of the same address. */
function remember<T extends Document | Promise<Document>>(entries: Map<string, T>, key: string, value: T) {
  const drop = (old: string) => {
    const dropped = entries.get(old);
    entries.delete(old);
    // A failed request leaves nothing behind.
    if (dropped !== value)
      Promise.resolve(dropped).then(
        (page) => page && release(page),
        () => undefined,
      );
  };
  drop(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > LIMIT && oldest !== undefined) drop(oldest);
}

const keyOf = ({ pathname, search }: URL) => pathname + search;

async function request(url: URL) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(keyOf(url), { headers: { accept: 'text/html' }, signal });
  // After a redirect, for example to an article's new slug, the browser must show the new address.
  if (response.redirected || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error('Not a page');
  const page = parsePage(await response.text());
  noteArrival(page);
  return page;
}

/** Requests a document ahead of a navigation. If this request fails, the navigation repeats it. */
export function prefetchDocument(url: URL): Promise<Document> {
  const key = keyOf(url);
  const known = requested.get(key);
  if (known) return known;
  const created = request(url);
  remember(requested, key, created);
  created.catch(() => requested.delete(key));
  return created;
}

/** Loads the document of an address. Uses a prefetched one if there is one. */
export async function loadDocument(url: URL): Promise<Document> {
  try {
    return await prefetchDocument(url);
  } finally {
    requested.delete(keyOf(url));
  }
}

/** Remembers the document of the page that is shown, for Back. */
export const rememberDocument = (url: URL, page: Document) => remember(visited, keyOf(url), page);

export const visitedDocument = (url: URL) => visited.get(keyOf(url));
