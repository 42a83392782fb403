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
import { prepareDatabase } from '../../support/servers/server-process';
import { editorOf, useEnds } from './laboratory';

let postgres: RunningPostgres;
const { start, endAll } = useEnds();
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

/** All rows as statements, sorted, because a restored table has another order. Without the random keys of newer versions. */
const rowsOf = (url: string) =>
  execFileSync(join(postgres.bin, 'pg_dump'), ['--data-only', '--inserts', url], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => !/^\\(?:un)?restrict /.test(line))
    .sort();

it('replaces all rows of a newer schema, or nothing if the backup is damaged', async ({ skip }) => {
  if (notOurs) skip(notOurs);
  const url = await postgres.createDatabase('updated');
  const file = join(folder, 'backup');
  await prepareDatabase(url);
  for (const server of await start(url, 1)) {
    expect((await (await editorOf(server))('kept', {}, true)).status).toBe(201);
  }
  await endAll();
  await onDatabase(url, ({ query }) =>
    query(sql`insert into leads (name, email, mobile, company) values ('Jo', 'jo@coastal.example', '1', 'Coastal')`),
  );
  const before = rowsOf(url);
  expect(before.filter((line) => /INSERT INTO public\.(?:accounts|articles|images|leads) /.test(line))).toHaveLength(4);
  run('backup.sh', url, file);
  const update = () => onDatabase(url, (database) => migrate(database, [...migrations, ADD]));
  await update();
  for (const statement of [sql`drop table deliveries, leads`, sql`delete from articles`, sql`delete from accounts`])
    await onDatabase(url, ({ query }) => query(statement));

  run('restore.sh', url, file);
  expect(rowsOf(url)).toEqual(before);
  expect(await update()).toEqual({ ran: 1, problems: [] });

  const updated = rowsOf(url);
  truncateSync(file, 9000);
  expect(() => run('restore.sh', url, file)).toThrow('The backup could not be read. Nothing has changed.');
  expect(rowsOf(url)).toEqual(updated);
});
