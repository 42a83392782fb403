/**
 * The header that the service worker adds to a cached response: when it was saved, in milliseconds since 1970. The
 * `Date` header cannot be used: a page may not read it on another origin's response, and it has the server's clock, not
 * the reader's.
 */
export const SAVED_AT = 'x-saved-at';

/**
 * When a cached response was saved, or undefined for a response from the network. The time is never in the future,
 * although the clock may have been wrong.
 */
export function savedAtOf(headers: Headers): number | undefined {
  const time = Number(headers.get(SAVED_AT));
  return Number.isFinite(time) && time > 0 ? Math.min(time, Date.now()) : undefined;
}
