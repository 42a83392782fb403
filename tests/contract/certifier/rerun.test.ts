import { expect, it } from 'vitest';
import { LOGIN_WINDOW_SECONDS } from '~contract/generated/limits';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { checks } from '../../../certifier/checks/all';
import { runChecks } from '../../../certifier/run-checks';
import { parseForm } from '../../../node-http/multipart';
import { ADDRESS, isPost, type Server } from '../mutants/mutant-tools';

/** A clock that moves only when a request or the certifier moves it. */
const createClock = () => {
  let time = Date.parse('2026-11-22T12:00:00Z');
  return { now: () => time, pass: (ms: number) => void (time += ms) };
};
type Clock = ReturnType<typeof createClock>;

const isLogin = (request: Request) => isPost(request, /login$/);
const addressOf = (request: Request) => request.headers.get(ADDRESS) ?? '';
const refusal = () =>
  Response.json({ message: 'Please wait.' }, { status: 429, headers: { 'Retry-After': String(LOGIN_WINDOW_SECONDS) } });

/** The mock: it counts failures in a sliding window. */
function sliding({ now }: Clock): Server {
  const backend = createBackend({ storage: memoryStorage(), now: () => new Date(now()) });
  return mockFetchHandler(backend, { base: '/api', addressOf, parseForm });
}

const loginChecks = checks.filter(({ operation }) => operation === 'login');

/** Runs the checks of logins. Every login takes the given time. */
async function run(server: Server, clock: Clock, loginMs: number) {
  let waited = 0;
  const fetch: Server = (request) => {
    if (isLogin(request)) clock.pass(loginMs);
    return server(request);
  };
  const elsewhere: Server = (request) => {
    request.headers.set(ADDRESS, '198.51.100.1');
    return fetch(request);
  };
  const wait = async (seconds: number) => {
    waited += seconds;
    clock.pass(seconds * 1000);
  };
  const target = { url: 'http://throttling.test/api', credentials: DEMO_ADMIN, fetch, elsewhere, wait };
  const results = await runChecks(target, { checks: loginChecks, trials: { inputs: 3, seed: 1 } });
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ message }) => message);
  return { failed, waited };
}

// The first run takes 2 seconds for a login, so its failures leave the window one after another during the second run.
it.each([0, 30])('passes a second run that follows %i seconds later', async (pause) => {
  const clock = createClock();
  const server = sliding(clock);
  expect((await run(server, clock, 2000)).failed).toEqual([]);
  clock.pass(pause * 1000);
  const second = await run(server, clock, 10);
  expect(second.failed).toEqual([]);
  expect(second.waited).toBeGreaterThan(0);
});

it('waits at most three minutes in a run, even if the backend refuses every login', async () => {
  const clock = createClock();
  const honest = sliding(clock);
  const server: Server = async (request) => (isLogin(request) ? refusal() : honest(request));
  const { failed, waited } = await run(server, clock, 10);
  expect(failed[0]).toContain('the login for the other checks returned 429');
  expect(waited).toBe(180);
});
