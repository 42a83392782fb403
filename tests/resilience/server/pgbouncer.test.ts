/** Four processes behind PgBouncer, which gives each transaction any of three connections. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open-database';
import { contractSuite } from '../../contract/suite';
import { noPgbouncer, startPgbouncer } from '../../support/servers/pgbouncer';
import { notOurs, type RunningPostgres, startPostgres } from '../../support/servers/postgres';
import {
  EDITOR,
  prepareDatabase,
  type RunningServer,
  sendInTurn,
  startServer,
} from '../../support/servers/server-process';
import { writeAll } from './writers';

const PROCESSES = 4;
const WRITES = 100;
let postgres: RunningPostgres;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
let servers: readonly RunningServer[] = [];

const reason = notOurs ?? noPgbouncer;
describe.skipIf(reason)(`behind PgBouncer${reason ? ` (${reason})` : ''}`, () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    pooler = await startPgbouncer(postgres.url, join(postgres.bin, 'psql'));
    await prepareDatabase(pooler.url);
    const env = { DATABASE_URL: pooler.url, LOG_LEVEL: 'warn', CONTACTS_PER_MINUTE: '60' };
    servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end()));
    await pooler?.stop();
    await postgres?.end();
  });

  contractSuite({
    name: `${PROCESSES} processes behind PgBouncer, used in turn`,
    start: async () => ({
      url: servers[0]?.url ?? '',
      credentials: EDITOR,
      origins: ['http://localhost:4173'],
      fetch: sendInTurn(servers),
    }),
    stop: () => Promise.resolve(),
  });

  // PgBouncer refuses the limit with which a connection starts, or drops it in silence.
  it.each(['', 'ignore_startup_parameters = statement_timeout'])(
    'bounds single statements, and leaves no setting on the shared connections: %j',
    async (setting) => {
      const own = await startPgbouncer(postgres.url, join(postgres.bin, 'psql'), setting);
      const database = await openDatabase(own.url);
      const limit = sql`select current_setting('statement_timeout') as setting`;
      expect(await database.query(limit)).toEqual([{ setting: '10s' }]);
      await database.close();
      expect(own.command('show statement_timeout', new URL(own.url).pathname)).toBe('0');
      await own.stop();
    },
  );

  it.each(['pause', 'restart'] as const)(
    'loses and repeats nothing that was acknowledged during a %s',
    async (kind) => {
      const url = await postgres.createDatabase(`pooled_${kind}`);
      const pooled = pooler.url.replace(/[^/]*$/, new URL(url).pathname.slice(1));
      await prepareDatabase(pooled);
      const env = { DATABASE_URL: pooled, LOG_LEVEL: 'warn' };
      const own = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)));
      let interruption: Promise<unknown> | undefined;
      const interrupt = async () => {
        if (kind === 'restart') {
          await pooler.stop();
          return pooler.start();
        }
        pooler.command('pause');
        // The writers wait meanwhile.
        await expect(fetch(`${own[0]?.origin}/readyz`).then(({ status }) => status)).resolves.toBe(503);
        return pooler.command('resume');
      };
      const acknowledged = await writeAll(
        own.map((server) => server.url),
        WRITES,
        (done) => {
          if (done >= WRITES / 3) interruption ??= interrupt();
        },
      );
      await interruption;
      expect(acknowledged).toHaveLength(WRITES);
      const database = await openDatabase(url);
      const rows = await database.query<{ name: string }>(sql`
      select slug as name from articles union all select email from leads order by name`);
      await database.close();
      await Promise.all(own.map((server) => server.end()));
      expect(rows.map(({ name }) => name).sort()).toEqual(acknowledged.map(({ name }) => name).sort());
    },
  );
});
