import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SecuredBackend } from '~contract/fetch-handler';
import { createBackend, DEMO_ADMIN } from './backend';
import { memoryStorage } from './memory-storage';
import { IDLE_MS } from './session';
import { upgraded } from './state';
import type { Storage } from './storage';

const NEXT = 'four trucks before sunrise';
const here = { origin: 'http://localhost:3001', base: '/api', address: '203.0.113.7', token: '' };
const none = { path: {}, query: {}, header: {} };

let clock: number;
let storage: Storage;
let backend: SecuredBackend;

beforeEach(() => {
  clock = Date.UTC(2026, 10, 26);
  storage = memoryStorage();
  backend = createBackend({ storage, now: () => new Date(clock) });
});

async function signIn(password: string = DEMO_ADMIN.password): Promise<string> {
  const body = { email: DEMO_ADMIN.email, password };
  const result = await backend.operations.login({ ...none, body }, here);
  return result.status === 200 ? result.body.token : '';
}
const change = (token: string, current: string, next: string) =>
  backend.operations.changePassword({ ...none, body: { current, next } }, { ...here, token });

describe('the password', () => {
  it('is stored as a hash, and the demo password works again after a change back', async () => {
    const token = await signIn();
    expect((await change(token, DEMO_ADMIN.password, NEXT)).status).toBe(204);
    expect(JSON.stringify(await storage.read())).not.toContain(NEXT);
    expect(await signIn()).toBe('');
    expect(await signIn(NEXT)).not.toBe('');
    expect((await change(token, NEXT, DEMO_ADMIN.password)).status).toBe(204);
    expect((await storage.read()).passwords).toEqual([]);
    expect(await signIn()).not.toBe('');
  });

  it('refuses a login that was checked against a password that has changed meanwhile', async () => {
    const token = await signIn();
    const [late] = await Promise.all([signIn(), change(token, DEMO_ADMIN.password, NEXT)]);
    expect(late === '' || !(await backend.isSignedIn(late))).toBe(true);
  });
});

describe('a session', () => {
  it('ends after two hours without a request, and each request starts the time again', async () => {
    const token = await signIn();
    for (let count = 0; count < 3; count++) {
      clock += IDLE_MS - 1;
      expect(await backend.isSignedIn(token)).toBe(true);
    }
    clock += IDLE_MS;
    expect(await backend.isSignedIn(token)).toBe(false);
  });

  it('is valid even if its use cannot be stored, so that a full storage can be emptied', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined);
    const token = await signIn();
    clock += IDLE_MS / 2;
    const full = { ...storage, transact: () => Promise.reject(new Error('full')) };
    expect(await createBackend({ storage: full, now: () => new Date(clock) }).isSignedIn(token)).toBe(true);
  });
});

it('upgrades stored data of the second version', () => {
  const older = { counter: 1, articles: [], leads: [], sessions: [{ token: 'a', expiresAt: 1 }], contacts: [] };
  expect(upgraded(older)).toEqual({ ...older, sessions: [], passwords: [], versions: [] });
});
