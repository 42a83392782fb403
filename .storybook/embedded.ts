/**
 * Replaces the embedded backend (`mocks/embedded.ts`). It has the same handlers and failures on demand, but every story starts with
 * new data in memory. Requests stay in the page and need no worker.
 */
import { getResponse } from 'msw';
import { createBackend } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { createHandlers } from '~mocks/handlers';
import { dataOf, type ScenarioName, type Setting, startOf, usualSetting } from '~mocks/qa/scenarios';
import { withScenario } from '~mocks/qa/with-scenario';

/** Settings of the backend for a story. */
export interface BackendParameters {
  /** A scenario (`parameters.scenario`). The default is the one in the toolbar. */
  readonly scenario?: ScenarioName;
  /** The next responses of operations (`parameters.nextResponses`). */
  readonly nextResponses?: Setting['nextResponses'];
  /** The number of sample articles (`parameters.articleCount`). The default is all. */
  readonly articleCount?: number;
}

type Handler = (request: Request) => Promise<Response | undefined>;

function createHandler({ scenario = 'full', nextResponses = {}, articleCount }: BackendParameters): Handler {
  const start = startOf(dataOf(scenario));
  const storage = memoryStorage({ ...start, articles: start.articles.slice(0, articleCount) });
  const handle = withScenario(mockFetchHandler(createBackend({ storage })), {
    ...usualSetting,
    scenario,
    nextResponses,
  });
  const handlers = createHandlers(handle);
  return (request) => getResponse(handlers, request);
}

let current: Handler = createHandler({});

/** Starts a new backend for a story. */
export function startBackend(parameters: BackendParameters = {}) {
  current = createHandler(parameters);
}

/** Responds to a request. @throws TypeError if a sentinel cuts the connection, as `fetch` does. */
export async function respond(request: Request): Promise<Response> {
  const response = await current(request);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

export const isPersistent = async () => true;
export const onChange = () => () => {};
