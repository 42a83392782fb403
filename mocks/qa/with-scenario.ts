import { type Notice, type OperationId, operations } from '~contract/contract';
import { type FetchHandler, operationOf } from '~contract/http/fetch-handler';
import { type Sentinel, sentinels } from '../backend/sentinels';
import { pause, simulateFailure } from '../simulate-failure';
import { seededRandom } from './random';
import { networkOf, type Scenario, type Setting, scenarioOf } from './scenarios';

/** Random failures. A timeout is not one of them, because it would take 15 s. */
const FAILURES = ['error-500', 'error-503', 'network-error', 'cut-after-store'] as const satisfies readonly Sentinel[];

/** These operations fail if the storage is full. The login still works, so that the admin can be tested. */
const STORING: ReadonlySet<OperationId> = new Set([
  'requestContact',
  'createArticle',
  'updateArticle',
  'deleteArticle',
  'changePassword',
]);

type Step = (id: OperationId, request: Request) => Promise<Response>;

/** Refuses the present token as expired. After the next login, everything works. */
function expiredSession(handle: FetchHandler): Step {
  let isExpired = true;
  return async (id, request) => {
    if (isExpired && operations[id].auth)
      return simulateFailure(sentinels['error-401'], () => handle(request), request.signal);
    const response = await handle(request);
    if (id === 'login' && response.ok) isExpired = false;
    return response;
  };
}

/** Saves the article as another editor would, with another title. */
async function saveAsSecondEditor(handle: FetchHandler, { url, headers }: Request): Promise<void> {
  const found = await handle(new Request(url));
  if (!found.ok) return;
  const { id: _id, bannerImage: _bannerImage, ...fields } = (await found.json()).data;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('title', `${fields.title} (saved by a second editor)`);
  const authorization = headers.get('Authorization');
  await handle(
    new Request(url, {
      method: 'PUT',
      body: form,
      ...(authorization && { headers: { Authorization: authorization } }),
    }),
  );
}

/** Another editor saves each article once, just before the user does. The user can then resolve the conflict. */
function secondEditor(handle: FetchHandler): Step {
  const saved = new Set<string>();
  return async (id, request) => {
    const { pathname } = new URL(request.url);
    if (id === 'updateArticle' && !saved.has(pathname)) {
      saved.add(pathname);
      await saveAsSecondEditor(handle, request);
    }
    return handle(request);
  };
}

/** Lets every write fail. Reads work. */
function fullStorage(handle: FetchHandler): Step {
  return async (id, request) => {
    if (!STORING.has(id)) return handle(request);
    const message = 'The storage is full. Nothing was saved.';
    return Response.json({ message }, { status: 500, headers: { 'Cache-Control': 'no-store' } });
  };
}

const NOTICES: readonly Notice[] = [
  {
    code: 'leads-dead',
    message: 'Requests of visitors could not be sent. Run `node dist-server/server.js leads retry` to send them again.',
    since: '2026-11-28T06:10:00Z',
    count: 3,
  },
  {
    code: 'backup-old',
    message: 'The last backup is older than two days. See https://www.postgresql.org/docs/current/backup.html.',
    since: '2026-11-27T02:30:00Z',
    count: 1,
  },
];

/** Tells administrators about two problems, as the server does. */
function withNotices(handle: FetchHandler): Step {
  return async (id, request) => {
    const response = await handle(request);
    return id === 'listNotices' && response.ok ? Response.json({ data: NOTICES }, response) : response;
  };
}

const events = {
  'expired-session': expiredSession,
  'second-editor': secondEditor,
  'quota-full': fullStorage,
  notices: withNotices,
} satisfies Record<NonNullable<Scenario['event']>, (handle: FetchHandler) => Step>;

/**
 * Wraps a fetch handler with a setting. Random numbers are drawn when a request arrives, so the same requests in the same order
 * fail the same way.
 */
export function withScenario(handle: FetchHandler, setting: Setting, base = '/api'): FetchHandler {
  const scenario = scenarioOf(setting.scenario);
  const { latencyMs, failureRate } = networkOf(setting);
  const random = seededRandom(setting.seed);
  const plannedById = new Map(Object.entries(setting.nextResponses).map(([id, names]) => [id, [...names]]));
  const step: Step = scenario.event ? events[scenario.event](handle) : (_, request) => handle(request);

  return async (request) => {
    const id = operationOf(request, base);
    if (!id) return handle(request);
    const isUnlucky = random() < failureRate;
    const randomFailure = FAILURES[Math.floor(random() * FAILURES.length)];
    const planned = plannedById.get(id)?.shift() ?? scenario.every ?? (isUnlucky ? randomFailure : undefined);
    if (latencyMs > 0) await pause(latencyMs, request.signal);
    return planned ? simulateFailure(sentinels[planned], () => step(id, request), request.signal) : step(id, request);
  };
}
