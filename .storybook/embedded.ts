/**
 * Replaces the site's own backend (`mocks/embedded.ts`): the same handlers over a fresh memory for every story, so
 * that no story sees what another one stored, and with failures on demand. Requests stay in the page; no worker is needed.
 */
import { getResponse } from 'msw';
import { createBackend } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { createHandlers } from '~mocks/handlers';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { dataOf, type ScenarioName, type Setting, startOf, usualSetting } from '~mocks/scenarios';
import { withScenario } from '~mocks/with-scenario';

/** What a story asks of the backend. */
export interface BackendParameters {
  /** One of the named scenarios, as `parameters.scenario`; the toolbar's where it is left out. */
  readonly scenario?: ScenarioName;
  /** The next answers of operations, as `parameters.nextAnswers`. */
  readonly nextAnswers?: Setting['nextAnswers'];
  /** How many of the sample articles are stored, as `parameters.articleCount`; all of them where it is left out. */
  readonly articleCount?: number;
}

type Answer = (request: Request) => Promise<Response | undefined>;

function answersOf({ scenario = 'full', nextAnswers = {}, articleCount }: BackendParameters): Answer {
  const start = startOf(dataOf(scenario));
  const storage = memoryStorage({ ...start, articles: start.articles.slice(0, articleCount) });
  const handle = withScenario(mockFetchHandler(createBackend({ storage })), { ...usualSetting, scenario, nextAnswers });
  const handlers = createHandlers(handle);
  return (request) => getResponse(handlers, request);
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
