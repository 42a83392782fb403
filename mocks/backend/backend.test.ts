import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CONTACT_MAX_REQUESTS,
  CONTACT_WINDOW_SECONDS,
  LOGIN_MAX_FAILURES_PER_ACCOUNT,
  LOGIN_MAX_FAILURES_PER_ADDRESS,
  LOGIN_WINDOW_SECONDS,
} from '~contract/generated/limits';
import type { SecuredBackend } from '~contract/http/fetch-handler';
import { leads } from '../models';
import { createBackend, DEMO_ADMIN } from './backend';
import { memoryStorage } from './memory-storage';
import { IDLE_MS, TOKEN_LIFETIME_MS } from './session';
import type { Storage } from './storage';

const here = { origin: 'http://localhost:3001', base: '/api', address: '203.0.113.7', token: '' };
const none = { path: {}, query: {}, header: {} };

let clock: number;
let storage: Storage;
let backend: SecuredBackend;

beforeEach(() => {
  clock = Date.UTC(2026, 10, 21);
  storage = memoryStorage();
  backend = createBackend({ storage, now: () => new Date(clock) });
});

const login = (password: string, { email = DEMO_ADMIN.email as string, address = here.address } = {}) =>
  backend.operations.login({ ...none, body: { email, password } }, { ...here, address });
const tokenOf = (result: Awaited<ReturnType<typeof login>>) => (result.status === 200 ? result.body.token : '');

describe('a clock that is set back by a year', () => {
  it('locks nobody out for longer than the window', async () => {
    for (let tries = 0; tries < LOGIN_MAX_FAILURES_PER_ACCOUNT; tries += 1) await login('wrong');
    expect((await login('wrong')).status).toBe(429);
    clock -= 365 * 24 * 60 * 60 * 1000;
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
  });
});

describe('a session', () => {
  it('is valid for eight hours', async () => {
    const token = tokenOf(await login(DEMO_ADMIN.password, { email: ' Admin@Mindwave.example ' }));
    const end = clock + TOKEN_LIFETIME_MS;
    while (clock < end - 1) {
      // Without requests, the session would end earlier.
      clock = Math.min(clock + IDLE_MS - 1, end - 1);
      expect(await backend.isSignedIn(token)).toBe(true);
    }
    clock += 1;
    expect(await backend.isSignedIn(token)).toBe(false);
    expect(await backend.isSignedIn('')).toBe(false);
  });

  it('ends two hours after its last request', async () => {
    const token = tokenOf(await login(DEMO_ADMIN.password));
    for (let count = 0; count < 3; count++) {
      clock += IDLE_MS - 1;
      expect(await backend.isSignedIn(token)).toBe(true);
    }
    clock += IDLE_MS;
    expect(await backend.isSignedIn(token)).toBe(false);
  });

  it('stays valid even if its use cannot be stored, so that a user can empty a full storage', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined);
    const token = tokenOf(await login(DEMO_ADMIN.password));
    clock += IDLE_MS / 2;
    const full = { ...storage, transact: () => Promise.reject(new Error('full')) };
    expect(await createBackend({ storage: full, now: () => new Date(clock) }).isSignedIn(token)).toBe(true);
  });
});

describe('a login', () => {
  it('blocks an account after five failures in a row, until a minute after the first one', async () => {
    for (let count = 0; count < LOGIN_MAX_FAILURES_PER_ACCOUNT; count++) {
      expect((await login('wrong')).status).toBe(401);
      clock += 1000;
    }
    const refused = await login(DEMO_ADMIN.password);
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '55' } });
    expect((await login('wrong', { email: 'other@mindwave.example' })).status).toBe(401);
    clock += (LOGIN_WINDOW_SECONDS - LOGIN_MAX_FAILURES_PER_ACCOUNT) * 1000;
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
  });

  it('forgets failures after a success', async () => {
    for (let count = 0; count < LOGIN_MAX_FAILURES_PER_ACCOUNT - 1; count++) await login('wrong');
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
    expect((await login('wrong')).status).toBe(401);
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
  });
});

const NEXT = 'four trucks before sunrise';
const change = (token: string, current: string, next: string, address = here.address) =>
  backend.operations.changePassword({ ...none, body: { current, next } }, { ...here, token, address });

