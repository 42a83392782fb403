/**
 * Stands in for the site's own backend (`mocks/embedded.ts`): the same handlers over a memory that every story gets anew, so
 * that no story sees what another one stored, and with failures on demand. Requests stay in the page; no worker is needed.
 */
import { getResponse } from 'msw';
import { createBackend } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { seedState } from '~mocks/backend/seed/state';
import { createHandlers } from '~mocks/handlers';

/** What a story asks of the backend, as `parameters.backend`. */
export interface BackendParameters {
  /** How many of the sample articles are stored; all of them where it is left out. */
  readonly articleCount?: number;
  /** A sentinel of the mock backend, such as `error-500` or `timeout`, that every list of articles then meets. */
  readonly listSentinel?: string;
}

type Answer = (request: Request) => Promise<Response | undefined>;

function answersOf({ articleCount, listSentinel }: BackendParameters): Answer {
  const seed = seedState();
  const storage = memoryStorage({ ...seed, articles: seed.articles.slice(0, articleCount) });
  const handlers = createHandlers(createBackend({ storage }));
  return (request) => {
    const url = new URL(request.url);
    if (listSentinel && url.pathname === '/api/news/') url.searchParams.set('q', listSentinel);
    return getResponse(handlers, new Request(url, request));
  };
}

let current: Answer = answersOf({});

/** A backend that nobody has used yet, for the story that begins. */
export function startBackend(parameters: BackendParameters = {}) {
  current = answersOf(parameters);
}

/** @throws TypeError for a connection that a sentinel cuts, as fetch does. */
export async function answer(request: Request): Promise<Response> {
  const response = await current(request);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

export const isPersistent = async () => true;
export const onChange = () => () => {};
