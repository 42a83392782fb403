/** Readers of a standby, while it stops, falls behind, or is all that is left. */
import { expect, it, vi } from 'vitest';
import { sql } from '../../../server/database/database';
import { startPair } from '../../support/postgres/pair';
import { notOurs, onDatabase, postgresBin } from '../../support/postgres/postgres';
import { prepareDatabase, type RunningServer } from '../../support/servers/server-process';
import { compare, editorOf, metricOf, useEnds, writeDuring } from './laboratory';
import { articleForm, signIn } from './writers';

const isSkipped = Boolean(notOurs) || !postgresBin();
const WRITES = 200;
const { ends, start } = useEnds();
const SOON = { timeout: 30_000, interval: 50 };

const readsAt = async (server: RunningServer) => ({
  primary: await metricOf(server, 'database_reads_total\\{server="primary"\\}'),
  standby: await metricOf(server, 'database_reads_total\\{server="standby"\\}'),
});

/** Reads the list without a token, and returns the server that answered. */
async function answering(server: RunningServer): Promise<'primary' | 'standby' | number> {
  const before = await readsAt(server);
  const response = await fetch(`${server.url}/news/?page=1&limit=5`);
  await response.text();
  if (!response.ok) return response.status;
  return (await readsAt(server)).standby > before.standby ? 'standby' : 'primary';
}

const until = (server: RunningServer, name: 'primary' | 'standby') =>
  vi.waitUntil(async () => (await answering(server)) === name, SOON);

/** Reads pages and lists until `isOver`. Returns the statuses. */
async function readUntil(servers: readonly RunningServer[], isOver: () => boolean) {
  const statuses = new Set<number>();
  for (let count = 0; !isOver(); count++) {
    const server = servers[count % servers.length]!;
    for (const path of ['/api/news/?page=1&limit=5', '/api/news/slug/first', '/newsroom/first', '/feed.xml']) {
      const response = await fetch(`${server.origin}${path}`);
      await response.text();
      statuses.add(response.status);
    }
  }
  return [...statuses];
}

async function startOnPair(count: number) {
  const pair = await startPair(ends, false);
  await prepareDatabase(pair.primaryUrl);
  const servers = await start(pair.primaryUrl, count, { DATABASE_READ_URL: pair.standbyUrl });
  const server = servers[0]!;
  const create = await editorOf(server);
  await create('first');
  return { pair, servers, server, create };
}

it.skipIf(isSkipped)('reads from a standby that stops and comes back, while 20 writers write', async () => {
  const { pair, servers, server } = await startOnPair(2);
  await until(server, 'standby');
  let isOver = false;
  const read = readUntil(servers, () => isOver);
  const { names } = await writeDuring(servers, WRITES, () => pair.standby.stopWith('SIGINT'));
  isOver = true;
  expect(await read).toEqual([200]);
  expect(await compare(pair.primaryUrl, names)).toEqual({ lost: [], doubled: [] });
  expect(await answering(server)).toBe('primary');
  const other = (await start(pair.primaryUrl, 1, { DATABASE_READ_URL: pair.standbyUrl }))[0]!;
  expect(await answering(other), 'a process that starts meanwhile').toBe('primary');
  await pair.standby.start();
  for (const one of [...servers, other]) await until(one, 'standby');
});

it.skipIf(isSkipped)('reads from the primary while the standby is more than ten seconds behind', async () => {
  const { pair, servers, server, create } = await startOnPair(2);
  const second = servers[1]!;
  await until(second, 'standby');
  const onStandby = (work: Parameters<typeof onDatabase>[1]) =>
    onDatabase(`${pair.standbyUrl}?target_session_attrs=any`, work);
  await onStandby(({ query }) => query(sql`select pg_wal_replay_pause()`));
  const saved = performance.now();
  const { data } = await (await create('late')).json();
  expect(await answering(second)).toBe('standby');
  const headers = { Authorization: 'Bearer any' };
  const statusOf = async (init: RequestInit) => (await fetch(`${second.url}/news/${data.id}`, init)).status;
  expect([await statusOf({ headers }), await statusOf({})], 'with a token, and without').toEqual([200, 404]);
  await until(second, 'primary');
  const seconds = (performance.now() - saved) / 1000;
  console.log(`a standby that stands still is left after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(11);
  await onStandby(({ query }) => query(sql`select pg_wal_replay_resume()`));
  await until(second, 'standby');

  const title = async () => /<title>([^<]*)/.exec(await (await fetch(`${second.origin}/newsroom/late`)).text())?.[1];
  expect(await title()).toBe('late');
  await onStandby(({ query }) => query(sql`select pg_wal_replay_pause()`));
  const { standby: before } = await readsAt(second);
  const body = articleForm('late', { title: 'changed' });
  const change = { method: 'PUT', headers: { Authorization: `Bearer ${await signIn(server.url)}` }, body };
  expect((await fetch(`${server.url}/news/${data.id}`, change)).status).toBe(200);
  const isRendered = async () => (await title()) && (await readsAt(second)).standby > before;
  await vi.waitUntil(isRendered, SOON);
  expect(await title(), 'rendered without the change').toBe('late');
  await onStandby(({ query }) => query(sql`select pg_wal_replay_resume()`));
  await vi.waitUntil(async () => (await title()) === 'changed', { timeout: 3000, interval: 50 });
});

it.skipIf(isSkipped)('reads lists and articles from the standby while the primary is away', async () => {
  const { pair, server, create } = await startOnPair(1);
  await create('second');
  await until(server, 'standby');
  await pair.kill();
  for (const path of [
    '/api/news/',
    '/api/news/slug/second',
    '/newsroom/second',
    '/newsroom',
    '/feed.xml',
    '/sitemap.xml',
  ])
    expect([path, (await fetch(`${server.origin}${path}`)).status]).toEqual([path, 200]);
  expect((await create('third')).status).toBe(503);
  await pair.restart();
  await vi.waitUntil(async () => (await create('third')).status === 201, SOON);
  await until(server, 'standby');
});
