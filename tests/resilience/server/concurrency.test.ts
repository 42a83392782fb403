import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/open-database';
import { migrations } from '../../../server/database/schema';
import { sql } from '../../../server/database/database';
import { type RunningPostgres, startPostgres } from '../../support/servers/postgres';
import { EDITOR, prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { articleForm, signIn } from './writers';

const PROCESSES = 4;
const RACERS = 20;

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
      return { status: response.status, text: await response.text(), etag: response.headers.get('ETag') };
    }),
  );

const countOf = (responses: readonly { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

async function create(slug: string): Promise<{ id: string; etag: string }> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${servers[0]?.url}/news/`, { method: 'POST', headers, body: articleForm(slug) });
  expect(response.status).toBe(201);
  return { id: (await response.json()).data.id, etag: response.headers.get('ETag') ?? '' };
}

describe(`${RACERS} requests at once at ${PROCESSES} processes`, () => {
  it('create one article with a slug', async () => {
    const responses = await race('/news/', () => ({ method: 'POST', body: articleForm('one-slug') }));
    expect([countOf(responses, 201), countOf(responses, 409)]).toEqual([1, RACERS - 1]);
  });

  it('change an article once from one version', async () => {
    const { id, etag } = await create('one-version');
    const responses = await race(`/news/${id}`, (index) => ({
      method: 'PUT',
      headers: { 'If-Match': etag },
      body: articleForm('one-version', { title: `Title ${index}` }),
    }));
    expect([countOf(responses, 200), countOf(responses, 412)]).toEqual([1, RACERS - 1]);
  });

  it('give every update its own version', async () => {
    const { id } = await create('many-versions');
    const responses = await race(`/news/${id}`, (index) => ({
      method: 'PUT',
      body: articleForm('many-versions', { title: `Title ${index}` }),
    }));
    expect(countOf(responses, 200)).toBe(RACERS);
    expect(new Set(responses.map(({ etag }) => etag)).size).toBe(RACERS);
  });

  it('take effect once with one Idempotency-Key, and return the same response', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const responses = await race('/news/', () => ({ method: 'POST', headers, body: articleForm('one-key') }));
    expect(countOf(responses, 201)).toBe(RACERS);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it('delete an article once, and updates after it find nothing', async () => {
    const { id } = await create('deleted');
    const responses = await race(`/news/${id}`, (index) =>
      index % 2 === 0 ? { method: 'DELETE' } : { method: 'PUT', body: articleForm('deleted') },
    );
    const deletions = responses.filter((_, index) => index % 2 === 0);
    expect([countOf(deletions, 200), countOf(deletions, 404)]).toEqual([1, RACERS / 2 - 1]);
    expect(responses.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect((await fetch(`${servers[1]?.url}/news/${id}`)).status).toBe(404);
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

it('reads the first page and searches among 100,000 articles in under 20 ms at the database', async () => {
  const database = await openDatabase(postgres.url);
  await database.query(sql`
    insert into articles (title, search_title, slug, date, sections, sidebar_items, created_by, changed_by)
    select 'Article ' || md5(n::text) || n, 'article ' || md5(n::text) || n, 'many-' || n,
      to_char(date '2000-01-01' + n % 9000, 'YYYY-MM-DD'), '[]', '[]', '', '' from generate_series(1, 100000) as n`);
  await database.query(sql`update article_count set total = (select count(*) from articles)`);
  await database.query(sql`vacuum analyze articles`);
  await database.close();
  const { findPage, countMatching } = await import('../../../server/api/articles');
  const again = await openDatabase(postgres.url);
  const times: Record<string, number[]> = {};
  const measure = async (name: string, work: () => Promise<unknown>) => {
    for (let run = 0; run < 11; run++) {
      const start = performance.now();
      await work();
      times[name] = [...(times[name] ?? []), performance.now() - start];
    }
  };
  await measure('first page', () => findPage(again, { text: '', isSummary: false, page: 1, limit: 20 }));
  await measure('total', () => countMatching(again, ''));
  await measure('search', () => findPage(again, { text: 'abcde', isSummary: false, page: 1, limit: 20 }));
  await measure('search total', () => countMatching(again, 'abcde'));
  await measure('search of one letter', () => findPage(again, { text: 'f', isSummary: false, page: 1, limit: 20 }));
  await again.close();
  const median = Object.entries(times).map(([name, list]) => [name, list.sort((a, b) => a - b)[5] ?? 0] as const);
  console.log(`100,000 articles: ${median.map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`).join(', ')}`);
  expect(median.filter(([, ms]) => ms >= 20)).toEqual([]);
});
