import { describe, expect, it } from 'vitest';
import type { FetchHandler } from '~contract/http/fetch-handler';
import { responseProblem } from '~contract/validation/response-problem';
import { articleFields } from '../../tests/support/article-fields';
import { createBackend, DEMO_ADMIN } from '../backend/backend';
import { memoryStorage } from '../backend/memory-storage';
import { mockFetchHandler } from '../fetch-handler';
import { leads } from '../models';
import {
  dataOf,
  HUGE_COUNT,
  readSetting,
  type ScenarioName,
  type Setting,
  scenarioNames,
  startOf,
  usualSetting,
  writeSetting,
} from './scenarios';
import { withScenario } from './with-scenario';

const root = 'http://localhost/api';

/** Starts a backend with the data and the setting of a scenario. */
function start(scenario: ScenarioName, more: Partial<Setting> = {}): FetchHandler {
  const backend = createBackend({ storage: memoryStorage(startOf(dataOf(scenario))) });
  return withScenario(mockFetchHandler(backend), { ...usualSetting, scenario, ...more });
}

const ask = (handle: FetchHandler, path: string, init?: RequestInit) => handle(new Request(root + path, init));
const list = async (handle: FetchHandler) => (await (await ask(handle, '/news/')).json()).data;
const post = (handle: FetchHandler, path: string, body: object) =>
  ask(handle, path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const lead = await leads.create();
const contact = (handle: FetchHandler) => post(handle, '/contact', lead);
const signIn = async (handle: FetchHandler) => (await (await post(handle, '/login', DEMO_ADMIN)).json()).token;

async function save(handle: FetchHandler, token: string, version?: string) {
  const form = new FormData();
  const fields = { ...articleFields, title: 'Mine', slug: 'mine' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = { Authorization: `Bearer ${token}`, ...(version && { 'If-Match': version }) };
  return ask(handle, '/news/1', { method: 'PUT', headers, body: form });
}

const outcome = async (handle: FetchHandler) => {
  const response = await ask(handle, '/jobs');
  return response.type === 'error' ? 'cut' : response.status;
};
const outcomes = async (handle: FetchHandler, count: number) => {
  const found: (number | 'cut')[] = [];
  for (let at = 0; at < count; at++) found.push(await outcome(handle));
  return found;
};

describe('a scenario does what its name says', () => {
  it('full: everything works on the sample articles', async () => {
    const handle = start('full');
    expect((await list(handle)).length).toBeGreaterThanOrEqual(8);
    expect((await contact(handle)).status).toBe(201);
    expect((await save(handle, await signIn(handle))).status).toBe(200);
  });

  it('empty: a newsroom without articles', async () => {
    expect(await list(start('empty'))).toEqual([]);
  });

  it('huge: two thousand articles, each with its own id, address and day', async () => {
    const articles: { id: number; slug: string; date: string }[] = await list(start('huge'));
    expect(articles).toHaveLength(HUGE_COUNT);
    for (const key of ['id', 'slug', 'date'] as const)
      expect(new Set(articles.map((article) => article[key])).size).toBe(HUGE_COUNT);
  });

  it('slow: every response is delayed, and a caller may abort', async () => {
    const begin = performance.now();
    expect(await outcome(start('slow', { latencyMs: 60 }))).toBe(200);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(55);
    const signal = AbortSignal.timeout(20);
    await expect(ask(start('slow'), '/jobs', { signal })).rejects.toThrow(/timeout/);
  });

  it('flaky: about three in ten requests fail, in different ways', async () => {
    const failed = (await outcomes(start('flaky'), 300)).filter((status) => status !== 200);
    expect(failed.length).toBeGreaterThan(60);
    expect(failed.length).toBeLessThan(120);
    expect(new Set(failed)).toEqual(new Set([500, 503, 'cut']));
  });

  it('expired-session: calls that need a token are refused until the next login', async () => {
    const handle = start('expired-session');
    expect((await save(handle, 'an old token')).status).toBe(401);
    expect((await list(handle)).length).toBeGreaterThan(0);
    expect((await save(handle, await signIn(handle))).status).toBe(200);
  });

  it('second-editor: the first save conflicts with a newer version, the second succeeds', async () => {
    const handle = start('second-editor');
    const token = await signIn(handle);
    const version = (await ask(handle, '/news/1')).headers.get('ETag') ?? '';
    expect((await save(handle, token, version)).status).toBe(412);
    const theirs = await ask(handle, '/news/1');
    expect((await theirs.json()).data.title).toMatch(/saved by a second editor/);
    expect((await save(handle, token, theirs.headers.get('ETag') ?? '')).status).toBe(200);
  });

  it('malformed-json: every response is truncated', async () => {
    const response = await ask(start('malformed-json'), '/news/');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it("html-error: every response is a proxy's error page", async () => {
    const response = await ask(start('html-error'), '/jobs');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([502, 'text/html']);
  });

  it('quota-full: nothing is stored; reading and the login work', async () => {
    const handle = start('quota-full');
    const response = await contact(handle);
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: 'The storage is full. Nothing was saved.' },
    ]);
    const title = (await list(handle)).at(-1).title;
    expect((await save(handle, await signIn(handle))).status).toBe(500);
    expect((await list(handle)).at(-1).title).toBe(title);
  });

  it('notices: an admin gets two, as the contract says, and nobody else', async () => {
    const handle = start('notices');
    expect((await ask(handle, '/notices')).status).toBe(401);
    const headers = { Authorization: `Bearer ${await signIn(handle)}` };
    const response = await ask(handle, '/notices', { headers });
    expect(responseProblem('listNotices', response, await response.clone().text())).toBeNull();
    expect((await response.json()).data).toHaveLength(2);
  });
});

describe('a setting', () => {
  it('returns each planned response of an operation once, and does not affect other operations', async () => {
    const handle = start('full', { nextResponses: { listJobs: ['error-503', 'network-error'] } });
    expect((await ask(handle, '/news/')).status).toBe(200);
    expect(await outcomes(handle, 3)).toEqual([503, 'cut', 200]);
  });

  it('fails the same way with the same seed, and differently with another', async () => {
    const run = (seed: number) => outcomes(start('full', { seed, failureRate: 0.5 }), 60);
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
  });

  it('stores the request even if only the response is lost', async () => {
    const storage = memoryStorage();
    const backend = createBackend({ storage });
    const setting: Setting = { ...usualSetting, nextResponses: { requestContact: ['cut-after-store'] } };
    const handle = withScenario(mockFetchHandler(backend), setting);
    expect((await contact(handle)).type).toBe('error');
    expect((await storage.read()).leads).toHaveLength(1);
  });
});

describe('a link', () => {
  it('contains the whole setting', () => {
    for (const scenario of scenarioNames) {
      const setting: Setting = {
        scenario,
        latencyMs: 0,
        failureRate: 0.25,
        nextResponses: { login: ['error-429', 'timeout'], listArticles: ['html-response'] },
        seed: 4711,
      };
      expect(readSetting(new URLSearchParams(String(writeSetting(setting))))).toEqual(setting);
    }
    expect(readSetting(writeSetting(usualSetting))).toEqual(usualSetting);
  });

  it.each([
    ['qa', null],
    ['qa=unknown&qa-latency=5', null],
    ['qa=toString', null],
    ['qa=full&qa-latency=-1&qa-failures=9&qa-seed=x&qa-next=login:nonsense,toString:timeout,,:', usualSetting],
    ['qa=full&qa-latency=1e9&qa-failures=&qa-next=login', usualSetting],
    ['qa=full&qa-seed=1.5', usualSetting],
  ])('ignores invalid parts: %s', (text, expected) => {
    expect(readSetting(new URLSearchParams(text))).toEqual(expected);
  });
});
