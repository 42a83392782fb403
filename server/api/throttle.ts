import { type Sql, seconds, sql } from '../database/database';

interface Counter {
  readonly key: string;
  readonly count: number;
  /** Seconds until the window ends. */
  readonly seconds: number;
}

const columns = sql`key, count, greatest(1, ceil(extract(epoch from ends_at - now())))::int4 as seconds`;

/** The running counters by key. All processes share them. */
export async function countersOf({ query }: Sql, keys: readonly string[]): Promise<ReadonlyMap<string, Counter>> {
  const rows = await query<Counter>(sql`select ${columns} from throttle where key = any(${keys}) and ends_at > now()`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Counts one more event and returns the counter. A new window starts after the last one has ended. */
export async function countUp({ query }: Sql, key: string, windowSeconds: number): Promise<Counter> {
  const [row] = await query<Counter>(sql`
    insert into throttle (key, count, ends_at) values (${key}, 1, now() + ${seconds(windowSeconds)})
    on conflict (key) do update set
      count = case when throttle.ends_at > now() then throttle.count + 1 else 1 end,
      ends_at = case when throttle.ends_at > now() then throttle.ends_at else excluded.ends_at end
    returning ${columns}`);
  return row ?? { key, count: 1, seconds: windowSeconds };
}