describe('a wrong password for a blocked account', () => {
  const block = async () => {
    for (let count = 0; count < LOGIN_MAX_FAILURES_PER_ACCOUNT; count++) await login('wrong', { address: 'stranger' });
  };
  const from = (address: string) => ({ address });

  it('counts for its network address, which then cannot use the correct one either', async () => {
    await block();
    expect((await login('wrong', from('guesser'))).status).toBe(429);
    expect((await login(DEMO_ADMIN.password, from('guesser'))).status).toBe(429);
    expect((await login(DEMO_ADMIN.password, from('administrator'))).status).toBe(200);
    clock += LOGIN_WINDOW_SECONDS * 1000;
    expect((await login(DEMO_ADMIN.password, from('guesser'))).status).toBe(200);
    expect((await storage.read()).failures).toEqual([]);
  });

  it.each(['a sign-in', 'a change'])('ends with 429 for every account after twenty guesses with %s', async (way) => {
    const token = tokenOf(await login(DEMO_ADMIN.password));
    await block();
    const guess = () =>
      way === 'a sign-in' ? login('wrong', from('guesser')) : change(token, 'wrong', NEXT, 'guesser');
    for (let count = 0; count < LOGIN_MAX_FAILURES_PER_ADDRESS; count++) expect((await guess()).status).toBe(429);
    const other = { email: 'other@mindwave.example', address: 'guesser' };
    expect((await login('wrong', other)).status).toBe(429);
    // Guesses of a blocked address neither fill the storage nor prolong its minute.
    const { length } = (await storage.read()).failures;
    clock += 59_000;
    await guess();
    expect((await storage.read()).failures).toHaveLength(length);
    clock += 1000;
    expect((await login('wrong', other)).status).toBe(401);
  });

  it('does not block the account for longer', async () => {
    await block();
    clock += 30_000;
    await login('wrong', from('guesser'));
    clock += 30_000;
    expect((await login('wrong', from('stranger'))).status).toBe(401);
  });
});

describe('the password', () => {
  it('is stored as a hash, and the demo password works again after a change back', async () => {
    const token = tokenOf(await login(DEMO_ADMIN.password));
    expect((await change(token, DEMO_ADMIN.password, NEXT)).status).toBe(204);
    expect(JSON.stringify(await storage.read())).not.toContain(NEXT);
    expect((await login(DEMO_ADMIN.password)).status).toBe(401);
    expect((await login(NEXT)).status).toBe(200);
    expect((await change(token, NEXT, DEMO_ADMIN.password)).status).toBe(204);
    expect((await storage.read()).passwords).toEqual([]);
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
  });

  it('refuses a login if the password has changed while it was checked', async () => {
    const token = tokenOf(await login(DEMO_ADMIN.password));
    const [late] = await Promise.all([login(DEMO_ADMIN.password), change(token, DEMO_ADMIN.password, NEXT)]);
    expect(late.status === 401 || !(await backend.isSignedIn(tokenOf(late)))).toBe(true);
  });
});

const lead = await leads.create();

describe('contact', () => {
  const send = (body: object, key?: string, address = here.address) =>
    backend.operations.requestContact(
      { ...none, header: key ? { 'Idempotency-Key': key } : {}, body: { ...lead, ...body } },
      { ...here, address },
    );

  it('limits the requests of one address within a minute, including repeated ones', async () => {
    for (let count = 0; count < CONTACT_MAX_REQUESTS; count++) expect((await send({}, 'key')).status).toBe(201);
    clock += 10_000;
    expect(await send({}, 'key')).toMatchObject({ status: 429, headers: { 'Retry-After': '50' } });
    expect((await send({}, undefined, '198.51.100.1')).status).toBe(201);
    expect((await storage.read()).leads).toHaveLength(2);
    clock += CONTACT_WINDOW_SECONDS * 1000;
    expect((await send({})).status).toBe(201);
    expect((await storage.read()).contacts).toHaveLength(1);
  });

  it('forgets a key after a day', async () => {
    await send({}, 'key-1');
    clock += 24 * 60 * 60 * 1000;
    await send({}, 'key-1');
    expect((await storage.read()).leads).toHaveLength(2);
  });
});
