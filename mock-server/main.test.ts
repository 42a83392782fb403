import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import { png } from '../certifier/client/sample-images';
import { articleFields } from '../tests/support/article-fields';
import {
  type RunningServer,
  removeDirectory,
  startServer,
  temporaryDirectory,
} from '../tests/support/servers/mock-server-process';
import { readSettings } from './settings';

let dataDir: string;
const running: RunningServer[] = [];

beforeEach(async () => {
  dataDir = await temporaryDirectory();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
  await removeDirectory(dataDir);
});

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
}

async function signIn({ url }: RunningServer, pair: object = DEMO_ADMIN): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/login`, { method: 'POST', headers, body: JSON.stringify(pair) });
  return { Authorization: `Bearer ${(await response.json()).token}` };
}

function post(
  { url }: RunningServer,
  headers: Record<string, string>,
  slug: string,
  image?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const form = new FormData();
  const fields = { ...articleFields, title: slug, slug };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('image', new Blob([image]), '../../evil name.svg');
  return fetch(`${url}/news/`, { method: 'POST', headers, body: form });
}

const slugs = async ({ url }: RunningServer): Promise<Set<string>> => {
  const { data } = await (await fetch(`${url}/news/`)).json();
  return new Set(data.map((article: { slug: string }) => article.slug));
};

describe('the mock server', () => {
  it('loses no acknowledged write if it is killed during 200 writes, and leaves a complete file', async () => {
    const server = await start();
    const headers = await signIn(server);
    const acknowledged = new Set<string>();
    let next = 0;
    const worker = async () => {
      while (next < 200) {
        const slug = `write-${next++}`;
        const response = await post(server, headers, slug).catch(() => null);
        if (response?.status === 201) acknowledged.add(slug);
        if (acknowledged.size === 70) server.process.kill('SIGKILL');
        if (!response) return;
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    await server.end('SIGKILL');

    expect(acknowledged.size).toBeGreaterThanOrEqual(70);
    expect(acknowledged.size).toBeLessThan(200);
    JSON.parse(await readFile(join(dataDir, 'db.json'), 'utf8'));
    const found = await slugs(await start());
    expect([...acknowledged].filter((slug) => !found.has(slug))).toEqual([]);
  });

  it('starts again after a kill, even if another process has its id', async () => {
    const first = await start();
    await first.end('SIGKILL');
    expect(await readdir(dataDir), 'the killed server leaves its lock').toContain('server.lock');
    expect((await slugs(await start())).size).toBeGreaterThan(0);
  });

  it('says that nothing was saved if the data file cannot be replaced, and saves once it can', async () => {
    const server = await start();
    const headers = await signIn(server);
    const file = join(dataDir, 'db.json');
    await rm(file);
    await mkdir(file);
    expect((await post(server, headers, 'lost')).status).toBe(500);
    expect(await slugs(server)).not.toContain('lost');
    await rm(file, { recursive: true });
    expect((await post(server, headers, 'saved')).status).toBe(201);
    expect(await readFile(file, 'utf8')).toContain('"saved"');
  });

  it('preserves data, sessions and images across a restart', async () => {
    const first = await start();
    const headers = await signIn(first);
    const created = await (await post(first, headers, 'stored', png)).json();
    expect(await first.end()).toBe(0);
    expect(first.output()).toContain('Mock server stopped.');

    const second = await start();
    expect(await slugs(second)).toContain('stored');
    expect((await post(second, headers, 'after')).status).toBe(201);
    const path = new URL(created.data.bannerImage).pathname;
    const file = await fetch(new URL(path, second.url));
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(png));
  });

  it('serves an upload under a random name, and only as an image', async () => {
    const server = await start();
    const headers = await signIn(server);
    const { data } = await (await post(server, headers, 'banner', png)).json();
    expect(data.bannerImage).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/uploads\/[0-9a-f]{32}\.png$/);
    const response = await fetch(data.bannerImage, { headers: { Origin: 'http://localhost:4173' } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': 'http://localhost:4173',
    });
    for (const name of ['', 'nothing.png', '../db.json', '..%2fdb.json', '%2e%2e/db.json']) {
      expect((await fetch(new URL(`/uploads/${name}`, server.url))).status, name).toBe(404);
    }
    await fetch(`${server.url}/news/${data.id}`, { method: 'DELETE', headers });
    expect(await readdir(join(dataDir, 'uploads')), 'the versions of a deleted article keep it').toHaveLength(1);
  });

  it('allows only the configured origins', async () => {
    const server = await start({ CORS_ORIGINS: 'https://www.mindwave.example' });
    const allowed = async (origin: string) =>
      (await fetch(`${server.url}/news`, { headers: { Origin: origin } })).headers.get('Access-Control-Allow-Origin');
    expect(await allowed('https://www.mindwave.example')).toBe('https://www.mindwave.example');
    expect(await allowed('http://localhost:4173')).toBeNull();
    expect(await allowed('https://www.mindwave.example.evil.example')).toBeNull();
  });

  it('accepts another administrator', async () => {
    const pair = { email: 'qa@mindwave.example', password: 'another one' };
    const server = await start({ ADMIN_EMAIL: pair.email, ADMIN_PASSWORD: pair.password });
    expect((await post(server, await signIn(server, pair), 'by-qa')).status).toBe(201);
    expect((await post(server, await signIn(server), 'by-demo')).status).toBe(401);
  });

  it('shows its articles and leads to this machine, but not its tokens', async () => {
    const server = await start();
    await signIn(server);
    const view = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init);
    expect(await (await view('/data/articles?_limit=2')).json()).toHaveLength(2);
    const script = await view('/data/leads?callback=steal');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect((await view('/data/sessions')).status).toBe(404);
    expect((await view('/data/articles/1', { method: 'DELETE' })).status).toBe(405);
    expect(await (await view('/data/db')).json()).not.toHaveProperty('sessions');
  });
});

describe('under a scenario', () => {
  it('simulates the scenario, or the setting of a QA console link', async () => {
    const failing = await start({ SCENARIO: 'html-error' });
    const response = await fetch(`${failing.url}/jobs`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([502, 'text/html']);
    expect(failing.output()).toContain('Scenario: html-error');
    await failing.end();

    const empty = await start({ SCENARIO: 'qa=empty&qa-next=listJobs:network-error' });
    expect((await (await fetch(`${empty.url}/news/`)).json()).data).toEqual([]);
    await expect(fetch(`${empty.url}/jobs`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${empty.url}/jobs`)).status).toBe(200);
  });

  it('reads the scenario from the command line too, which overrides the environment', () => {
    const setting = (...args: string[]) => readSettings({ SCENARIO: 'slow' }, args).setting?.scenario;
    expect([setting(), setting('--scenario', 'flaky'), setting('--scenario=huge')]).toEqual(['slow', 'flaky', 'huge']);
    expect(() => setting('--scenario')).toThrow('--scenario NAME, one of full, empty,');
  });

  it.each([[['--port', '4000']], [['flaky']], [['--scenario', '--port']], [['--scenario=']], [['--scenari=slow']]])(
    'refuses the arguments %j',
    (args) => {
      expect(() => readSettings({}, args)).toThrow('The only argument is --scenario NAME');
    },
  );

  it('does not change the usual data', () => {
    const folder = (scenario: string) => readSettings({ SCENARIO: scenario }).dataDir;
    expect(folder('flaky')).toBe(readSettings({}).dataDir);
    expect(folder('huge')).toBe(join(readSettings({}).dataDir, 'huge'));
  });
});
