import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { reasonOf } from '../reason';
import { type Database, errorCode, type Sql, STATEMENT_MS, seconds, sql } from './database';
import { migrations, searchIndexes } from './schema';

/** A process that changes the schema says so for this time, and again before each statement, of which none takes longer. */
const LEASE_SECONDS = (STATEMENT_MS / 1000) * 1.5;
const UNDEFINED_TABLE = '42P01';
/** How often another process looks whether it has finished, in ms. */
const POLL_MS = 200;

/** Whether another process has created the same at once, which PostgreSQL may report although the statement says `if not exists`. */
const isAlreadyThere = (error: unknown) => ['23505', '42P07', '42710'].includes(errorCode(error));

async function unlessThere(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
  });
}

/** Creates the table of the version, and that of the lease. Another process may create them at the same time. */
async function ensureTables({ query }: Sql): Promise<void> {
  await unlessThere(query(sql`create table if not exists schema_version (only_row boolean primary key, version int4)`));
  await unlessThere(
    query(sql`
      create table if not exists schema_lease (
        only_row boolean primary key, holder text not null, ends_at timestamptz not null)`),
  );
  await query(sql`insert into schema_version values (true, 0) on conflict do nothing`);
}

/** The number of migrations that the database has, or 0 if it has none. */
export async function schemaVersion({ query }: Sql): Promise<number> {
  const [row] = await query<{ version: number }>(sql`select version from schema_version`);
  return row?.version ?? 0;
}

/** @throws DatabaseAway if the database only reads. It then also drops the connection, which may lead to a former primary. */
export const tryWriting = ({ query }: Sql) => query(sql`update schema_version set version = version where version < 0`);

/** @throws Error if the database has settings with which texts or times would be lost. */
async function checkSettings({ query }: Sql): Promise<void> {
  const [found] = await query<{ encoding: string; dates: string }>(sql`
    select current_setting('server_encoding') as encoding, current_setting('datestyle') as dates`);
  if (!/^(?:UTF-?8|SQL_ASCII)$/i.test(found?.encoding ?? 'UTF8'))
    throw new Error(`The database has the encoding ${found?.encoding}. Create it with the encoding UTF8.`);
  if (!/^ISO/i.test(found?.dates ?? 'ISO'))
    throw new Error(`The database writes dates in the style ${found?.dates}. Set its DateStyle to ISO.`);
}

/** @throws Error if the database is newer than this program. */
async function knownVersion(database: Sql): Promise<number> {
  const version = await schemaVersion(database).catch((error: unknown) => {
    if (errorCode(error) === UNDEFINED_TABLE) return 0;
    throw error;
  });
  if (version <= migrations.length) return version;
  throw new Error(`The database has version ${version}, but this program knows only ${migrations.length}. Update it.`);
}

/**
 * Takes or renews the lease. A lock would be the usual way, but it ends with a transaction, and every change of the schema is one.
 * If the lease of a process that still runs is taken over, both do the same, which does no harm.
 */
async function hasLease({ query }: Sql, holder: string): Promise<boolean> {
  const rows = await query(sql`
    insert into schema_lease values (true, ${holder}, now() + ${seconds(LEASE_SECONDS)})
    on conflict (only_row) do update set holder = excluded.holder, ends_at = excluded.ends_at
      where schema_lease.holder = excluded.holder or schema_lease.ends_at < now()
    returning holder`);
  return rows.length > 0;
}

/** Runs the steps after a version. The number of each is written after its last statement. Returns how many ran. */
async function runSteps(database: Sql, version: number, holder: string): Promise<number> {
  let ran = 0;
  for (const [index, { statements, convert }] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statements) {
      // Without the lease, another process has begun to do the same.
      if (!(await hasLease(database, holder))) return ran;
      await unlessThere(database.query(statement));
    }
    if (!(await hasLease(database, holder))) return ran;
    await convert?.(database);
    await database.query(sql`update schema_version set version = ${index + 1} where version < ${index + 1}`);
    ran += 1;
  }
  return ran;
}

/** Creates the indexes for searches that are missing. Returns what prevented it. */
async function createSearchIndexes({ query }: Sql): Promise<readonly string[]> {
  const { names, statements } = searchIndexes;
  const there = await query(sql`
    select indexname from pg_indexes where schemaname = current_schema() and indexname = any(${names})`);
  if (there.length === names.length) return [];
  const problems: string[] = [];
  for (const statement of statements)
    await unlessThere(query(statement)).catch((error: unknown) => problems.push(reasonOf(error)));
  return problems;
}

/**
 * Brings the schema up to date. Of several processes that start together, one migrates while the others wait. If a process ends in the
 * middle, the next one goes on when the lease of the first has ended.
 * @returns the number of steps that ran here, and the problems of the indexes for searches.
 * @throws Error if the database is newer than this program, or has unsuitable settings.
 */
export async function migrate(
  database: Database,
): Promise<{ readonly ran: number; readonly problems: readonly string[] }> {
  await checkSettings(database);
  // The account may have no right to create tables, or the database may only read.
  if ((await knownVersion(database)) === migrations.length)
    return { ran: 0, problems: await createSearchIndexes(database) };
  await ensureTables(database);
  const holder = randomUUID();
  let ran = 0;
  for (;;) {
    if ((await knownVersion(database)) === migrations.length) break;
    // The process that had the lease before may have written another version since.
    if (await hasLease(database, holder)) ran += await runSteps(database, await knownVersion(database), holder);
    else await setTimeout(POLL_MS);
  }
  await database.query(sql`delete from schema_lease where holder = ${holder}`);
  return { ran, problems: await createSearchIndexes(database) };
}
