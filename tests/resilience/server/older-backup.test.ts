/** A backup of an older version replaces a database that was updated since. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/schema';
import { notOurs, onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { ADD } from '../../support/postgres/schema';

let postgres: RunningPostgres;
const folder = mkdtempSync(join(tmpdir(), 'mindwave-backup-'));

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true });
});

function run(script: string, url: string, file: string) {
  const env = { ...process.env, PATH: `${postgres.bin}:${process.env.PATH}`, DATABASE_URL: url };
  execFileSync(`deploy/server/${script}`, [file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

it('replaces a newer schema, or nothing if the backup is damaged', async ({ skip }) => {
  if (notOurs) skip(notOurs);
  const url = await postgres.createDatabase('updated');
  const file = join(folder, 'backup');
  await onDatabase(url, async (database) => {
    await migrate(database);
    await database.query(
      sql`insert into leads (name, email, mobile, company) values ('Jo', 'jo@coastal.example', '1', 'Coastal')`,
    );
  });
  run('backup.sh', url, file);
  const update = () => onDatabase(url, (database) => migrate(database, [...migrations, ADD]));
  await update();
  await onDatabase(url, ({ query }) => query(sql`delete from leads`));

  run('restore.sh', url, file);
  expect(await update()).toEqual({ ran: 1, problems: [] });
  expect(await onDatabase(url, ({ query }) => query(sql`select name from leads`))).toEqual([{ name: 'Jo' }]);

  truncateSync(file, 9000);
  expect(() => run('restore.sh', url, file)).toThrow('The backup could not be read. Nothing has changed.');
  expect(await onDatabase(url, ({ query }) => query(sql`select name from leads`))).toEqual([{ name: 'Jo' }]);
});
