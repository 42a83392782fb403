import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../certifier/client/sample-images';
import { articleFields } from '../tests/support/article-fields';
import { unknownIn } from '../tests/support/monitoring';
import { get } from '../tests/support/servers/raw-http';
import {
  EDITOR,
  prepareDatabase,
  type RunningServer,
  startServer,
  startWithDatabase,
} from '../tests/support/servers/server-process';
import { supportNotice } from './node-support';

let server: RunningServer;
let token = '';

beforeAll(async () => {
  server = await startWithDatabase({ METRICS_TOKEN: 'figures', TRUST_PROXY: '1', CONTACTS_PER_MINUTE: '3' });
  token = (await (await signIn(EDITOR.password, '10.0.0.1')).json()).token;
}, 60_000);
afterAll(() => server.end());

const signIn = (password: string, address: string) =>
  fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.7, ${address}` },
    body: JSON.stringify({ email: EDITOR.email, password }),
  });

function formOf(slug: string, more: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  const fields = { ...articleFields, title: `Title of <${slug}>`, slug, ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function save(form: FormData, path = '/news/', method = 'POST', headers: Readonly<Record<string, string>> = {}) {
  const init = { method, headers: { Authorization: `Bearer ${token}`, ...headers }, body: form };
  return fetch(`${server.url}${path}`, init);
}

/** Finds the first line of the log that contains a text. */
async function logged(text: string) {
  const lineOf = () =>
    server
      .output()
      .split('\n')
      .find((line) => line.includes(text));
  while (!lineOf()) await once(server.child.stdout ?? server.child, 'data');
  return JSON.parse(lineOf() ?? '');
}

/** Makes the first response of a process fail. */
const FAILING = `import('node:http').then(({ ServerResponse: { prototype } }) => {
  const { writeHead } = prototype;
  prototype.writeHead = () => { prototype.writeHead = writeHead; throw new Error('made by the test'); };
})`;

it('prints errors with lines of the source', async () => {
  const failing = await startServer({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAILING)}` });
  expect((await fetch(`${failing.origin}/config.json`)).status).toBe(500);
  expect(failing.output()).toMatch(/made by the test[^]*node-http\/send\.ts:\d+[^]*server\/site\.ts:\d+/);
  await failing.end();
});

const visit = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' });

describe('pages of articles', () => {
  it('redirects from each former slug to the present one, until another article takes it', async () => {
    const { data } = await (await save(formOf('slug-one'))).json();
    await save(formOf('slug-two'), `/news/${data.id}`, 'PUT');
    await save(formOf('slug-three'), `/news/${data.id}`, 'PUT');
    for (const slug of ['slug-one', 'slug-two']) {
      const response = await visit(`/newsroom/${slug}`);
      expect([response.status, response.headers.get('Location')]).toEqual([301, '/newsroom/slug-three']);
      expect(await (await visit(`/api/news/slug/${slug}`)).json()).toMatchObject({ data: { slug: 'slug-three' } });
    }
    await save(formOf('slug-one'));
    expect((await visit('/newsroom/slug-one')).status).toBe(200);
  });

  it('refuses other methods', async () => {
    expect((await fetch(`${server.origin}/newsroom/slug-three`, { method: 'POST' })).status).toBe(405);
  });
});

it('takes over the PGlite folder of a killed process', async () => {
  const taken = await mkdtemp(join(tmpdir(), 'mindwave-taken-'));
  await prepareDatabase(`pglite:${taken}`);
  const first = await startServer({ DATABASE_URL: `pglite:${taken}` });
  await first.end('SIGKILL');
  expect(await readdir(taken), 'the killed server leaves its lock').toContain('server.lock');
  const second = await startServer({ DATABASE_URL: `pglite:${taken}` });
  try {
    expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
  } finally {
    await second.end();
  }
  expect(await readdir(taken), 'a server that stops removes its lock').not.toContain('server.lock');
  await rm(taken, { recursive: true });
}, 60_000);

describe('editing', () => {
  it('names the other editor in a conflict', async () => {
    const { data } = await (await save(formOf('conflict'))).json();
    const stale = await save(formOf('conflict'), `/news/${data.id}`, 'PUT', { 'If-Match': '"0-0"' });
    expect(stale.status).toBe(412);
    expect((await stale.json()).message).toContain(EDITOR.email);
  });

  it('refuses a NUL character, which PostgreSQL cannot store, with the name of the field', async () => {
    const response = await save(formOf('nul', { title: 'a\0b' }));
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty('title');
    expect((await visit('/api/news/slug/a%00b')).status).toBe(404);
    expect((await visit('/api/news/?q=a%00b')).status).toBe(200);
  });
});

