import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackend, DEMO_ADMIN } from '../backend/backend';
import { mockFetchHandler } from '../fetch-handler';
import { browserStorage } from '../storage';
import { createQa } from './qa';
import { HUGE_COUNT } from './scenarios';

const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function start(search = '') {
  vi.stubGlobal('location', { search });
  const storage = browserStorage();
  return createQa({ storage, handle: mockFetchHandler(createBackend({ storage })) });
}
type Console = ReturnType<typeof start>;

const ask = (qa: Console, path: string, init?: RequestInit) =>
  qa.handle(new Request(`http://localhost/api${path}`, init));
const count = async (qa: Console) => (await (await ask(qa, '/news/')).json()).data.length;
const choose = (qa: Console, scenario: Console['scenarioNames'][number]) => qa.set({ ...qa.usualSetting, scenario });

it('switches to the data of a scenario and back, and preserves the usual data and the session', async () => {
  const qa = start();
  const usual = await count(qa);
  const headers = { 'Content-Type': 'application/json' };
  const login = await ask(qa, '/login', { method: 'POST', headers, body: JSON.stringify(DEMO_ADMIN) });
  const { token } = await login.json();
  await choose(qa, 'huge');
  expect(await count(qa)).toBe(HUGE_COUNT);
  const deleted = await ask(qa, '/news/1', { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
  expect(deleted.status).toBe(200);
  expect(await count(qa)).toBe(HUGE_COUNT - 1);
  await choose(qa, 'empty');
  expect(await count(qa)).toBe(0);
  await choose(qa, 'full');
  expect(await count(qa)).toBe(usual);
});

it('loses no change that is made while the data of the previous setting still loads', async () => {
  const qa = start();
  const first = choose(qa, 'empty');
  const second = qa.set({ ...qa.snapshot().setting, seed: 77 });
  await Promise.all([first, second]);
  expect(qa.snapshot().setting).toMatchObject({ scenario: 'empty', seed: 77 });
  expect(String(qa.link())).toBe('qa=empty&qa-seed=77');
  expect(await count(qa)).toBe(0);
});

it('restores the previous setting if the data cannot load', async () => {
  const storage = browserStorage();
  const unreadable = { ...storage, read: () => Promise.reject(new Error('The disk is gone.')) };
  const qa = createQa({ storage: unreadable, handle: mockFetchHandler(createBackend({ storage })) });
  const refused = choose(qa, 'empty');
  expect(qa.snapshot().setting.scenario).toBe('empty');
  await expect(refused).rejects.toThrow('The disk is gone.');
  await vi.waitFor(() => expect(qa.snapshot().setting.scenario).toBe('full'));
  expect(start().snapshot().setting.scenario).toBe('full');
  await qa.set({ ...qa.snapshot().setting, seed: 5 });
  expect(qa.snapshot().setting.seed).toBe(5);
});

it('reads its setting from the address or from the tab, and writes it as a link', async () => {
  const qa = start('?qa=flaky&qa-seed=9');
  expect(qa.snapshot().setting).toMatchObject({ scenario: 'flaky', seed: 9 });
  expect(String(qa.link())).toBe('qa=flaky&qa-seed=9');
  expect(start().snapshot().setting).toMatchObject({ scenario: 'flaky', seed: 9 });
  await choose(qa, 'html-error');
  expect(start('?qa').snapshot().setting.scenario).toBe('html-error');
  expect(start('?qa=slow').snapshot().setting.scenario).toBe('slow');
});

it('logs requests and responses, and says how a response breaks the contract', async () => {
  const qa = start();
  const listener = vi.fn();
  qa.subscribe(listener);
  await ask(qa, '/news/?q=claims');
  await qa.set({ ...qa.usualSetting, nextResponses: { listJobs: ['wrong-shape', 'network-error', 'timeout'] } });
  await ask(qa, '/jobs');
  await ask(qa, '/jobs');
  const signal = AbortSignal.timeout(10);
  await expect(ask(qa, '/jobs', { signal })).rejects.toThrow(/timeout/);
  expect(listener).toHaveBeenCalled();
  expect(qa.snapshot().log).toMatchObject([
    { method: 'GET', path: '/api/jobs', status: 'given up', problem: null },
    { path: '/api/jobs', status: 'cut', problem: null },
    { path: '/api/jobs', status: 200, problem: 'data is missing' },
    { path: '/api/news/?q=claims', status: 200, problem: null },
  ]);
  qa.clearLog();
  expect(qa.snapshot().log).toEqual([]);
});

it('exports, imports and resets the data, and refuses an invalid state', async () => {
  const qa = start();
  const usual = await count(qa);
  const file = await qa.exportData();
  expect(JSON.parse(file).sessions).toEqual([]);
  expect(await qa.importData(JSON.stringify({ ...JSON.parse(file), articles: [] }))).toBeNull();
  expect(await count(qa)).toBe(0);
  expect(await qa.importData('no')).toBe('it is not JSON');
  expect(await qa.importData('{"counter": 1}')).toBe("'articles' is not a list");
  expect(await count(qa)).toBe(0);
  await qa.resetData();
  expect(await count(qa)).toBe(usual);
});
