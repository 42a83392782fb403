import { expect, it } from 'vitest';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { passwordChecks } from '../../../certifier/checks/account/password';
import type { Target } from '../../../certifier/client/wire';
import { runChecks } from '../../../certifier/run-checks';
import { accountMutants } from '../mutants/account';
import type { Mutant, Server } from '../mutants/mutant-tools';

const LOGIN = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(DEMO_ADMIN) };

/** Runs the rules about passwords, and then logs in with the password that the run was started with. */
async function certify(mutant: Pick<Mutant, 'storage' | 'server'>, more: Partial<Target> = {}) {
  const storage = memoryStorage();
  const backend = createBackend({ storage: mutant.storage?.(storage) ?? storage });
  const honest: Server = mockFetchHandler(backend, { base: '/api' });
  const fetch = mutant.server?.(honest) ?? honest;
  const target = { url: 'http://broken.test/api', credentials: DEMO_ADMIN, fetch, wait: async () => {}, ...more };
  const results = await runChecks(target, { checks: passwordChecks });
  // The run may have used up its failed logins.
  await storage.transact(() => ({ result: undefined, next: { failures: [] } }));
  return { results, login: await fetch(new Request('http://broken.test/api/login', LOGIN)) };
}

const honestToo: readonly Mutant[] = [
  { name: 'follows the contract', operation: 'changePassword', rule: '' },
  ...accountMutants,
];

it.each(honestToo)('a run restores the administrator’s password in a backend that $name', async (mutant) => {
  expect((await certify(mutant)).login.status).toBe(200);
});

it('restores the password even if the connection breaks after each change', async () => {
  let changes = 0;
  const server =
    (honest: Server): Server =>
    async (request) => {
      const response = await honest(request);
      if (!request.url.endsWith('/account/password') || response.status !== 204) return response;
      changes += 1;
      if (changes % 3 === 2) throw new TypeError('the connection was cut');
      return response;
    };
  const { results, login } = await certify({ server });
  expect(results.some(({ outcome }) => outcome === 'failed')).toBe(true);
  expect(login.status).toBe(200);
});

it('changes nothing if the backend would refuse the administrator’s password as a new one', async () => {
  const server =
    (honest: Server): Server =>
    async (request) => {
      const { next } = request.method === 'POST' ? await request.clone().json() : { next: undefined };
      if (next !== DEMO_ADMIN.password) return honest(request);
      const body = { message: 'Please check the marked fields.', errors: { next: 'This is too weak.' } };
      return Response.json(body, { status: 422 });
    };
  const { results, login } = await certify({ server });
  const skipped = results.filter(({ message }) => message.includes('would refuse the password of the administrator'));
  expect(skipped.map(({ outcome }) => outcome)).toEqual(Array(5).fill('skipped'));
  expect(login.status).toBe(200);
});

it.each([404, 501])('skips every rule about accounts if the backend responds with %i', async (status) => {
  const server =
    (honest: Server): Server =>
    async (request) =>
      request.url.includes('/account/')
        ? Response.json({ message: 'This call is not offered.' }, { status })
        : honest(request);
  const { results } = await certify({ server });
  expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => 'skipped'));
});
