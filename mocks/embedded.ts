/**
 * The embedded backend. If no API is configured, `src/api/transport.ts` loads it on demand and passes it the requests that would
 * otherwise go over the network. Its data is stored in this browser.
 */

import { orAborted } from '~/lib/async/or-aborted';
import { isQaRequested } from '~/lib/browser/qa-setting';
import { createBackend } from './backend/backend';
import type { Resource } from './change-channel';
import { mockFetchHandler } from './fetch-handler';
import type { Qa } from './qa/qa';
import { browserStorage } from './storage';

const storage = browserStorage();
const usual = mockFetchHandler(createBackend({ storage }));

let qa: Promise<Qa> | undefined;

/** Loads the part that the QA console controls, which is a separate chunk. All later requests go through it. */
export function loadQa(): Promise<Qa> {
  qa ??= import('./qa/qa').then(
    ({ createQa }) => createQa({ storage, handle: usual }),
    (error: unknown) => {
      qa = undefined;
      throw error;
    },
  );
  return qa;
}

async function handle(request: Request): Promise<Response> {
  if (!qa && isQaRequested()) await loadQa();
  return qa ? (await qa).handle(request) : usual(request);
}

/** Passes requests through MSW. It reads localStorage on import, which throws if the browser blocks it: then they go without. */
const handled = import('./handlers').then(
  ({ createHandlers, getResponse }) => {
    const handlers = createHandlers(handle);
    return (request: Request) => getResponse(handlers, request);
  },
  () => handle,
);

/**
 * Responds to a request below `/api` as `fetch` would.
 * @throws TypeError if a sentinel cuts the connection, and the signal's reason if the caller aborts.
 */
export async function respond(request: Request): Promise<Response> {
  const response = await orAborted((await handled)(request), request.signal);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Resolves with true if the data survives the page, and with false if the browser blocks IndexedDB. */
export const isPersistent = (): Promise<boolean> => storage.isPersistent();

/** Calls the listener after another tab changes data. Returns a function that stops this. */
export const onChange = (listener: (resources: readonly Resource[]) => void): (() => void) =>
  storage.onChange(listener);
