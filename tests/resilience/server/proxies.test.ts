import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleFields } from '../../support/article-fields';
import { type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { proxies, type RunningProxy } from '../../support/servers/proxies';
import { EDITOR, prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';

let postgres: RunningPostgres;
let server: RunningServer;

beforeAll(async () => {
  postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  server = await startServer({ DATABASE_URL: postgres.url, TRUST_PROXY: '1', CONTACTS_PER_MINUTE: '3' });
});
afterAll(async () => {
  await server.end();
  await postgres.end();
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The headers that clients rely on. The journey of an editor through each proxy is in `tests/journeys/admin/proxies.spec.ts`. */
describe.each(proxies)('through $name', ({ name, missing, start }) => {
  let proxy: RunningProxy | undefined;
  let token = '';

  /** Sends a request as a browser does. `fetch` alone adds `no-cache` to a conditional request. */
  const send = (path: string, { headers = {}, ...init }: RequestInit = {}) =>
    fetch(`${proxy?.origin}${path}`, {
      ...init,
      headers: { 'Accept-Encoding': 'gzip, br', 'Cache-Control': 'max-age=0', ...headers },
    });
  const form = (fields: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    for (const [key, value] of Object.entries({
      ...articleFields,
      slug: name.replaceAll(' ', '-').toLowerCase(),
      ...fields,
    }))
      body.append(key, value);
    return body;
  };
  const authorized = (more: Readonly<Record<string, string>> = {}) => ({ Authorization: `Bearer ${token}`, ...more });

  beforeAll(async () => {
    if (missing) return;
    proxy = await start(server.origin);
    const login = await send('/api/login', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(EDITOR) });
    ({ token } = await login.json());
  });
  afterAll(() => proxy?.stop());

  it.skipIf(missing)('a new article is created once, and its address and its tag can be used', async () => {
    const create = () =>
      send('/api/news/', { method: 'POST', headers: authorized({ 'Idempotency-Key': name }), body: form() });
    const created = await create();
    const { data } = await created.json();
    expect([created.status, (await (await create()).json()).data.id]).toEqual([201, data.id]);
    const address = created.headers.get('Location') ?? '';
    expect(new URL(address, proxy?.origin).href).toBe(`${proxy?.origin}/api/news/${data.id}`);
    const tags = [];
    for (const title of ['One', 'Two']) {
      const tag = (await send(address)).headers.get('ETag') ?? '';
      const headers = authorized({ 'If-Match': tag });
      expect((await send(address, { method: 'PUT', headers, body: form({ title }) })).status, tag).toBe(200);
      tags.push(tag);
    }
    const headers = authorized({ 'If-Match': tags[0] ?? '' });
    expect((await send(address, { method: 'PUT', headers, body: form({ title: 'Late' }) })).status).toBe(412);
  });

  it.skipIf(missing)('refusals say what is allowed, and when to try again', async () => {
    const wrong = await send('/api/news/', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
    const body = JSON.stringify({ name: 'Ann', email: 'ann@corp.example', company: 'Corp', mobile: '5550100200' });
    const contact = () => send('/api/contact', { method: 'POST', headers: JSON_TYPE, body });
    for (let count = 0; count < 3; count += 1) await contact();
    const refused = await contact();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it.skipIf(missing)('a page keeps its policy, and works with ranges, HEAD and 304', async () => {
    const page = await send('/admin');
    const { headers } = page;
    expect([page.status, headers.get('Content-Security-Policy')]).toEqual([
      200,
      expect.stringContaining('frame-ancestors'),
    ]);
    const file = await send('/robots.txt');
    if (file.headers.has('Content-Encoding')) expect(file.headers.get('Vary')).toContain('Accept-Encoding');
    const tag = file.headers.get('ETag') ?? '';
    const text = await file.text();
    expect((await send('/robots.txt', { headers: { 'If-None-Match': tag } })).status, tag).toBe(304);
    const head = await send('/robots.txt', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const part = await send('/robots.txt', { headers: { Range: 'bytes=0-4', 'Accept-Encoding': 'identity' } });
    // A proxy that is still compressing the file may send all of it (RFC 9110, 14.2).
    expect([
      [206, text.slice(0, 5)],
      [200, text],
    ]).toContainEqual([part.status, await part.text()]);
  });
});
