import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFrom } from '../../certifier/client/from-address';
import { png } from '../../certifier/client/sample-images';
import { networkOf } from '../../node-http/visitor-address';
import { articleFields } from '../../tests/support/article-fields';
import { exchange, get } from '../../tests/support/servers/raw-http';
import { EDITOR, prepareDatabase, type RunningServer, startServer } from '../../tests/support/servers/server-process';
import { addAccount } from '../commands/accounts';
import { openDatabase } from '../database/open-database';

/** A server process without a proxy in front. It must not trust headers that only a proxy may send. */

const OTHER = { email: 'other@mindwave.example', password: 'another password' };
let server: RunningServer;
let folder = '';
let token = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mindwave-pglite-'));
  const DATABASE_URL = `pglite:${folder}`;
  await prepareDatabase(DATABASE_URL);
  const database = await openDatabase(DATABASE_URL);
  await addAccount(database, OTHER.email, OTHER.password);
  await database.close();
  server = await startServer({ DATABASE_URL, CONTACTS_PER_MINUTE: '3' });
  token = await signIn(EDITOR);
}, 60_000);
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

function login(account: typeof OTHER, headers: Readonly<Record<string, string>> = {}) {
  const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(account) };
  return fetch(`${server.url}/login`, init);
}
const signIn = async (account: typeof OTHER): Promise<string> => (await (await login(account)).json()).token;

