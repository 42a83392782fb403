import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ADD, endLease, killedAfter, REMOVE, schemaOf } from '../../tests/support/postgres/schema';
import { type Database, sql } from './database';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import { migrations } from './schema';

const next = [...migrations, ADD];
let database: Database;
let newSchema: readonly string[] = [];

beforeAll(async () => {
  const fresh = await openDatabase('pglite:');
  await migrate(fresh, next);
  newSchema = await schemaOf(fresh).finally(() => fresh.close());
}, 60_000);
beforeEach(async () => {
  database = await openDatabase('pglite:');
}, 60_000);
afterEach(() => database.close());

it('a start completes a migration that was killed after any statement', async () => {
  let kills = 0;
  while (
    await migrate(killedAfter(database, kills), next).then(
      ({ problems }) => problems.length > 0,
      () => true,
    )
  ) {
    kills += 1;
    await endLease(database).catch((error) => expect(error.code, 'no lease was taken yet').toBe('42P01'));
  }
  expect(kills).toBeGreaterThan(10);
  expect(await schemaOf(database)).toEqual(newSchema);
  expect(await migrate(database, next)).toEqual({ ran: 0, problems: [] });
}, 60_000);

it('waits while another process has the lease, and takes over when the lease has run out', async () => {
  await expect(migrate(killedAfter(database, 20))).rejects.toThrow('killed');
  let isDone = false;
  const waiting = migrate(database).then(({ ran }) => {
    isDone = true;
    return ran;
  });
  const [before] = await database.query<{ holder: string }>(sql`select holder from schema_lease`);
  expect([isDone, before?.holder]).toEqual([false, expect.any(String)]);
  await endLease(database);
  expect(await waiting).toBe(migrations.length);
  expect(await database.query(sql`select holder from schema_lease`)).toEqual([]);
}, 60_000);

it('creates a missing index for searches at every start, but changes nothing that a newer release has made', async () => {
  await migrate(database, next);
  await database.query(sql`drop index articles_slug_search`);
  const schema = await schemaOf(database);
  expect(await migrate(database)).toEqual({ ran: 0, problems: [] });
  expect(await schemaOf(database)).toEqual(schema);
  expect(await migrate(database, next)).toEqual({ ran: 0, problems: [] });
  expect(await schemaOf(database)).toEqual(newSchema);
}, 60_000);

it('refuses a database as soon as a newer release has begun to remove what this one uses', async () => {
  await migrate(database, next);
  const failing = { ...REMOVE, statements: [sql`drop index missing`] };
  await expect(migrate(database, [...next, failing])).rejects.toThrow('does not exist');
  await expect(migrate(database)).rejects.toThrow('This release is too old for the database');
  expect(await migrate(database, next)).toEqual({ ran: 0, problems: [] });
}, 60_000);
