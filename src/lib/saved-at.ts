/**
 * The mark the service worker puts on an answer it keeps: when it came, in milliseconds since 1970. Not the `Date` header,
 * which a page may not read of another origin's answer, and which tells the server's clock instead of the reader's.
 */
export const SAVED_AT = 'x-saved-at';

/** When a kept answer came; undefined for one that comes from the network now. */
export function savedAtOf(headers: Headers): number | undefined {
  const time = Number(headers.get(SAVED_AT));
  return Number.isFinite(time) && time > 0 ? time : undefined;
}
