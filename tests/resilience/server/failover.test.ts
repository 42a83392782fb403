/** A primary and a standby, one address with both hosts, and 20 writers while the primary is killed and the standby takes over. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { sql } from '../../../server/database/database';
import {
  createData,
  createProcess,
  notOurs,
  onDatabase,
  postgresBin,
  postgresFolder,
  runAsPostgres,
} from '../../support/postgres/postgres';
import { freePorts } from '../../support/servers/free-ports';
import { prepareDatabase, type RunningServer } from '../../support/servers/server-process';
import { compare, editorOf, metricOf, useEnds, writeDuring } from './laboratory';

const WRITES = 200;
const RUNS = Number(process.env.FAILOVERS ?? 1);
const bin = postgresBin() ?? '';

const { ends, endAll, start } = useEnds();

/** Starts two servers. With `isSynchronous`, a commit waits until the standby has it. */
async function startPair(isSynchronous: boolean) {
  const folder = postgresFolder();
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
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

const readiness = async ({ origin }: RunningServer) => (await fetch(`${origin}/readyz`)).status;

/** Writes while the primary is killed and the standby takes over. Returns what was acknowledged, and the time in ms until the next write. */
async function failOver({ url, kill, promote, newPrimary }: Awaited<ReturnType<typeof startPair>>) {
  await prepareDatabase(url);
  const servers = await start(url, 2);
  const server = servers[0]!;
  const create = await editorOf(server);
  await create('before');
  const read = async () => (await fetch(`${server.origin}/newsroom/before`)).status;
  expect(await read()).toBe(200);
  const { names, next } = await writeDuring(servers, WRITES, async () => {
    await kill();
    while ((await readiness(server)) !== 503);
    expect(await read(), 'readers').toBe(200);
    promote();
  });
  expect(await readiness(server), 'it recovers').toBe(200);
  expect(await metricOf(server, 'database_failures_total')).toBeGreaterThan(0);
  const result = await compare(newPrimary, names);
  console.log(
    `failover: ${names.length} acknowledged, ${result.lost.length} lost, ${result.doubled.length} doubled, next acknowledged write ${next} ms after the promotion`,
  );
  return { ...result, count: names.length, next, create };
}

it.skipIf(notOurs || !bin)(`loses no acknowledged write with a synchronous standby, ${RUNS} times`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const pair = await startPair(true);
    const { create, next, ...result } = await failOver(pair);
    expect(result).toEqual({ lost: [], doubled: [], count: WRITES });
    expect(next).toBeLessThan(5000);

    await pair.rejoin();
    expect((await create('rejoined')).status, 'writes go to the new primary').toBe(201);
    await onDatabase(`${pair.newPrimary}?target_session_attrs=read-write`, async ({ query }) => {
      expect(await query(sql`select slug from articles where slug = 'rejoined'`)).toHaveLength(1);
    });
    await endAll();
  }
});

it.skipIf(notOurs || !bin)('with an asynchronous standby, reports what is lost, and stores nothing twice', async () => {
  const { doubled } = await failOver(await startPair(false));
  expect(doubled).toEqual([]);
});
