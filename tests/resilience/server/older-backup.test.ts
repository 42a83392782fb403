/** Backups: one of an older version replaces a database that was updated since, the newest ones stay, and a drill proves one. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstDifference, readDescription, recordProof } from '../../../server/commands/backup-description';
import { type Statement, sql } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/schema';
import { ANY_PREVIEW } from '../../../server/render/renderer';
import { notOurs, onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { ADD } from '../../support/postgres/schema';
import { program } from '../../support/programs';
import { startWebhook } from '../../support/servers/receivers';
import { prepareDatabase, smallSite } from '../../support/servers/server-process';
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

function run(script: string, url: string, file: string, PATH = `${postgres.bin}:${process.env.PATH}`) {
  const env = { ...process.env, PATH, DATABASE_URL: url };
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

/** A folder with programs of PostgreSQL that first run a line of shell, as a PATH. */
function pathWith(name: string, lines: Readonly<Record<string, string>>): string {
  const bin = join(folder, name);
  mkdirSync(bin);
  for (const [file, line] of Object.entries(lines))
    writeFileSync(join(bin, file), `#!/bin/sh\n${line}\nexec ${join(postgres.bin, file)} "$@"\n`, { mode: 0o755 });
  return `${bin}:${postgres.bin}:${process.env.PATH}`;
}

const change = (url: string, ...statements: readonly Statement[]) =>
  onDatabase(url, async ({ query }) => {
    for (const statement of statements) await query(statement);
  });

