/** Databases as their owners have them: read-only after a failover, with a host that hangs, or with rights and settings of their own. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseAway, sql } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open-database';
import {
  notOurs,
  onDatabase,
  type RunningPostgres,
  runAsPostgres,
  startPostgres,
} from '../../support/postgres/postgres';
import { prepareDatabase, startServer } from '../../support/servers/server-process';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

it('drops a connection to a read-only database', async () => {
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

const reason = notOurs;
describe.skipIf(reason)(`a database with unusual rights and settings${reason ? ` (${reason})` : ''}`, () => {
  const run = (url: string, ...commands: readonly string[]) =>
    runAsPostgres(
      join(postgres.bin, 'psql'),
      ['--no-psqlrc', '-qv', 'ON_ERROR_STOP=1', '-d', url, ...commands.flatMap((text) => ['-c', text])],
      tmpdir(),
    );
  const as = (url: string, user: string) => url.replace(/\/\/[^@]*@/, `//${user}@`);
  const onServer = (name: string) => postgres.url.replace(/\/[^/]*$/, `/${name}`);
  const request = (url: string) =>
    fetch(`${url}/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Zoë 🚚', email: 'j@coastal.example', mobile: '4045550123', company: 'Łódź' }),
    });

  it('is not ready while the database is read-only, still serves readers, and becomes ready again', async () => {
    const url = await postgres.createDatabase('reading');
    await prepareDatabase(url);
    const server = await startServer({ DATABASE_URL: url });
    const ready = async ({ origin }: { readonly origin: string }) => (await fetch(`${origin}/readyz`)).status;
    expect(await ready(server)).toBe(200);
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'reading' and pid <> pg_backend_pid()`;
    run(postgres.url, 'alter database reading set default_transaction_read_only = on', end);
    while ((await ready(server)) !== 503);
    expect(await ready(server)).toBe(503);
    expect((await request(server.url)).status).toBe(503);
    expect((await fetch(`${server.url}/news/`)).status).toBe(200);
    // A process that starts meanwhile serves readers, too.
    const other = await startServer({ DATABASE_URL: url });
    expect([await ready(other), (await fetch(`${other.url}/news/`)).status]).toEqual([503, 200]);
    run(postgres.url, 'alter database reading reset default_transaction_read_only');
    for (const one of [server, other]) {
      while ((await ready(one)) !== 200);
      expect((await request(one.url)).status).toBe(201);
      await one.end();
    }
  });

  it('stays ready while all connections are in use, writes one line about it, and is not ready once the database is away', async () => {
    const url = await postgres.createDatabase('busy');
    await prepareDatabase(url);
    const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
    const ready = async () => (await fetch(`${server.origin}/readyz`)).status;
    expect(await ready()).toBe(200);
    // Each waits for the lock in one of the ten connections, until the server ends its statement.
    async function readAll() {
      for (const { status, headers } of await Promise.all(
        Array.from({ length: 10 }, () => fetch(`${server.url}/news/`)),
      ))
        expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    }
    await onDatabase(url, ({ transaction }) =>
      transaction(async ({ query }) => {
        await query(sql`lock table articles in access exclusive mode`);
        // A load balancer may ask rarely, so the last success was long ago.
        await readAll();
        const reading = readAll().then(() => 'over');
        const statuses = new Set<number | string>();
        while (!statuses.has('over')) statuses.add(await Promise.race([reading, ready()]));
        expect([...statuses]).toEqual([200, 'over']);
      }),
    );
    expect((await fetch(`${server.url}/news/`)).status).toBe(200);
    await postgres.halt();
    const started = performance.now();
    expect(await ready()).toBe(503);
    expect(performance.now() - started).toBeLessThan(2000);
    await postgres.start();
    expect(await ready()).toBe(200);
    await server.end();
    const lines = server.output().match(/^\{.*the database is (?:busy|away).*$/gm) ?? [];
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the database is busy', 'the database is away']);
    expect(server.output()).not.toContain('"stack"');
  });

  it('needs no right to create tables once the schema is up to date', async () => {
    const url = await postgres.createDatabase('managed');
    await prepareDatabase(url);
    run(
      url,
      'create role writer login',
      'grant select, insert, update, delete on all tables in schema public to writer',
    );
    const server = await startServer({ DATABASE_URL: as(url, 'writer') });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect((await request(server.url)).status).toBe(201);
    await server.end();
  });

  it('serves everyone if the account has three connections', async () => {
    const url = await postgres.createDatabase('limited');
    run(url, 'create role limited login connection limit 3', 'grant all on schema public to limited');
    const server = await startServer({ DATABASE_URL: as(url, 'limited') });
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await request(server.url)).status));
    expect([...new Set(statuses)]).toEqual([201]);
    await server.end();
  });

  it.each([
    ['app', 'search_path = app', 'create schema app'],
    ['settings', "statement_timeout = '50ms'", "alter database settings set bytea_output = 'escape'"],
    [
      'isolated',
      "default_transaction_isolation = 'serializable'",
      "alter database isolated set timezone = 'Asia/Kathmandu'",
    ],
    ['strings', 'standard_conforming_strings = off', "alter database strings set intervalstyle = 'sql_standard'"],
  ])('works with the settings of %s', async (name, setting, more) => {
    const url = await postgres.createDatabase(name);
    run(url, more, `alter database ${name} set ${setting}`);
    await prepareDatabase(url);
    const server = await startServer({ DATABASE_URL: url });
    expect((await request(server.url)).status).toBe(201);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    await server.end();
  });

  it('works with a password of any characters in PGPASSWORD, and shows no part of it', async () => {
    const url = await postgres.createDatabase('secret');
    const password = `s3cret/p@ss#word?%zz'$:`;
    run(
      url,
      `create role secretive login password '${password.replaceAll("'", "''")}'`,
      'grant all on schema public to secretive',
    );
    const server = await startServer({ DATABASE_URL: as(url, 'secretive'), PGPASSWORD: password });
    expect((await request(server.url)).status).toBe(201);
    await server.end();
    expect(server.output()).not.toContain('s3cret');
    const raw = startServer({ DATABASE_URL: as(url, `secretive:${password}`) });
    await expect(raw).rejects.toThrow(/DATABASE_URL cannot be read.*%2F.*PGPASSWORD/s);
    await expect(raw).rejects.not.toThrow(/s3cret|p@ss|#word/);
  });

  it.each([
    ['latin', "encoding 'LATIN1' locale 'C' template template0", 'select 1', 'The database has the encoding LATIN1.'],
    ['dated', '', "alter database dated set datestyle = 'German'", 'The database writes dates in the style German'],
    ['pathless', '', "alter database pathless set search_path = ''", 'set a search_path'],
    ['closed', '', 'create role reader login', 'or the right to create tables'],
    ['empty', '', 'alter database empty set default_transaction_read_only = on', 'it may be a standby'],
  ])('refuses %s at the start, and says why', async (name, options, setting, words) => {
    run(postgres.url, `create database ${name} ${options}`, setting);
    const url = name === 'closed' ? as(onServer(name), 'reader') : onServer(name);
    await expect(startServer({ DATABASE_URL: url })).rejects.toThrow(words);
  });
});
