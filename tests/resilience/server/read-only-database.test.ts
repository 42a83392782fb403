/** After a failover, the pool may have connections to the former primary, which only reads. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseAway, sql } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open-database';
import { type RunningPostgres, startPostgres } from '../../support/servers/postgres';

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
  await database.close();
});
