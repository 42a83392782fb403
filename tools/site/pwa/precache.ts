import { pageRank } from '../page-order';

/**
 * The limits of what a first visit downloads in the background, however large the site is. Bytes are before compression: 4 MB of pages,
 * code and art are about 1.5 MB on the wire.
 */
const MAX_FILES = 300;
const MAX_BYTES = 4_000_000;

interface Entry {
  readonly url: string;
  readonly size: number;
}

const isPage = ({ url }: Entry) => url.endsWith('.html');
const isShell = ({ url }: Entry) => url === '404.html' || url.startsWith('shell/');
const rank = (entry: Entry) => (isShell(entry) ? -1 : pageRank(entry.url));

/**
 * Selects the precached files: code, styles, art and fonts, then the shells, then pages in the order of
 * `page-order.ts` until a limit is reached. The worker caches other pages when they are read.
 */
export function selectPrecache<E extends Entry>(entries: readonly E[]): E[] {
  const pages = entries.filter(isPage).sort((one, other) => rank(one) - rank(other) || (one.url < other.url ? -1 : 1));
  const selected = entries.filter((entry) => !isPage(entry));
  let bytes = selected.reduce((sum, { size }) => sum + size, 0);
  for (const page of pages) {
    bytes += page.size;
    if (selected.length >= MAX_FILES || bytes > MAX_BYTES) break;
    selected.push(page);
  }
  return selected;
}