it('keeps the newest backups and all other files, and never replaces a good backup with a bad one', async ({
  skip,
}) => {
  if (notOurs) skip(notOurs);
  const url = await postgres.createDatabase('kept');
  await onDatabase(url, migrate);
  const files = join(folder, 'kept');
  mkdirSync(files);
  const backup = (name: string, env: Readonly<Record<string, string>> = {}) =>
    spawnSync('deploy/server/backup.sh', [join(files, name)], {
      env: { ...process.env, PATH: `${postgres.bin}:${process.env.PATH}`, DATABASE_URL: url, KEEP: '2', ...env },
      encoding: 'utf8',
    });
  const there = () =>
    Object.fromEntries(readdirSync(files).map((name) => [name, readFileSync(join(files, name), 'hex')]));
  const names = () =>
    Object.keys(there())
      .filter((name) => !others.includes(name))
      .sort();
  const pairs = (...dumps: readonly string[]) => dumps.flatMap((name) => [name, `${name}.txt`]).sort();
  const day = (number: string) => `site-2026-11-${number}.dump`;
  const others = [`${day('01')}.gpg`, 'site-2026-11-01-by-hand.dump', 'site-old.dump', 'other-2026-11-01.dump'];
  for (const name of others) writeFileSync(join(files, name), name);

  for (const number of ['02', '03', '04'])
    expect(backup(day(number))).toMatchObject({ status: 0, stderr: expect.stringMatching(/^Warning: .+ the disk of/) });
  expect(names()).toEqual(pairs(day('03'), day('04')));
  expect(backup('backup', { KEEP: '1' }).status).toBe(0);
  expect(names()).toEqual(pairs('backup', day('03'), day('04')));
  // A backup with an older date than all others is not deleted at once.
  expect(backup('site-2026-10-31.dump').status).toBe(0);
  expect(names()).toEqual(pairs('backup', 'site-2026-10-31.dump', day('03'), day('04')));

  await change(
    url,
    sql`insert into images (name, bytes) select 'a', string_agg(sha256(n::text::bytea), '') from generate_series(1, 5000) as n`,
  );
  expect(backup(day('05')).status).toBe(0);
  const good = there();
  for (const PATH of [
    pathWith('full', { pg_dump: 'echo half >"$part"; exit 1' }),
    pathWith('down', { psql: 'exit 2' }),
  ]) {
    expect(backup(day('05'), { PATH }).status).toBeGreaterThan(0);
    expect(backup(day('06'), { PATH }).status).toBeGreaterThan(0);
  }
  expect(backup(day('06'), { KEEP: '0' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('KEEP must be'),
  });
  expect(there()).toEqual(good);
  await change(url, sql`delete from images`);
  expect(backup(day('06'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`than half of ${files}/${day('05')}.`),
  });
  expect(there()).toEqual({
    ...good,
    ...Object.fromEntries(pairs('site-.small').map((name) => [name, expect.any(String)])),
  });
});

it('proves a backup, sends nothing, and says what is wrong with a bad one', async ({ skip }) => {
  if (notOurs) skip(notOurs);
  const address = await postgres.createDatabase('drilled');
  const url = address.replace('mindwave@', 'mindwave:s%20cret@');
  await prepareDatabase(url);
  for (const server of await start(url, 1)) expect((await (await editorOf(server))('kept', {}, true)).status).toBe(201);
  await endAll();
  await change(
    url,
    sql`insert into leads (name, email, mobile, company) values ('Jo', 'jo@coastal.example', '1', 'Coastal')`,
    sql`insert into deliveries (lead_id, channel, key) select id, channel, channel from leads, unnest(array['mail', 'webhook']) as channel`,
    // More articles than fit on three pages of the list.
    sql`insert into articles (title, search_title, slug, date, sections, sidebar_items, created_by, changed_by)
      select 'More', 'more', 'more-' || n, '2026-01-01', '[]', '[]', '', '' from generate_series(1, 400) as n`,
    sql`update article_count set total = 401`,
    sql`create role weak login`,
  );
  const webhook = await startWebhook(['accept']);
  const DIST = await smallSite();
  // The preview of an image that cannot be drawn.
  mkdirSync(join(DIST, 'og'));
  writeFileSync(join(DIST, ANY_PREVIEW), '');
  const good = join(folder, 'good');
  const log = join(folder, 'arguments');
  // Somebody writes while the backup runs.
  const statement = `psql --quiet --command="insert into throttle values ('a', 1, now())" "$DATABASE_URL"`;
  run('backup.sh', url, good, pathWith('writing', { pg_dump: statement }));
  const live = rowsOf(url);
  const drill = (file: string, env: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, [...program('server'), 'drill', file], {
      env: {
        ...process.env,
        PATH: `${postgres.bin}:${process.env.PATH}`,
        DIST,
        DATABASE_URL: url,
        SMTP_URL: webhook.url.replace('http', 'smtp'),
        LEADS_TO: 'sales@coastal.example',
        LEADS_WEBHOOK: webhook.url,
        LEADS_WEBHOOK_SECRET: 'secret',
        ...env,
      },
    });
  const result = async (child: ReturnType<typeof drill>) => {
    const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code: child.exitCode, output, problem };
  };
  const proofs = () =>
    onDatabase(url, ({ query }) => query<{ made: Date }>(sql`select made_at as made from proven_backup`));
  const described = readFileSync(`${good}.txt`, 'utf8');
  const copyOf = (name: string, description: string, bytes: Uint8Array = readFileSync(good)) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    writeFileSync(`${file}.txt`, description);
    return file;
  };
  const newer = readFileSync(good);
  // The version of the format.
  newer[6] = 99;
  const backupAfter = async (name: string, ...statements: readonly Statement[]) => {
    const file = join(folder, name);
    const other = await postgres.createDatabase(name);
    run('restore.sh', other, good);
    await change(other, ...statements);
    run('backup.sh', other, file);
    return file;
  };

  const faults: readonly (readonly [RegExp, string, Readonly<Record<string, string>>?])[] = [
    [/no file .+none that/, join(folder, 'none')],
    [/no file .+good\.txt\.txt that/, `${good}.txt`],
    [/empty\.txt is damaged/, copyOf('empty', '')],
    [/truncated or damaged/, copyOf('short', described, readFileSync(good).subarray(0, 5000))],
    [/truncated or damaged/, copyOf('shorter', described, new Uint8Array())],
    [/pg_restore is older/, copyOf('newer', described, newer)],
    [/psql is not installed/, good, { PATH: '/nowhere' }],
    [/may not create a database/, good, { DRILL_DATABASE_URL: address.replace('mindwave', 'weak') }],
    [/needs a PostgreSQL server/, good, { DATABASE_URL: 'pglite:none' }],
    [/table leads has other rows/, copyOf('other', described.replace('leads 1 ', 'leads 1 1'))],
    [/release is too old/, await backupAfter('future', sql`update schema_version set readable_from = 99`)],
    [
      /responds with 404 for \/og\/uploads\//,
      await backupAfter(
        'pictureless',
        sql`alter table articles drop constraint articles_image_fkey`,
        sql`delete from images`,
      ),
    ],
  ];
  for (const [problem, file, env] of faults) {
    const { code, problem: said } = await result(drill(file, env));
    expect([code, said]).toEqual([1, expect.stringMatching(problem)]);
  }
  const restored = readDescription(described, 'the restored database');
  for (const [from, to, difference] of [
    [/^(?=table leads)/m, 'table extra 0 0\n', /table extra is missing/],
    [/^table leads .+\n/m, '', /table leads is not in the description/],
    [/leads 1/, 'leads 2', /table leads has 1 rows .+ had 2\./],
    [/schema \d+/, 'schema 1', /schema has \d+ steps .+ had 1\./],
  ] as const)
    expect(firstDifference(readDescription(described.replace(from, to), 'a backup'), restored)).toMatch(difference);

  const interrupted = drill(good);
  interrupted.stdout.once('data', () => interrupted.kill('SIGINT'));
  expect(await result(interrupted)).toMatchObject({ code: 1, problem: 'The drill was interrupted.\n' });
  expect(rowsOf(url)).toEqual(live);

  const line = `echo "$@" >>${log}`;
  const PATH = pathWith('logging', { pg_restore: line, psql: line });
  const { code, output, problem } = await result(drill(good, { PATH }));
  expect([code, problem]).toEqual([0, '']);
  const steps = ['create a database', 'restore', 'compare the tables', 'start a server', 'certify it, read-only'];
  const last = ['fetch pages and pictures', 'drop the database'];
  expect(output.match(/(?<=\d s {2}).+/g)).toEqual([...steps, ...last]);
  expect(readFileSync(log, 'utf8')).not.toContain('cret');
  expect(rowsOf(url).filter((row) => !row.includes('proven_backup'))).toEqual(
    live.filter((row) => !row.includes('proven_backup')),
  );
  const [proof] = await proofs();
  expect(readFileSync(`${good}.txt`, 'utf8')).toContain(`made ${proof?.made.toISOString()}`);

  const older = new Date('2026-01-01');
  expect(await onDatabase(url, (database) => recordProof(database, older))).toBe(false);
  expect(await proofs()).toEqual([proof]);
  expect(
    await onDatabase(url, ({ query }) =>
      query(sql`select datname from pg_database where datname like 'mindwave_drill%'`),
    ),
  ).toEqual([]);
  expect(webhook.attempts()).toBe(0);
  await webhook.stop();
});