describe('throttling', () => {
  it('blocks an account for an address that has failed, but not for another address', async () => {
    for (let count = 0; count < 5; count++) expect((await signIn('wrong password', '10.0.0.2')).status).toBe(401);
    expect((await signIn(EDITOR.password, '10.0.0.2')).status).toBe(429);
    expect((await signIn(EDITOR.password, '10.0.0.3')).status).toBe(200);
  });

  it('limits contact requests by address, whatever the port, and ignores invented proxies', async () => {
    const send = (forwarded: string) =>
      fetch(`${server.url}/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
        body: JSON.stringify({ name: 'Jordan', email: 'j@coastal.example', mobile: '404', company: 'Coastal' }),
      });
    for (let count = 0; count < 3; count++) {
      expect((await send(`1.1.1.${count}, 10.0.0.9:4000${count}`)).status).toBe(201);
    }
    const refused = await send('4.4.4.4, ::ffff:10.0.0.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await send('10.0.0.10')).status).toBe(201);
  });
});

describe('operations', () => {
  it('says that it runs and is ready', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await visit(path)).status).toBe(200);
  });

  it('warns at startup if leads are only stored, and if Node is no longer supported', () => {
    expect(server.output()).toContain('Leads are only stored: set SMTP_URL');
    expect(server.output()).toContain(supportNotice(process.versions.node, new Date()) ?? '');
  });

  it('shows figures only with the token', async () => {
    expect((await visit('/metrics')).status).toBe(404);
    const headers = { Authorization: 'Bearer figures' };
    const text = await (await fetch(`${server.origin}/metrics`, { headers })).text();
    expect(text).toMatch(/http_requests_total\{method="POST",area="save",status="201"\} \d+/);
    expect(text).toContain('lead_deliveries{state="dead"} 0');
    expect(text).toContain('notices{code="leads-dead"} 0');
    expect(text).toMatch(/^http_request_duration_seconds_count\{area="save"\} [1-9]/m);
    expect(text).toMatch(/^event_loop_delay_seconds\{quantile="0\.99"\} 0\.\d+\n(?:.*\n)+ready 1\n$/m);
    // Of all metrics that the alerts and the dashboard read, this server has neither a proven backup nor a certificate.
    expect(unknownIn(text)).toEqual([
      'backup_age_seconds{job="mindwave"}',
      'certificate_expiry_timestamp_seconds{job="mindwave"}',
    ]);
  });

  it('logs requests as JSON with ids, without queries, passwords, tokens and leads', async () => {
    const response = await visit('/api/news/?q=secret-search');
    const id = response.headers.get('X-Request-Id') ?? 'none';
    await response.text();
    expect(await logged(id)).toMatchObject({ method: 'GET', path: '/api/news/', status: 200, ended: 'sent' });
    for (const text of ['secret-search', 'Jordan', 'coastal', EDITOR.password, 'wrong password', token]) {
      expect(server.output()).not.toContain(text);
    }
  });

  it('logs a page from memory with an id as well', async () => {
    await visit('/newsroom/slug-three');
    const id = (await visit('/newsroom/slug-three')).headers.get('X-Request-Id') ?? 'none';
    expect(await logged(id)).toMatchObject({ path: '/newsroom/slug-three', status: 200, ended: 'sent' });
  });

  it('logs 499 for a client that leaves in the middle of its response', async () => {
    const form = formOf('left');
    form.append('image', new File([png, new Uint8Array(4_900_000)], 'large.png'));
    const { bannerImage } = (await (await save(form)).json()).data;
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    // A single image may fit into the buffers of the connection, and would then be sent completely.
    socket.write(`GET ${bannerImage} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(8));
    await once(socket, 'readable');
    socket.destroy();
    expect(await logged(`"path":"${bannerImage}","status":499`)).toMatchObject({ ended: 'client closed' });
  });

  it('logs 499, not the intended status, for a client that leaves before its response', async () => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    const type = 'Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue';
    socket.write(`POST /api/contact?leaves HTTP/1.1\r\nHost: a\r\n${type}\r\n\r\n`);
    // The server waits for the body now.
    await once(socket, 'data');
    socket.destroy();
    expect(await logged('"path":"/api/contact","status":499')).toMatchObject({ ended: 'client closed' });
  });

  it('survives addresses and headers that are not valid', async () => {
    const { hostname, port } = new URL(server.origin);
    for (const lines of [
      'GET // HTTP/1.1\r\nHost: a\r\n',
      'GET /api/news HTTP/1.1\r\nHost: a b c\r\n',
      'GET http://[ HTTP/1.1\r\nHost: a\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n`,
    ]) {
      const socket = connect(Number(port), hostname);
      socket.write(`${lines}Connection: close\r\n\r\n`);
      const [chunk] = await once(socket, 'data');
      expect(String(chunk)).toMatch(/^HTTP\/1\.1 4\d\d/);
      socket.destroy();
    }
    expect((await visit('/healthz')).status).toBe(200);
  });

  it.each([
    ['//about', '/about'],
    ['///about/?a=1', '/about?a=1'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['//\\evil.example', '/evil.example'],
    ['//a/..//evil.example', '/evil.example'],
  ])('redirects %s to one slash, never to another host', async (path, to) => {
    const { head } = await get(server.origin, path, {});
    expect(head).toMatch(/^HTTP\/1\.1 301 /);
    expect(head.split('\r\n')).toContain(`Location: ${to}`);
  });

  it('responds to HEAD as to GET, and names the allowed methods', async () => {
    const [got, asked] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(`${server.origin}/feed.xml`, { method })),
    );
    expect(asked?.headers.get('Content-Type')).toBe(got?.headers.get('Content-Type'));
    const refused = await fetch(`${server.origin}/uploads/none`, { method: 'PUT' });
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('finishes a pending request when it stops, and takes no new ones', async () => {
    const { hostname, port } = new URL(server.origin);
    const body = JSON.stringify({ name: 'Last', email: 'last@coastal.example', mobile: '404', company: 'Coastal' });
    const socket = connect(Number(port), hostname);
    const type = 'Content-Type: application/json\r\nX-Forwarded-For: 10.0.0.20';
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: a\r\n${type}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [first] = await once(socket, 'data');
    expect(String(first)).toContain('100 Continue');
    const code = server.end();
    const isOpen = () =>
      visit('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      );
    while (await isOpen());
    // A terminal and `npm start` both pass on Ctrl+C.
    server.child.kill('SIGTERM');
    await setTimeout(200);
    socket.write(body);
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 201/);
    expect(await code).toBe(0);
  });
});
