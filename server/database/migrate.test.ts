import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFormerSchema } from '../../tests/support/postgres/former-schema';
import { endLease, killedAfter, schemaOf } from '../../tests/support/postgres/schema';
import { type Database, sql } from './database';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import { migrations } from './schema';

let database: Database;
let newSchema: readonly string[] = [];

beforeAll(async () => {
  const fresh = await openDatabase('pglite:');
  await migrate(fresh);
  newSchema = await schemaOf(fresh).finally(() => fresh.close());
}, 60_000);
beforeEach(async () => {
  database = await openDatabase('pglite:');
}, 60_000);
afterEach(() => database.close());

describe.each([undefined, 3] as const)('on a database of version %s', (version) => {
  it('a start completes a migration that was killed after any statement', async () => {
    if (version) await createFormerSchema(database, version);
    let kills = 0;
    while (
      await migrate(killedAfter(database, kills)).then(
        ({ problems }) => problems.length > 0,
        () => true,
      )
    ) {
      kills += 1;
      await endLease(database).catch((error) => expect(error.code, 'no lease was taken yet').toBe('42P01'));
    }
    expect(kills).toBeGreaterThan(10);
    expect(await schemaOf(database)).toEqual(newSchema);
    expect(await migrate(database)).toEqual({ ran: 0, problems: [] });
  }, 60_000);
});

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

it('creates a missing index for searches at every start', async () => {
  await migrate(database);
  await database.query(sql`drop index articles_slug_search`);
  expect(await migrate(database)).toEqual({ ran: 0, problems: [] });
  expect(await schemaOf(database)).toEqual(newSchema);
}, 60_000);

it('refuses a database that a newer release has migrated', async () => {
  await migrate(database);
  await database.query(sql`update schema_version set version = version + 1`);
  await expect(migrate(database)).rejects.toThrow('Update it.');
}, 60_000);
