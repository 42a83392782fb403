/** A process that updates the schema is killed after any statement, as on engines that change a schema without a transaction. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/schema';
import { onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { ADD, endLease, killedAfter, schemaOf } from '../../support/postgres/schema';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

it('two starting processes finish an update of the schema that was killed after any statement', async () => {
  const next = [...migrations, ADD];
  const update = (database: Database) => migrate(database, next);
  const expected = await onDatabase(await postgres.createDatabase('whole'), async (database) => {
    await update(database);
    return schemaOf(database);
  });
  let kills = 0;
  for (let isKilled = true; isKilled; kills++) {
    const url = await postgres.createDatabase(`killed_${kills}`);
    isKilled = await onDatabase(url, async (database) => {
      const first = await update(killedAfter(database, kills)).catch(() => undefined);
      await endLease(database).catch(() => expect(kills, 'no lease was taken yet').toBeLessThan(8));
      const [one, other] = await Promise.all([onDatabase(url, update), onDatabase(url, update)]);
      expect([one.problems, other.problems], `after ${kills} statements`).toEqual([[], []]);
      expect(one.ran + other.ran).toBeLessThanOrEqual(next.length);
      expect(await schemaOf(database), `after ${kills} statements`).toEqual(expected);
      return !first || first.problems.length > 0;
    });
  }
  console.log(`finished after a kill after each of ${kills - 1} statements`);
  expect(kills).toBeGreaterThan(15);
});
