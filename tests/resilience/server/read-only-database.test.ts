/** After a failover, the pool may have connections to the former primary, which only reads, and a host may hang. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseAway, sql } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open-database';
import { onDatabase, type RunningPostgres, startPostgres } from '../../support/servers/postgres';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

it('drops a connection to a database that only reads', async () => {
  const database = await openDatabase(await postgres.createDatabase('replaced'));
  await database.query(sql`create table written (id integer)`);
  // The pool has one connection, and this setting ends with it.
  await database.query(sql`set default_transaction_read_only = on`);
  const write = () => database.transaction(({ query }) => query(sql`insert into written values (1) returning id`));
  await expect(write()).rejects.toThrow(DatabaseAway);
  expect(await write()).toEqual([{ id: 1 }]);
  expect(database.figures().reconnects).toBe(1);
  await database.close();
});

it('uses the host that takes writes at once, although another one hangs', async () => {
  const hanging = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const { port } = hanging.address() as AddressInfo;
  const url = postgres.url.replace('@', `@127.0.0.1:${port},`);
  const started = performance.now();
  expect(await onDatabase(url, ({ query }) => query(sql`select 1 as one`))).toEqual([{ one: 1 }]);
  // Less than the time limit of a connection.
  expect(performance.now() - started).toBeLessThan(3000);
  hanging.close();
});