interface Options {
  readonly more?: Readonly<Record<string, string | File>>;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function save(slug: string, { more = {}, path = '/news/', method = 'POST', headers = {} }: Options = {}) {
  const form = new FormData();
  const fields = { ...articleFields, title: slug, slug, ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const init = { method, headers: { Authorization: `Bearer ${token}`, ...headers }, body: form };
  // The built-in fetch would send its own Host.
  const response = await fetchFrom('127.0.0.1')(new Request(`${server.url}${path}`, init));
  expect([200, 201]).toContain(response.status);
  return (await response.json()).data;
}

describe('requests beyond the limits', () => {
  it.each([
    ['a header', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-Many: x\r\n'.repeat(5000)}\r\n`, 431],
    ['a cookie', `GET /newsroom/none HTTP/1.1\r\nHost: a\r\nCookie: a=${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['an address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['a search', `GET /api/news/?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['a method', `${'X'.repeat(20_000)} / HTTP/1.1\r\nHost: a\r\n\r\n`, 400],
    ['two lengths', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ])('are refused: %s', async (_what, text, status) => {
    expect(await exchange(server.origin, text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  it.each([
    ['/newsroom/', 404],
    ['/uploads/', 404],
    ['/api/news/', 404],
    ['/api/news/slug/', 404],
    ['/', 404],
    ['/api/news/?q=', 422],
  ])('get the usual response if an address is just short enough: %s', async (path, status) => {
    const response = await get(server.origin, `${path}${'7'.repeat(15_000)}`, {});
    expect(response.status).toBe(status);
  });
});

/** Headers that claim another address of the site or of the caller, or another path or method. Some servers believe them. */
const SPOOFED = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '666',
  'X-Forwarded-Prefix': '/evil',
  'X-Forwarded-For': '203.0.113.9',
  'X-Real-IP': '203.0.113.9',
  Forwarded: 'for=203.0.113.9;host=evil.example;proto=https',
  'X-Original-URL': '/admin',
  'X-Rewrite-URL': '/admin',
  'X-HTTP-Method-Override': 'DELETE',
};

describe('a spoofed host', () => {
  it('changes neither its own response nor those of later readers', async () => {
    const { id } = await save('before-move', { more: { image: new File([png], 'a.png') } });
    await save('moved', { path: `/news/${id}`, method: 'PUT' });
    const paths = ['/', '/newsroom/moved', '/newsroom/before-move', '/about/', '/sitemap.xml', '/feed.xml'];
    const data = [
      '/config.json',
      '/api/news/',
      `/api/news/${id}`,
      '/api/news/slug/moved',
      '/no/such/page',
      '/api/none',
    ];
    for (const path of [...paths, ...data]) {
      // The spoofed request comes first. If the cache kept its page, later readers would get it.
      const spoofed = await get(server.origin, path, SPOOFED);
      expect(`${spoofed.head}${spoofed.body}`, path).not.toMatch(/evil|203\.0\.113|666/);
      expect(await get(server.origin, path, {}), path).toEqual(spoofed);
    }
  });

  it('does not become part of the address of an upload', async () => {
    const { bannerImage } = await save('spoofed-upload', {
      more: { image: new File([png, 'spoofed'], 'a.png') },
      headers: { ...SPOOFED, 'Idempotency-Key': 'c0ffee00-0000-4000-8000-000000000001' },
    });
    expect(bannerImage).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);
    expect((await fetch(`${server.origin}${bannerImage}`)).status).toBe(200);
  });
});

describe("a cache between the server and its users never gets one user's response to another", () => {
  it('because pages of articles are the same for everyone, and set no cookie', async () => {
    await save('for-everyone');
    const path = '/newsroom/for-everyone';
    const anonymous = await get(server.origin, path, {});
    expect(anonymous.status).toBe(200);
    expect(anonymous.head).toMatch(/cache-control: no-cache/i);
    expect(anonymous.head).not.toMatch(/set-cookie/i);
    const headers = [
      { Authorization: `Bearer ${token}` },
      { Cookie: `token=${token}` },
      { Authorization: 'Basic eDp5' },
    ];
    for (const more of headers) expect(await get(server.origin, path, more)).toEqual(anonymous);
  });

  it('because no response of the API may be stored, except those to public reads, on which caches must ask', async () => {
    const { id } = await save('never-stored');
    const news = [
      '/api/news/',
      '/api/news/?page=1',
      `/api/news/${id}`,
      '/api/news/slug/never-stored',
      '/api/news/none',
    ];
    for (const path of [
      ...news,
      '/api/jobs',
      '/api/jobs/1',
      '/api/session',
      '/api/notices',
      '/api/none',
      '/api/news/?page=x',
    ]) {
      for (const more of [{}, { Authorization: `Bearer ${token}` }, { Authorization: 'Bearer wrong' }]) {
        const response = await fetch(`${server.origin}${path}`, { headers: more });
        const isKept = response.ok && !('Authorization' in more);
        expect([path, response.headers.get('Cache-Control')]).toEqual([path, isKept ? 'no-cache' : 'no-store']);
        if (isKept) expect(response.headers.get('Vary')).toBe('Authorization, Origin');
        const headers = { ...more, 'If-None-Match': '*', 'Cache-Control': 'max-age=0' };
        const again = await fetch(`${server.origin}${path}`, { headers });
        expect([path, again.status]).toEqual([path, isKept ? 304 : response.status]);
      }
    }
    const signedIn = await login(OTHER);
    expect([signedIn.status, signedIn.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const refused = await fetch(`${server.url}/news/${id}`, { method: 'DELETE' });
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([401, 'no-store']);
  });

  it('because a response that allows one origin has Vary: Origin', async () => {
    const headers = { Origin: 'http://localhost:4173' };
    const allowed = await fetch(`${server.url}/news/`, { headers });
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(headers.Origin);
    expect(allowed.headers.get('Vary')).toBe('Authorization, Origin');
    const others = await fetch(`${server.url}/news/`, { headers: { Origin: 'https://evil.example' } });
    expect(others.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(others.headers.get('Vary')).toBe('Authorization, Origin');
  });
});

describe('throttling without a proxy', () => {
  it('ignores the addresses that contact requests claim', async () => {
    const body = JSON.stringify({ name: 'Jordan', email: 'j@coastal.example', mobile: '404', company: 'Coastal' });
    const send = (forwarded: string) =>
      fetch(`${server.url}/contact`, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': forwarded, 'X-Real-IP': forwarded, Forwarded: `for=${forwarded}` },
        body,
      });
    for (let count = 0; count < 3; count++) expect((await send(`10.0.0.${count}`)).status).toBe(201);
    expect((await send('10.0.0.99')).status).toBe(429);
  });

  it('ignores the addresses that sign-ins claim', async () => {
    const attempt = (count: number, password: string) =>
      login({ ...EDITOR, password }, { 'X-Forwarded-For': `10.0.0.${count}` });
    for (let count = 0; count < 5; count++) expect((await attempt(count, `wrong ${count}`)).status).toBe(401);
    expect((await attempt(99, EDITOR.password)).status).toBe(429);
  });
});

describe('the address of a visitor', () => {
  it.each([
    [
      '198.51.100.8',
      ['198.51.100.8', '198.51.100.8:40001', ' 198.51.100.8 ', '::ffff:198.51.100.8', '[::FFFF:c633:6408]:1'],
    ],
    ['198.51.100.8', ['64:ff9b::198.51.100.8', '"198.51.100.8:1"', '0:0:0:0:0:ffff:198.51.100.8']],
    ['2001:db8:1:2::/64', ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '[2001:db8:1:2::1]:443', '[2001:0db8:0001:2::]']],
    ['2001:db8:0:0::/64', ['2001:db8::1', '2001:db8::2:0:0:1', '2001:db8:0:0:1::']],
    ['fe80:0:0:0::/64', ['fe80::1%eth0', '[fe80::2%25eth0]:1']],
    [
      'unknown',
      [
        'unknown',
        '_hidden',
        'localhost',
        '999.1.1.1',
        '010.0.0.1',
        '1.2.3',
        '1.2.3.4.5',
        '2001:db8',
        '::1::',
        '[',
        ':80',
      ],
    ],
    ['unknown', ["1.1.1.1'; --", '198.51.100.8:40001:1', 'a'.repeat(500), '::ffff:1.2.3.999', '1:2:3:4:5:6:7:8:9']],
  ])('is %s, however it is written', (network, spellings) => {
    for (const text of spellings) expect([text, networkOf(text)]).toEqual([text, network]);
  });
});
