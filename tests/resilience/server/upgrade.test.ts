/** A database of the former release with 100,000 articles, which the new release updates while the former one is in use. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount } from '../../../server/commands/accounts';
import { type Database, sql } from '../../../server/database/database';
import { bundleFormerRelease, noFormerRelease } from '../../support/postgres/former-release';
import { createFormerSchema } from '../../support/postgres/former-schema';
import { onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { EDITOR, type RunningServer, startServer } from '../../support/servers/server-process';
import { articleForm, signIn } from './writers';

const ARTICLES = 100_000;
/** How many writes the former release takes after the update, while both releases run side by side. */
const SIDE_BY_SIDE_WRITES = 300;
/** No request may wait longer, in ms. */
const LONGEST_MS = 1000;

let postgres: RunningPostgres;
let former: RunningServer | undefined;
let release: Awaited<ReturnType<typeof bundleFormerRelease>> | undefined;
const servers: RunningServer[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all([...servers, former].map((server) => server?.end()));
  release?.remove();
  await postgres.end();
});

async function fill(database: Database) {
  await createFormerSchema(database, 3);
  await addAccount(database, EDITOR.email, EDITOR.password);
  const paragraph = 'Freight moves when every stop knows the next one. '.repeat(10);
  const sections = JSON.stringify([{ title: 'One', content: [{ type: 'paragraph', content: paragraph }] }]);
  for (let first = 1; first < ARTICLES; first += 10_000)
    await database.query(sql`
      insert into articles (title, search_title, slug, date, sections, sidebar_items, created_by, changed_by)
      select 'Article ' || md5(n::text) || n, 'article ' || md5(n::text) || n, 'many-' || n,
        to_char(date '2000-01-01' + n % 9000, 'YYYY-MM-DD'), ${sections}, '[]', '', ''
      from generate_series(${first}::int4, ${first + 9999}::int4) as n`);
  await database.query(sql`update article_count set total = (select count(*) from articles)`);
  await database.query(sql`vacuum analyze articles`);
}

interface Times {
  count: number;
  longest: number;
}

/** Uses a server with four readers and four writers. `end` lets it take so many more writes, and resolves with the times. */
function use({ url, origin }: RunningServer, token: string) {
  const times = { reads: { count: 0, longest: 0 }, writes: { count: 0, longest: 0 } };
  let lastWrite = Number.POSITIVE_INFINITY;
  const isOver = () => times.writes.count >= lastWrite;
  const measure = async (into: Times, address: string, status: number, init: RequestInit = {}) => {
    const start = performance.now();
    const response = await fetch(address, init);
    await response.arrayBuffer();
    expect([address, response.status]).toEqual([address, status]);
    into.longest = Math.max(into.longest, performance.now() - start);
    into.count += 1;
  };
  let next = 0;
  const read = async () => {
    while (!isOver()) {
      const n = next++;
      await measure(times.reads, `${url}/news/?page=1&limit=20`, 200);
      await measure(times.reads, `${url}/news/?page=${1 + (n % 40)}&limit=20&sort=title`, 200);
      await measure(times.reads, `${url}/news/?page=1&limit=20&q=${(n % 900) + 100}abc`, 200);
      await measure(times.reads, `${url}/news/slug/many-${(n % ARTICLES) + 1}`, 200);
      await measure(times.reads, `${origin}/newsroom/many-${(n % ARTICLES) + 1}`, 200);
    }
  };
  const headers = { Authorization: `Bearer ${token}` };
  const write = async () => {
    while (!isOver()) {
      const n = next++;
      const form = (slug: string) => ({ headers, body: articleForm(slug, {}, true) });
      await measure(times.writes, `${url}/news/`, 201, { method: 'POST', ...form(`new-${n}`) });
      await measure(times.writes, `${url}/news/${n + 1}`, 200, { method: 'PUT', ...form(`changed-${n}`) });
      const lead = JSON.stringify({ name: 'Jo', email: `${n}@coastal.example`, mobile: '4045550123', company: 'C' });
      const json = { 'Content-Type': 'application/json' };
      await measure(times.writes, `${url}/contact`, 201, { method: 'POST', headers: json, body: lead });
    }
  };
  const done = Promise.all([read(), read(), read(), read(), write(), write(), write(), write()]);
  const end = async (moreWrites: number) => {
    lastWrite = times.writes.count + moreWrites;
    await done;
    return times;
  };
  return { end };
}

it.skipIf(noFormerRelease)(`updates ${ARTICLES} articles while the former release reads and writes`, async () => {
  release = await bundleFormerRelease();
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' };
  await onDatabase(postgres.url, fill);
  former = await startServer(env, release.args);
  const token = await signIn(former.url);
  const used = use(former, token);
  const started = performance.now();
  const updated = await startServer(env);
  servers.push(updated);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { reads, writes } = await used.end(SIDE_BY_SIDE_WRITES);
  console.log(
    `upgrade of ${ARTICLES} articles in ${seconds} s: ${reads.count} reads of the former release, the longest ${Math.round(reads.longest)} ms; ${writes.count} writes, the longest ${Math.round(writes.longest)} ms; 0 errors`,
  );
  expect(Math.max(reads.longest, writes.longest)).toBeLessThan(LONGEST_MS);
  expect(former.output()).not.toContain('"level":50');

  // Side by side: each sees what the other writes, and takes its sessions and its entity tags.
  const headers = { Authorization: `Bearer ${token}` };
  for (const [writer, reader] of [
    [former, updated],
    [updated, former],
  ] as const) {
    const slug = writer === former ? 'by-former' : 'by-updated';
    const body = articleForm(slug, { title: `Café ${slug}` }, true);
    const created = await fetch(`${writer.url}/news/`, { method: 'POST', headers, body });
    expect(created.status).toBe(201);
    const { data } = await created.json();
    expect((await fetch(`${reader.url}/news/slug/${slug}`)).status).toBe(200);
    expect((await (await fetch(`${reader.url}/news/?page=1&limit=5&q=café%20${slug}`)).json()).total).toBe(1);
    const change = (tag: string) => ({
      method: 'PUT',
      headers: { ...headers, 'If-Match': tag },
      body: articleForm(slug),
    });
    const tag = created.headers.get('ETag') ?? '';
    expect((await fetch(`${reader.url}/news/${data.id}`, change(tag))).status).toBe(200);
    expect((await fetch(`${writer.url}/news/${data.id}`, change(tag))).status).toBe(412);
    expect((await fetch(`${writer.origin}/readyz`)).status).toBe(200);
  }
  const [row] = await onDatabase(postgres.url, ({ query }) =>
    query<{ total: number; counted: number }>(
      sql`select total, (select count(*) from articles) as counted from article_count`,
    ),
  );
  expect(row?.total).toBe(row?.counted);
  await former.end();
  await expect(startServer(env, release.args), 'the former release does not start again').rejects.toThrow('Update it.');
});
