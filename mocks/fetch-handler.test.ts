import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetchHandler, type SecuredBackend } from '~contract/http/fetch-handler';
import { createBackend, DEMO_ADMIN } from './backend/backend';
import { memoryStorage } from './backend/memory-storage';
import { StorageError } from './backend/storage';
import { mockFetchHandler } from './fetch-handler';

const root = 'http://localhost/api';
let backend: SecuredBackend;
beforeEach(() => {
  backend = createBackend({ storage: memoryStorage() });
});

const ask = (path: string, init?: RequestInit, from = backend) =>
  mockFetchHandler(from, { base: '/api', onError: () => {} })(new Request(root + path, init));
const post = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body,
    headers: typeof body === 'string' ? { 'Content-Type': 'application/json', ...headers } : headers,
  });
const signIn = async () => {
  const response = await post('/login', JSON.stringify(DEMO_ADMIN));
  return { Authorization: `Bearer ${(await response.json()).token}` };
};

describe('the fetch handler', () => {
  it.each(['/', '/nothing', '/news/1/2', '/news/slug', '/newsletter', '/news/%', '/news/a%2Fb', '/__proto__'])(
    'returns a readable 404 for GET %s',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect((await response.json()).message).not.toBe('');
    },
  );

  it('returns 404 outside its root', async () => {
    expect((await mockFetchHandler(backend)(new Request('http://localhost/apis/news'))).status).toBe(404);
  });

  it.each([
    ['text/plain', '{}', 415],
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['application/json', '\ufffd{}', 400],
    ['application/json', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, 400],
    ['Application/JSON; charset=utf-8', '{}', 422],
    ['application/json', `"${'x'.repeat(17 * 1024 * 1024)}"`, 413],
  ])('returns for a login with type %s and body %.12s the status %i', async (type, body, status) => {
    expect((await post('/login', body, { 'Content-Type': type })).status).toBe(status);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer wrong', 'Basic YTpi', 'wrong'])(
    'refuses a write with Authorization %j',
    async (value) => {
      const response = await ask('/news/1', {
        method: 'DELETE',
        ...(value !== undefined && { headers: { Authorization: value } }),
      });
      expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
      expect((await ask('/news/1')).status).toBe(200);
    },
  );

  it('refuses a form that is JSON, is truncated, or has a file in a text field', async () => {
    const headers = await signIn();
    expect((await post('/news/', '{}', headers)).status).toBe(415);
    expect(
      (await post('/news/', '--x\r\nContent', { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' }))
        .status,
    ).toBe(400);
    expect((await post('/news/', '', { ...headers, 'Content-Type': 'multipart/form-data' })).status).toBe(400);
    const form = new FormData();
    form.append('title', new Blob(['A']), 'title.txt');
    const response = await post('/news/', form, headers);
    expect((await response.json()).errors).toHaveProperty('title');
  });

  it('hides the message of a bug, and shows the message of a full storage', async () => {
    const broken = (error: Error) =>
      createBackend({ storage: { ...memoryStorage(), read: () => Promise.reject(error) } });
    const bug = await ask('/news', {}, broken(new Error('secret path')));
    expect([bug.status, await bug.text()]).toEqual([500, expect.not.stringContaining('secret')]);
    const full = await ask('/news', {}, broken(new StorageError('The storage of this browser is full.')));
    expect((await full.json()).message).toBe('The storage of this browser is full.');
  });
});

describe('sentinels', () => {
  const lead = (company: string) => JSON.stringify({ name: 'A', email: 'a@b.example', mobile: '1', company });

  it('fail as requested', async () => {
    expect((await post('/contact', lead('error-500'))).status).toBe(500);
    expect((await ask('/news?q=html-response')).headers.get('Content-Type')).toBe('text/html');
    expect(await (await ask('/news?q=empty-response')).text()).toBe('');
    expect((await ask('/news/slug/error-503')).headers.get('Retry-After')).toBe('120');
    expect((await post('/login', JSON.stringify({ email: 'error-429@mindwave.example', password: 'x' }))).status).toBe(
      429,
    );
    expect((await ask('/news?q=network-error')).type).toBe('error');
  });

  it('have no effect if the caller may not call the operation', async () => {
    const form = new FormData();
    form.append('title', 'error-500');
    expect((await post('/news/', form)).status).toBe(401);
    expect((await post('/news/', form, await signIn())).status).toBe(500);
  });

  it('have no effect in the fetch handler of real hosts', async () => {
    const handle = createFetchHandler(backend, { base: '/api' });
    for (const company of ['timeout', 'error-500', 'network-error']) {
      const headers = { 'Content-Type': 'application/json' };
      const response = await handle(new Request(`${root}/contact`, { method: 'POST', headers, body: lead(company) }));
      expect(response.status).toBe(201);
    }
    expect((await handle(new Request(`${root}/news?q=html-response`))).status).toBe(200);
  });

  it('stop waiting when the caller aborts', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const response = ask('/news?q=timeout', { signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('can cut the connection after the call', async () => {
    const storage = memoryStorage();
    const response = await post('/contact', lead('cut-after-store'));
    expect(response.type).toBe('error');
    const own = createBackend({ storage });
    await ask(
      '/contact',
      { method: 'POST', body: lead('cut-after-store'), headers: { 'Content-Type': 'application/json' } },
      own,
    );
    expect((await storage.read()).leads).toHaveLength(1);
  });
});
