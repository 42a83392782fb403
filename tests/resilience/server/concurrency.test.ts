/** Simultaneous requests to several processes, beyond the rules of the contract. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '../../../server/database/schema';
import { type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { EDITOR, prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { articleForm, signIn } from './writers';

const PROCESSES = 4;
const RACERS = 20;
/** How often an article is saved. */
const SAVES = Number(process.env.SAVES ?? 3);

let postgres: RunningPostgres;
let servers: readonly RunningServer[] = [];
let token = '';

beforeAll(async () => {
  postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' };
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)));
  token = await signIn(servers[0]?.url ?? '');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await postgres.end();
});

/** Sends 20 requests at once, each to the next process. Resolves with their responses. */
const race = (path: string, init: (index: number) => RequestInit) =>
  Promise.all(
    Array.from({ length: RACERS }, async (_, index) => {
      const { headers, ...rest } = init(index);
      const response = await fetch(`${servers[index % PROCESSES]?.url}${path}`, {
        headers: { Authorization: `Bearer ${token}`, ...headers },
        ...rest,
      });
      await response.text();
      return { status: response.status, etag: response.headers.get('ETag') };
    }),
  );

const countOf = (responses: readonly { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

async function create(slug: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${servers[0]?.url}/news/`, {
    method: 'POST',
    headers,
    body: articleForm(slug),
  });
  expect(response.status).toBe(201);
  return (await response.json()).data.id;
}

describe(`${RACERS} simultaneous requests to ${PROCESSES} processes`, () => {
  it('give every update its own version', async () => {
    const id = await create('many-versions');
    const responses = await race(`/news/${id}`, (index) => ({
      method: 'PUT',
      body: articleForm('many-versions', { title: `Title ${index}` }),
    }));
    expect(countOf(responses, 200)).toBe(RACERS);
    expect(new Set(responses.map(({ etag }) => etag)).size).toBe(RACERS);
  });

  it('try no more than a few passwords of one account, although no process sees all attempts', async () => {
    const body = (index: number) => JSON.stringify({ email: EDITOR.email, password: `wrong password ${index}` });
    const headers = { 'Content-Type': 'application/json' };
    const first = await race('/login', (index) => ({ method: 'POST', headers, body: body(index) }));
    expect(first.every(({ status }) => status === 401 || status === 429)).toBe(true);
    const right = await race('/login', () => ({ method: 'POST', headers, body: JSON.stringify(EDITOR) }));
    expect(countOf(right, 429)).toBe(RACERS);
  });
});

it(`shows a saved article in another process within three seconds, ${SAVES} times`, { timeout: 600_000 }, async () => {
  const [first, second] = servers;
  const headers = { Authorization: `Bearer ${token}` };
  const id = await create('seen');
  const textOf = async (path: string) => (await fetch(`${second?.origin}${path}`)).text();
  const waits: number[] = [];
  for (let save = 1; save <= SAVES; save++) {
    const paths = ['/newsroom/seen', '/newsroom', '/feed.xml', '/sitemap.xml'];
    await Promise.all(paths.map(textOf));
    const started = performance.now();
    await fetch(`${first?.url}/news/${id}`, {
      method: 'PUT',
      headers,
      body: articleForm('seen', { title: `No${save}.` }),
    });
    const isSeen = async () => (await Promise.all(paths.map(textOf))).every((text) => text.includes(`No${save}.`));
    await vi.waitUntil(isSeen, { timeout: 10_000, interval: 20 });
    waits.push(performance.now() - started);
  }
  console.log(`seen after ${Math.round(Math.min(...waits))} to ${Math.round(Math.max(...waits))} ms`);
  expect(Math.max(...waits)).toBeLessThan(3000);
  await fetch(`${first?.url}/news/${id}`, { method: 'DELETE', headers });
  const isGone = async () => (await fetch(`${second?.origin}/newsroom/seen`)).status === 404;
  await vi.waitUntil(isGone, { timeout: 3000, interval: 20 });
});

it(`lets one of ${PROCESSES} processes that start at once on an empty database migrate it`, async () => {
  const url = await postgres.createDatabase('empty');
  const started = await Promise.all(Array.from({ length: PROCESSES }, () => startServer({ DATABASE_URL: url })));
  // A process writes the rest of its log when it ends.
  await Promise.all(started.map((server) => server.end()));
  const ran = started.map(({ output }) => {
    const line = output()
      .split('\n')
      .find((text) => text.includes('the schema is up to date'));
    return Number(JSON.parse(line ?? '{}').ran);
  });
  expect(ran.sort()).toEqual([0, 0, 0, migrations.length]);
});
