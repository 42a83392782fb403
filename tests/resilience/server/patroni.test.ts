/** Three servers that Patroni and etcd lead. 20 writers go on while the primary hands over, dies, or stands still and comes back. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../server/database/database';
import { eventually, noPatroni, type PatroniNode, startPatroni } from '../../support/servers/patroni';
import { notOurs, onDatabase } from '../../support/servers/postgres';
import { prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { writeAll } from './writers';

const WRITES = 600;
const FIRST = 60;
let cluster: Awaited<ReturnType<typeof startPatroni>>;
let servers: RunningServer[] = [];

async function start(url: string): Promise<RunningServer> {
  const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
  servers.push(server);
  return server;
}

const databaseOf = (url: string, name: string) => url.replace(/[^/]*$/, name);

/** Sends leads to one process until `isOver`, each once. Resolves with the email addresses that were acknowledged. */
async function sendLeads(server: RunningServer, isOver: () => boolean): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const send = async () => {
    while (!isOver()) {
      const email = `pinned-${next++}@coastal.example`;
      const body = JSON.stringify({ name: 'Jo', email, mobile: '4045550123', company: 'Coastal' });
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${server.url}/contact`, { method: 'POST', headers, body }).catch(() => undefined);
      if (response?.status === 201) acknowledged.push(email);
      else await setTimeout(50);
    }
  };
  await Promise.all(Array.from({ length: 5 }, send));
  return acknowledged;
}

/**
 * Writes while the primary changes. Expects that every acknowledged write is there once. Prints the longest time without one.
 * @param change what happens to the primary. It resolves when there is another one.
 */
async function writeDuring(name: string, urls: readonly string[], change: () => Promise<unknown>) {
  const apis = (await Promise.all(urls.map(start))).map(({ url }) => url);
  let isChanged = false;
  let changed: Promise<unknown> | undefined;
  let after = 0;
  let last = performance.now();
  let pause = 0;
  const acknowledged = await writeAll(apis, WRITES, (done) => {
    pause = Math.max(pause, performance.now() - last);
    last = performance.now();
    if (isChanged) after += 1;
    if (done < FIRST || changed) return;
    changed = change().then(() => {
      isChanged = true;
    });
  });
  await changed;
  console.log(
    `Patroni, ${name}: ${acknowledged.length} acknowledged, ${after} of them after the change, longest pause ${(pause / 1000).toFixed(1)} s`,
  );
  expect(after, 'writes to the new primary').toBeGreaterThan(0);
  return acknowledged.map((write) => write.name);
}

/** Expects each of the names once in the database. */
async function expectOnce(url: string, names: readonly string[]) {
  const rows = await onDatabase(url, ({ query }) =>
    query<{ name: string }>(sql`select slug as name from articles union all select email from leads`),
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect(names.filter((name) => counts.get(name) !== 1)).toEqual([]);
}

const reason = notOurs ?? noPatroni;
describe.skipIf(reason)(`with Patroni and etcd${reason ? ` (${reason})` : ''}`, () => {
  let primary: PatroniNode;
  beforeAll(async () => {
    cluster = await startPatroni();
    primary = await cluster.whole();
    await onDatabase(primary.url, async ({ query }) => {
      await query(sql`create database handed`);
      await query(sql`create database killed`);
      await query(sql`create database frozen`);
    });
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.end()));
    servers = [];
  });
  afterAll(() => cluster?.stop());

  it('loses nothing when the primary hands over, behind HAProxy', async () => {
    const url = databaseOf(cluster.proxied, 'handed');
    const former = primary;
    await prepareDatabase(url);
    const names = await writeDuring('switchover behind HAProxy', [url, url], async () => {
      await former.switchOver();
      primary = await cluster.primary(former);
    });
    await expectOnce(databaseOf(primary.url, 'handed'), names);
  });

  it('loses nothing when the primary dies, and comes back as a standby', async () => {
    primary = await cluster.whole();
    const url = databaseOf(cluster.url, 'killed');
    const former = primary;
    await prepareDatabase(url);
    const names = await writeDuring('kill -9', [url, url], async () => {
      await former.crash();
      primary = await cluster.primary(former);
    });
    former.restart();
    await eventually('The standby', former.isReplica);
    await expectOnce(databaseOf(primary.url, 'killed'), names);
  });

  it('acknowledges nothing that is lost when the primary stands still and comes back', async () => {
    primary = await cluster.whole();
    const former = primary;
    const url = databaseOf(cluster.url, 'frozen');
    await prepareDatabase(url);
    let isOver = false;
    const pinned = sendLeads(await start(databaseOf(former.url, 'frozen')), () => isOver);
    const names = await writeDuring('frozen primary', [url, url], async () => {
      former.freeze();
      primary = await cluster.primary(former);
      former.thaw();
    });
    await eventually('The standby', former.isReplica);
    isOver = true;
    const own = await pinned;
    console.log(`Patroni, frozen primary: ${own.length} acknowledged by a process that knows only the former primary`);
    expect(own.length).toBeGreaterThan(0);
    await expectOnce(databaseOf(primary.url, 'frozen'), [...names, ...own]);
  });
});
