/** A primary and a standby, one address with both hosts, and 20 writers while the primary is killed and the standby takes over. */
import { expect, it } from 'vitest';
import { sql } from '../../../server/database/database';
import { startPair } from '../../support/postgres/pair';
import { notOurs, onDatabase, postgresBin } from '../../support/postgres/postgres';
import { prepareDatabase, type RunningServer } from '../../support/servers/server-process';
import { compare, editorOf, metricOf, useEnds, writeDuring } from './laboratory';

const WRITES = 200;
const RUNS = Number(process.env.FAILOVERS ?? 1);
const isSkipped = Boolean(notOurs) || !postgresBin();

const { ends, endAll, start } = useEnds();

const readiness = async ({ origin }: RunningServer) => (await fetch(`${origin}/readyz`)).status;

/** Writes while the primary is killed and the standby takes over. Returns what was acknowledged, and the time in ms until the next write. */
async function failOver({ url, kill, promote, standbyUrl }: Awaited<ReturnType<typeof startPair>>) {
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
  const result = await compare(standbyUrl, names);
  console.log(
    `failover: ${names.length} acknowledged, ${result.lost.length} lost, ${result.doubled.length} doubled, next acknowledged write ${next} ms after the promotion`,
  );
  return { ...result, count: names.length, next, create };
}

it.skipIf(isSkipped)(`loses no acknowledged write with a synchronous standby, ${RUNS} times`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const pair = await startPair(ends, true);
    const { create, next, ...result } = await failOver(pair);
    expect(result).toEqual({ lost: [], doubled: [], count: WRITES });
    expect(next).toBeLessThan(5000);

    await pair.rejoin();
    expect((await create('rejoined')).status, 'writes go to the new primary').toBe(201);
    await onDatabase(`${pair.standbyUrl}?target_session_attrs=read-write`, async ({ query }) => {
      expect(await query(sql`select slug from articles where slug = 'rejoined'`)).toHaveLength(1);
    });
    await endAll();
  }
});

it.skipIf(isSkipped)('with an asynchronous standby, reports what is lost, and stores nothing twice', async () => {
  const { doubled } = await failOver(await startPair(ends, false));
  expect(doubled).toEqual([]);
});
