/**
 * The site's own backend, in the page. `src/api/transport.ts` loads it on demand when no API is configured; then it answers
 * the very requests that would have gone over the network, from data kept in this browser.
 */
import { getResponse } from 'msw';
import { createBackend } from './backend/backend';
import type { Resource } from './change-channel';
import { createHandlers } from './handlers';
import { doorOf } from './respond';
import { browserStorage } from './storage';

const storage = browserStorage();
const handlers = createHandlers(doorOf(createBackend({ storage })));

/** Rejects when the caller gives up, as fetch does. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Answers a request below `/api` as fetch would.
 * @throws TypeError for a connection that a sentinel cuts, and the signal's reason when the caller aborts.
 */
export async function answer(request: Request): Promise<Response> {
  const response = await Promise.race([getResponse(handlers, request), aborted(request.signal)]);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** False where the data lasts only as long as the page, because the browser refuses IndexedDB. */
export const isPersistent = (): Promise<boolean> => storage.isPersistent();

/** Calls the listener after another tab changed something; returns how to stop it. */
export const onChange = (listener: (resources: readonly Resource[]) => void): (() => void) =>
  storage.onChange(listener);
