import { type Database, type Sql, sql } from '../../../server/database/database';
import { migrations } from '../../../server/database/schema';

/** The steps of two further releases: the first adds a column, the second removes what only earlier releases use. */
export const [ADD, REMOVE] = [
  { readableFrom: 1, statements: [sql`alter table articles add column if not exists kicker text`] },
  { readableFrom: migrations.length + 1, statements: [sql`drop index if exists articles_by_title`] },
] as const;

/** The columns and indexes of a database as text, and its version. */
export async function schemaOf({ query }: Sql): Promise<readonly string[]> {
  const rows = await query<{ line: string }>(sql`
    select concat_ws(' ', table_name, column_name, udt_name, collation_name, is_nullable, column_default) as line
    from information_schema.columns where table_schema = current_schema()
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select concat('version ', version) from schema_version
    order by line`);
  return rows.map(({ line }) => line);
}

/** The database of a process that is killed after some statements. What it sends later never arrives. */
export function killedAfter(database: Database, count: number): Database {
  let left = count;
  return {
    ...database,
    query: (statement) => (left-- > 0 ? database.query(statement) : Promise.reject(new Error('killed'))),
  };
}

/** Ends the lease that a killed process has left. */
export const endLease = ({ query }: Sql) => query(sql`update schema_lease set ends_at = now() - interval '1 second'`);
