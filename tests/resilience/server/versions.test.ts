/** Every version of PostgreSQL that is maintained: the schema, the contract, and a backup of the oldest in the newest. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { downloadPostgres } from '../../support/postgres/embedded-postgres';
import { notOurs, onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { prepareDatabase, startServer } from '../../support/servers/server-process';
import { contractOn, editorOf } from './laboratory';

const releases = ['14.23.0-beta.17', '15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17', '18.4.0-beta.17'].map(
  (version) => {
    const { programs, problem } = notOurs ? { programs: '', problem: notOurs } : downloadPostgres(version);
    return { programs, problem, title: `PostgreSQL ${parseInt(version, 10)}${problem ? ` (${problem})` : ''}` };
  },
);

describe.each(releases.map((release) => [release.title, release] as const))('%s', (title, { programs, problem }) => {
  describe.skipIf(problem)('a server', () => {
    let postgres: RunningPostgres;
    beforeAll(async () => {
      // More inputs are for the other files. The versions differ in SQL, not in rules about inputs.
      vi.stubEnv('CONTRACT_INPUTS', '25');
      postgres = await startPostgres(programs);
    });
    afterAll(async () => {
      vi.unstubAllEnvs();
      await postgres?.end();
    });

    it('gets the whole schema', async () => {
      await onDatabase(await postgres.createDatabase('whole'), async (database) => {
        const [row] = await database.query<{ version: string }>(
          sql`select current_setting('server_version') as version`,
        );
        expect(`PostgreSQL ${row?.version}`.startsWith(title)).toBe(true);
        expect((await migrate(database)).problems).toEqual([]);
      });
    });

    contractOn(2, `of ${title}`, () => postgres.url);
  });
});

const [oldest] = releases;
const newest = releases.at(-1);

it.skipIf(oldest?.problem ?? newest?.problem)('restores a backup of the oldest version in the newest', async () => {
  const [from, to] = await Promise.all([startPostgres(oldest?.programs), startPostgres(newest?.programs)]);
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-backup-'));
  const file = join(folder, 'backup');
  const run = (script: string, url: string) => {
    const env = { ...process.env, PATH: `${from.bin}:${process.env.PATH}`, DATABASE_URL: url };
    execFileSync(`deploy/server/${script}`, [file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const use = async (url: string, slug: string) => {
    const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
    const create = await editorOf(server);
    expect((await create(slug, {}, true)).status).toBe(201);
    const { data } = await (await fetch(`${server.url}/news/?sort=oldest`)).json();
    const image = await fetch(`${server.origin}${data[0].bannerImage}`);
    await server.end();
    return { slugs: data.map((article: { readonly slug: string }) => article.slug), image: image.status };
  };
  await prepareDatabase(from.url);
  await use(from.url, 'before');
  run('backup.sh', from.url);
  run('restore.sh', to.url);
  const described = execFileSync(join(from.bin, 'psql'), ['-XqAt1', '--file=deploy/server/describe.sql', to.url], {
    encoding: 'utf8',
  });
  const tablesOf = (text: string) => text.match(/^(?:schema|table) .+/gm);
  expect(tablesOf(described)).toEqual(tablesOf(readFileSync(`${file}.txt`, 'utf8')));
  expect(await onDatabase(to.url, migrate)).toEqual({ ran: 0, problems: [] });
  expect(await use(to.url, 'after')).toEqual({ slugs: ['before', 'after'], image: 200 });
  await Promise.all([from.end(), to.end()]);
  rmSync(folder, { recursive: true });
});
