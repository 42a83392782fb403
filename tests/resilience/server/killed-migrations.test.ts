/** A process that updates the schema is killed after any statement, as on engines that change a schema without a transaction. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/schema';
import { createFormerSchema } from '../../support/postgres/former-schema';
import { onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { endLease, killedAfter, schemaOf } from '../../support/postgres/schema';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

it.each([undefined, 3] as const)(
  'two starting processes finish the update of a version %s schema that was killed after any statement',
  async (version) => {
    const expected = await onDatabase(await postgres.createDatabase(`whole_${version}`), async (database) => {
      await migrate(database);
      return schemaOf(database);
    });
    let kills = 0;
    for (let isKilled = true; isKilled; kills++) {
      const url = await postgres.createDatabase(`killed_${version}_${kills}`);
      isKilled = await onDatabase(url, async (database) => {
        if (version) await createFormerSchema(database, version);
        const first = await migrate(killedAfter(database, kills)).catch(() => undefined);
        await endLease(database).catch(() => expect(kills, 'no lease was taken yet').toBeLessThan(8));
        const starts = Array.from({ length: 2 }, () => onDatabase(url, migrate));
        const [one, other] = await Promise.all(starts);
        expect([one?.problems, other?.problems], `after ${kills} statements`).toEqual([[], []]);
        expect((one?.ran ?? 0) + (other?.ran ?? 0)).toBeLessThanOrEqual(migrations.length);
        expect(await schemaOf(database), `after ${kills} statements`).toEqual(expected);
        return !first || first.problems.length > 0;
      });
    }
    console.log(`schema ${version ?? 'none'}: finished after a kill after each of ${kills - 1} statements`);
    expect(kills).toBeGreaterThan(15);
  },
);
