import { type Database, errorCode, sql } from './database';
import { reasonOf } from '../reason';
import { migrations } from './schema';

/** Creates the table of versions with the row that processes lock. Another process may create it at the same time. */
async function ensureLock(database: Database): Promise<void> {
  try {
    await database.query(
      sql`create table if not exists schema_version (only_row boolean primary key, version integer)`,
    );
  } catch (error) {
    // PostgreSQL reports a unique violation of its catalog if two processes create a table at once.
    if (!['23505', '42P07', '42710'].includes(errorCode(error))) throw error;
  }
  await database.query(sql`insert into schema_version values (true, 0) on conflict do nothing`);
}

/** The number of migrations that the database has, or 0 if it has none. */
export async function schemaVersion(database: Database): Promise<number> {
  const [row] = await database.query<{ version: number }>(sql`select version from schema_version`);
  return row?.version ?? 0;
}

/**
 * Brings the schema up to date. Of several processes that start together, one migrates while the others wait for the locked row.
 * @returns the number of steps that ran here, and the problems of optional statements.
 * @throws Error if the database is newer than this program.
 */
export async function migrate(
  database: Database,
): Promise<{ readonly ran: number; readonly problems: readonly string[] }> {
  await ensureLock(database);
  const ran = await database.transaction(async (transaction) => {
    const [row] = await transaction.query<{ version: number }>(sql`select version from schema_version for update`);
    const version = row?.version ?? 0;
    if (version > migrations.length) {
      throw new Error(
        `The database has version ${version}, but this program knows only ${migrations.length}. Update it.`,
      );
    }
    for (const { statements, convert } of migrations.slice(version)) {
      for (const statement of statements) await transaction.query(statement);
      await convert?.(transaction);
    }
    await transaction.query(sql`update schema_version set version = ${migrations.length}`);
    return migrations.length - version;
  });
  const problems: string[] = [];
  for (const { optional = [] } of migrations.slice(migrations.length - ran)) {
    for (const statement of optional) {
      await database.query(statement).catch((error: unknown) => problems.push(reasonOf(error)));
    }
  }
  return { ran, problems };
}
