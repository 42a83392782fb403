import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { reasonOf } from '../reason';
import { type Database, errorCode, type Sql, STATEMENT_MS, seconds, sql } from './database';
import { type Migration, migrations, searchIndexes } from './schema';

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
  await unlessThere(
    query(sql`
      create table if not exists schema_version (
        only_row boolean primary key, version int4 not null, readable_from int4 not null)`),
  );
  await unlessThere(
    query(sql`
      create table if not exists schema_lease (
        only_row boolean primary key, holder text not null, ends_at timestamptz not null)`),
  );
  await query(sql`insert into schema_version values (true, 0, 1) on conflict do nothing`);
}

/**
 * Returns the number of steps that have run on a database, which is larger than `known` after the update of a newer release.
 * @throws Error if a program that knows so many steps cannot run on the database.
 */
export async function schemaVersion({ query }: Sql, known = migrations.length): Promise<number> {
  const [row] = await query<{ version: number; readableFrom: number }>(sql`
    select version, readable_from as "readableFrom" from schema_version`).catch((error: unknown) => {
    if (errorCode(error) === UNDEFINED_TABLE) return [];
    throw error;
  });
  if (row && row.readableFrom > known)
    throw new Error(
      `This release is too old for the database, which needs schema step ${row.readableFrom}; this release has ${known}. Start the newer release, or restore a backup from before its update.`,
    );
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

/** Runs the steps that a database lacks. Returns how many ran. */
async function runSteps(database: Sql, steps: readonly Migration[], holder: string): Promise<number> {
  const version = await schemaVersion(database, steps.length);
  let ran = 0;
  for (const [index, { readableFrom, statements }] of steps.entries()) {
    if (index < version) continue;
    // A program that cannot run on the new schema must not start on half of it.
    await database.query(
      sql`update schema_version set readable_from = ${readableFrom} where readable_from < ${readableFrom}`,
    );
    for (const statement of statements) {
      // If the lease is lost, another process has begun the same work.
      if (!(await hasLease(database, holder))) return ran;
      await unlessThere(database.query(statement));
    }
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
 * Brings the schema up to date, and changes nothing if a newer release has already updated it. If several processes start together, one
 * migrates while the others wait. If it ends in the middle, another one goes on after the lease has run out.
 * @returns the number of steps that ran here, and the problems of the indexes for searches.
 * @throws Error if this program cannot run on the schema, or if the database has unsuitable settings.
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[] = migrations,
): Promise<{ readonly ran: number; readonly problems: readonly string[] }> {
  await checkSettings(database);
  let version = await schemaVersion(database, steps.length);
  let ran = 0;
  // Otherwise the account may have no right to create tables, or the database may only read.
  if (version < steps.length) {
    await ensureTables(database);
    const holder = randomUUID();
    while (version < steps.length) {
      if (await hasLease(database, holder)) ran += await runSteps(database, steps, holder);
      else await setTimeout(POLL_MS);
      version = await schemaVersion(database, steps.length);
    }
    await database.query(sql`delete from schema_lease where holder = ${holder}`);
  }
  return { ran, problems: version > steps.length ? [] : await createSearchIndexes(database) };
}
