/** Four processes behind PgBouncer, which gives each transaction any of three connections. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../server/database/database';
import { noPgbouncer, startPgbouncer } from '../../support/postgres/pgbouncer';
import { notOurs, onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { prepareDatabase } from '../../support/servers/server-process';
import { compare, contractOn, useEnds, writeDuring } from './laboratory';

const PROCESSES = 4;
const WRITES = 100;
const { start } = useEnds();
let postgres: RunningPostgres;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;

const reason = notOurs ?? noPgbouncer;
describe.skipIf(reason)(`behind PgBouncer${reason ? ` (${reason})` : ''}`, () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    pooler = await startPgbouncer(postgres.url, join(postgres.bin, 'psql'));
  });
  afterAll(async () => {
    await pooler?.stop();
    await postgres?.end();
  });

  contractOn(PROCESSES, 'behind PgBouncer', () => pooler.url);

  // PgBouncer refuses the limit with which a connection starts, or drops it silently.
  it.each(['', 'ignore_startup_parameters = statement_timeout'])(
    'limits the time of single statements, and leaves no setting on the shared connections: %j',
    async (setting) => {
      const own = await startPgbouncer(postgres.url, join(postgres.bin, 'psql'), setting);
      const limit = sql`select current_setting('statement_timeout') as setting`;
      expect(await onDatabase(own.url, ({ query }) => query(limit))).toEqual([{ setting: '10s' }]);
      expect(own.command('show statement_timeout', new URL(own.url).pathname)).toBe('0');
      await own.stop();
    },
  );

  it.each(['pause', 'restart'] as const)('loses and repeats no acknowledged write during a %s', async (kind) => {
    const url = await postgres.createDatabase(`pooled_${kind}`);
    const pooled = pooler.url.replace(/[^/]*$/, new URL(url).pathname.slice(1));
    await prepareDatabase(pooled);
    const servers = await start(pooled, PROCESSES);
    const interrupt = async () => {
      if (kind === 'restart') {
        await pooler.stop();
        return pooler.start();
      }
      pooler.command('pause');
      // The writers wait meanwhile.
      await expect(fetch(`${servers[0]?.origin}/readyz`).then(({ status }) => status)).resolves.toBe(503);
      return pooler.command('resume');
    };
    const { names } = await writeDuring(servers, WRITES, interrupt);
    expect(names).toHaveLength(WRITES);
    expect(await compare(url, names)).toEqual({ lost: [], doubled: [] });
  });
});
