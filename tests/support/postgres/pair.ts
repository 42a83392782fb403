/** A primary and a standby that follows it. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from '../../../server/database/database';
import { freePorts } from '../servers/free-ports';
import { createData, createProcess, onDatabase, postgresBin, postgresFolder, runAsPostgres } from './postgres';

const bin = postgresBin() ?? '';

/**
 * Starts two servers. With `isSynchronous`, a commit waits until the standby has it.
 * @param ends gets the functions that end them.
 */
export async function startPair(ends: (() => unknown)[], isSynchronous: boolean) {
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
    primaryUrl: addressOf(one),
    standbyUrl: addressOf(other),
    standby,
    kill: () => synchronous.stopWith('SIGKILL'),
    promote: () => runAsPostgres(join(bin, 'pg_ctl'), ['promote', '-D', join(folder, 'other')], folder),
    /** Starts the killed primary again, as if nobody had replaced it. */
    restart: () => synchronous.start(),
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
