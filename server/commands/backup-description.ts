import { type Sql, sql } from '../database/database';
import { CommandError } from './command';

/** The rows of a table: their number, and a hash that does not depend on their order. */
interface Rows {
  readonly count: string;
  readonly hash: string;
}

/** A database as `describe.sql` describes it. */
export interface Description {
  readonly madeAt: Date;
  /** The number of steps of the schema. */
  readonly schema: string;
  readonly tables: ReadonlyMap<string, Rows>;
}

/** Reads what `describe.sql` has printed. @throws CommandError with the name of its source if it is not complete. */
export function readDescription(text: string, source: string): Description {
  const madeAt = new Date(/^made (\S+)$/m.exec(text)?.[1] ?? '');
  const schema = /^schema (\d+)$/m.exec(text)?.[1];
  const lines = text.matchAll(/^table (.+) (\d+) (\d+)$/gm);
  const tables = new Map([...lines].map(([, name = '', count = '', hash = '']) => [name, { count, hash }]));
  if (Number.isNaN(madeAt.getTime()) || !schema || tables.size === 0) throw new CommandError(`${source} is damaged.`);
  return { madeAt, schema, tables };
}

/** Says in one sentence where a restored database differs first from its backup, or returns undefined. */
export function firstDifference(backup: Description, restored: Description): string | undefined {
  if (backup.schema !== restored.schema)
    return `The schema has ${restored.schema} steps after the restore. The backup had ${backup.schema}.`;
  for (const name of new Set([...backup.tables.keys(), ...restored.tables.keys()])) {
    const [before, after] = [backup.tables.get(name), restored.tables.get(name)];
    if (!after) return `The table ${name} is missing after the restore.`;
    if (!before) return `The table ${name} is not in the description of the backup.`;
    if (before.count !== after.count)
      return `The table ${name} has ${after.count} rows after the restore. The backup had ${before.count}.`;
    if (before.hash !== after.hash) return `The table ${name} has other rows after the restore than the backup.`;
  }
  return undefined;
}

/**
 * Records that a backup of this time is proven. Returns false if this backup, or a newer one, is recorded already. A time in the future
 * comes from a wrong clock, and must not hide later backups.
 */
export async function recordProof({ query }: Sql, madeAt: Date): Promise<boolean> {
  const rows = await query(sql`
    insert into proven_backup values (true, least(${madeAt}, now()), now())
    on conflict (only_row) do update set made_at = excluded.made_at, proven_at = excluded.proven_at
      where proven_backup.made_at < excluded.made_at or proven_backup.made_at > now()
    returning made_at`);
  return rows.length > 0;
}
