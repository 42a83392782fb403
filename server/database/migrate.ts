import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { reasonOf } from '../reason';
import { type Database, errorCode, type Sql, STATEMENT_MS, seconds, sql } from './database';
import { migrations, searchIndexes } from './schema';

/** A process that changes the schema holds a lease for this time, and renews it before each statement. No statement takes longer. */
const LEASE_SECONDS = (STATEMENT_MS / 1000) * 1.5;
const UNDEFINED_TABLE = '42P01';
/** How often a waiting process tries to get the lease, in ms. */
const POLL_MS = 200;

/** True if another process has created the same thing at the same time. PostgreSQL may report that despite `if not exists`. */
const isAlreadyThere = (error: unknown) => ['23505', '42P07', '42710'].includes(errorCode(error));

async function unlessThere(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
  });
}

/** Creates the tables for the version and the lease. Another process may create them at the same time. */
async function ensureTables({ query }: Sql): Promise<void> {
  await unlessThere(query(sql`create table if not exists schema_version (only_row boolean primary key, version int4)`));
  await unlessThere(
    query(sql`
      create table if not exists schema_lease (
        only_row boolean primary key, holder text not null, ends_at timestamptz not null)`),
  );
  await query(sql`insert into schema_version values (true, 0) on conflict do nothing`);
}

/** Returns the number of migrations that the database has, or 0 if it has none. */
export async function schemaVersion({ query }: Sql): Promise<number> {
  const [row] = await query<{ version: number }>(sql`select version from schema_version`);
  return row?.version ?? 0;
}

/** @throws DatabaseAway if the database only reads. The connection, which may lead to a former primary, is then closed. */
export const tryWriting = ({ query }: Sql) => query(sql`update schema_version set version = version where version < 0`);

/** @throws Error if the database has settings that would damage texts or times. */
async function checkSettings({ query }: Sql): Promise<void> {
  const [found] = await query<{ encoding: string; dates: string }>(sql`
    select current_setting('server_encoding') as encoding, current_setting('datestyle') as dates`);
  if (!/^(?:UTF-?8|SQL_ASCII)$/i.test(found?.encoding ?? 'UTF8'))
    throw new Error(`The database has the encoding ${found?.encoding}. Create it with the encoding UTF8.`);
  if (!/^ISO/i.test(found?.dates ?? 'ISO'))
    throw new Error(`The database writes dates in the style ${found?.dates}. Set its DateStyle to ISO.`);
}

/** Returns the version of the database. @throws Error if it is newer than this program. */
async function knownVersion(database: Sql): Promise<number> {
  const version = await schemaVersion(database).catch((error: unknown) => {
    if (errorCode(error) === UNDEFINED_TABLE) return 0;
    throw error;
  });
  if (version <= migrations.length) return version;
  throw new Error(`The database has version ${version}, but this program knows only ${migrations.length}. Update it.`);
}

/**
 * Takes or renews the lease. Returns false if another process has it. A lock would be usual, but it ends with its transaction, and every
 * change of the schema is a transaction. If a process takes over the lease of one that still runs, both do the same work, which does no
 * harm.
 */
async function hasLease({ query }: Sql, holder: string): Promise<boolean> {
  const rows = await query(sql`
    insert into schema_lease values (true, ${holder}, now() + ${seconds(LEASE_SECONDS)})
    on conflict (only_row) do update set holder = excluded.holder, ends_at = excluded.ends_at
      where schema_lease.holder = excluded.holder or schema_lease.ends_at < now()
    returning holder`);
  return rows.length > 0;
}

/** Runs the steps after a version. Writes the number of a step after its last statement. Returns how many steps ran. */
async function runSteps(database: Sql, version: number, holder: string): Promise<number> {
  let ran = 0;
  for (const [index, { statements, convert }] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statements) {
      // If the lease is lost, another process has begun the same work.
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

/** Creates the missing indexes for searches. Returns the reasons why some could not be created. */
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
 * Brings the schema up to date. If several processes start together, one migrates while the others wait. If it ends in the middle,
 * another one goes on after the lease has run out.
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
    // Another process may have held the lease in the meantime and written a new version.
    if (await hasLease(database, holder)) ran += await runSteps(database, await knownVersion(database), holder);
    else await setTimeout(POLL_MS);
  }
  await database.query(sql`delete from schema_lease where holder = ${holder}`);
  return { ran, problems: await createSearchIndexes(database) };
}
