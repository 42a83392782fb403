/** A primary and a standby, one address with both hosts, and 20 writers while the primary is killed and the standby takes over. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Sql, sql } from '../../../server/database/database';
import { freePorts } from '../../support/servers/free-ports';
import {
  createData,
  createProcess,
  notOurs,
  onDatabase,
  postgresBin,
  postgresFolder,
  runAsPostgres,
} from '../../support/servers/postgres';
import { prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { type Acknowledged, articleForm, signIn, writeAll } from './writers';

const WRITES = 200;
const RUNS = Number(process.env.FAILOVERS ?? 1);
const bin = postgresBin() ?? '';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Starts two servers. With `isSynchronous`, a commit waits until the standby has it. */
async function startPair(isSynchronous: boolean) {
  const folder = postgresFolder();
  ends.push(async () => rmSync(folder, { recursive: true, force: true }));
  const [one = 0, other = 0] = await freePorts(2);
  const data = createData(bin, folder, 'one');
  const waits = isSynchronous ? ['synchronous_standby_names=ANY 1 (*)'] : [];
  const primary = createProcess(bin, data, one);
  await primary.start();
  const source = ['-h', '127.0.0.1', '-p', String(one), '-U', 'mindwave'];
  runAsPostgres(
    join(bin, 'pg_basebackup'),
    [...source, '-D', join(folder, 'other'), '-R', '-X', 'stream', '-c', 'fast'],
    folder,
  );
  const standby = createProcess(bin, join(folder, 'other'), other);
  await standby.start();
  await primary.stopWith('SIGINT');
  const synchronous = createProcess(bin, data, one, waits);
  await synchronous.start();
  ends.push(
    () => synchronous.stopWith('SIGINT'),
    () => standby.stopWith('SIGINT'),
  );
  const addressOf = (port: number) => `postgres://mindwave@127.0.0.1:${port}/postgres`;
  await onDatabase(addressOf(one), async ({ query }) => {
    while ((await query(sql`select 1 as one from pg_stat_replication where state = 'streaming'`)).length === 0);
  });
  return {
    data,
    // The standby comes first, so that the order does not help.
    url: `postgres://mindwave@127.0.0.1:${other},127.0.0.1:${one}/postgres`,
    newPrimary: addressOf(other),
    kill: () => synchronous.stopWith('SIGKILL'),
    promote: () => runAsPostgres(join(bin, 'pg_ctl'), ['promote', '-D', join(folder, 'other')], folder),
    /** Brings the killed primary back as a standby of the new one. */
    async rejoin() {
      const connection = `host=127.0.0.1 port=${other} user=mindwave dbname=postgres`;
      runAsPostgres(
        join(bin, 'pg_rewind'),
        ['--target-pgdata', data, '--source-server', connection, '-R'],
        dirname(data),
      );
      const again = createProcess(bin, data, one);
      ends.push(() => again.stopWith('SIGINT'));
      await again.start();
    },
  };
}

/** Names of acknowledged writes that are not there, and of those that are there twice. */
async function compare({ query }: Sql, acknowledged: readonly Acknowledged[]) {
  const articles = await query<{ name: string }>(sql`
    select slug as name from articles join images on images.name = articles.image where octet_length(bytes) > 0`);
  const leads = await query<{ name: string }>(sql`select email as name from leads`);
  const stored = [...articles, ...leads].map(({ name }) => name);
  return {
    lost: acknowledged.filter(({ name }) => !stored.includes(name)).map(({ name }) => name),
    doubled: stored.filter((name, index) => stored.indexOf(name) !== index),
  };
}

const readiness = async ({ origin }: RunningServer) => (await fetch(`${origin}/readyz`)).status;

/** Writes while the primary is killed and the standby takes over. Returns what was acknowledged, and times in ms. */
async function failOver({ url, kill, promote }: Awaited<ReturnType<typeof startPair>>) {
  await prepareDatabase(url);
  const env = { DATABASE_URL: url, LOG_LEVEL: 'warn', METRICS_TOKEN: 'figures' };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  ends.push(...servers.map((server) => () => server.end()));
  const [server] = servers;
  if (!server) throw new Error('no server');
  const token = await signIn(server.url);
  const body = articleForm('before');
  await fetch(`${server.url}/news/`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body });
  expect((await fetch(`${server.origin}/newsroom/before`)).status).toBe(200);

  let killed: Promise<void> | undefined;
  let promoted = 0;
  let firstAfter = 0;
  const acknowledged = await writeAll(
    servers.map(({ url: api }) => api),
    WRITES,
    (done) => {
      if (promoted > 0) firstAfter ||= performance.now();
      if (done < WRITES / 3 || killed) return;
      killed = kill().then(async () => {
        while ((await readiness(server)) !== 503);
        expect((await fetch(`${server.origin}/newsroom/before`)).status, 'readers').toBe(200);
        promote();
        promoted = performance.now();
      });
    },
  );
  await killed;
  expect(await readiness(server), 'it recovers').toBe(200);
  const headers = { Authorization: 'Bearer figures' };
  const metrics = await (await fetch(`${server.origin}/metrics`, { headers })).text();
  expect(Number(/^database_failures_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  return { acknowledged, ms: Math.round(firstAfter - promoted), server };
}

it.skipIf(notOurs || !bin)(
  `loses nothing that was acknowledged with a synchronous standby, ${RUNS} times`,
  async () => {
    for (let run = 1; run <= RUNS; run++) {
      const pair = await startPair(true);
      const { acknowledged, ms, server } = await failOver(pair);
      const result = await onDatabase(pair.newPrimary, (database) => compare(database, acknowledged));
      console.log(
        `failover ${run}, synchronous: ${acknowledged.length} acknowledged, ${result.lost.length} lost, ${result.doubled.length} doubled, next acknowledged write ${ms} ms after the promotion`,
      );
      expect(result).toEqual({ lost: [], doubled: [] });
      expect(acknowledged).toHaveLength(WRITES);
      expect(ms).toBeLessThan(5000);

      await pair.rejoin();
      const token = await signIn(server.url);
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(`${server.url}/news/`, { method: 'POST', headers, body: articleForm('rejoined') });
      expect(response.status, 'writes go to the new primary').toBe(201);
      await onDatabase(`${pair.newPrimary}?target_session_attrs=read-write`, async ({ query }) => {
        expect(await query(sql`select slug from articles where slug = 'rejoined'`)).toHaveLength(1);
      });
      for (const end of ends.splice(0).reverse()) await end();
    }
  },
);

it.skipIf(notOurs || !bin)('with an asynchronous standby, says what is lost, and doubles nothing', async () => {
  const pair = await startPair(false);
  const { acknowledged, ms } = await failOver(pair);
  const { lost, doubled } = await onDatabase(pair.newPrimary, (database) => compare(database, acknowledged));
  console.log(
    `failover, asynchronous: ${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled, next acknowledged write ${ms} ms after the promotion`,
  );
  expect(doubled).toEqual([]);
});
