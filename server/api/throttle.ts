import { type Sql, seconds, sql } from '../database/database';

interface Counter {
  readonly key: string;
  readonly count: number;
  /** Seconds until the window ends. */
  readonly seconds: number;
}

/** No window is longer than an hour. A counter that ends later was written while the clock was wrong. */
const isRunning = sql`throttle.ends_at between now() and now() + interval '1 hour'`;

const columns = sql`key, count, greatest(1, ceil(extract(epoch from ends_at - now())))::int4 as seconds`;

/** Reads the running counters, by key. All processes share them. */
export async function countersOf({ query }: Sql, keys: readonly string[]): Promise<ReadonlyMap<string, Counter>> {
  const rows = await query<Counter>(sql`select ${columns} from throttle where key = any(${keys}) and ${isRunning}`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Counts an event, and returns the counter. If the window has ended, a new one starts. */
export async function countUp({ query }: Sql, key: string, windowSeconds: number): Promise<Counter> {
  const [row] = await query<Counter>(sql`
    insert into throttle (key, count, ends_at) values (${key}, 1, now() + ${seconds(windowSeconds)})
    on conflict (key) do update set
      count = case when ${isRunning} then throttle.count + 1 else 1 end,
      ends_at = case when ${isRunning} then throttle.ends_at else excluded.ends_at end
    returning ${columns}`);
  return row ?? { key, count: 1, seconds: windowSeconds };
}
