/**
 * The site's own backend, in the page. `src/api/transport.ts` loads it on demand when no API is configured; then it answers
 * the very requests that would have gone over the network, from data kept in this browser.
 */
import { getResponse } from 'msw';
import { orAborted } from '~/lib/or-aborted';
import { sessionStore } from '~/lib/safe-storage';
import { createBackend } from './backend/backend';
import type { Resource } from './change-channel';
import { createHandlers } from './handlers';
import type { Qa } from './qa';
import { QA_SETTING_KEY } from './qa-key';
import { mockFetchHandler } from './fetch-handler';
import { browserStorage } from './storage';

const storage = browserStorage();
const usual = mockFetchHandler(createBackend({ storage }));

let qa: Promise<Qa> | undefined;

/** The tester's hand on this backend, in a chunk of its own; from then on every request goes through it. */
export function loadQa(): Promise<Qa> {
  qa ??= import('./qa').then(
    ({ createQa }) => createQa({ storage, handle: usual }),
    (error: unknown) => {
      qa = undefined;
      throw error;
    },
  );
  return qa;
}

/** Whether this page was opened by a link of the QA console, or this tab has a setting of it from before. */
const isQaAsked = () =>
  typeof location === 'object' &&
  (new URLSearchParams(location.search).has('qa') || sessionStore.get(QA_SETTING_KEY) !== null);

const handlers = createHandlers(async (request) => {
  if (!qa && isQaAsked()) await loadQa();
  return qa ? (await qa).handle(request) : usual(request);
});

/**
 * Answers a request below `/api` as fetch would.
 * @throws TypeError for a connection that a sentinel cuts, and the signal's reason when the caller aborts.
 */
export async function answer(request: Request): Promise<Response> {
  const response = await orAborted(getResponse(handlers, request), request.signal);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** False where the data lasts only as long as the page, because the browser refuses IndexedDB. */
export const isPersistent = (): Promise<boolean> => storage.isPersistent();

/** Calls the listener after another tab changed something; returns how to stop it. */
export const onChange = (listener: (resources: readonly Resource[]) => void): (() => void) =>
  storage.onChange(listener);
