import { type Database, sql } from '../database/database';
import { accountEvents } from './account-events';

/** Upper bounds of the histogram of durations, in seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10];

/** The area of an address. Labels with whole addresses would make an unlimited number of series. */
export const areaOf = (path: string): string =>
  /^\/(api|uploads|og|assets|healthz|readyz|metrics)(?:\/|$)/.exec(path)?.[1] ?? 'page';

/** Counts responses, and writes all figures in the text format of Prometheus. */
export function createMetrics(database: Database) {
  const counts = new Map<string, number>();
  const buckets = BUCKETS.map(() => 0);
  let total = 0;
  let seconds = 0;
  // Every series starts with 0. Otherwise, Prometheus would not see the first event as an increase.
  const events = new Map<string, number>(
    Object.entries(accountEvents).flatMap(([event, results]) =>
      results.map((result) => [`event="${event}",result="${result}"`, 0] as const),
    ),
  );

  return {
    countEvent(event: string, result: string) {
      const labels = `event="${event}",result="${result}"`;
      events.set(labels, (events.get(labels) ?? 0) + 1);
    },

    count(method: string, area: string, status: number, duration: number) {
      const labels = `method="${method}",area="${area}",status="${status}"`;
      counts.set(labels, (counts.get(labels) ?? 0) + 1);
      for (const [index, bound] of BUCKETS.entries()) if (duration <= bound) buckets[index] = (buckets[index] ?? 0) + 1;
      total += 1;
      seconds += duration;
    },

    async text(): Promise<string> {
      // During an outage of the database, the other figures matter most, so they are still returned.
      const deliveries = await database
        .query<{ state: string; count: number }>(sql`
          select state, count(*)::int4 as count from deliveries where state <> 'done' group by state`)
        .catch(() => undefined);
      const countOf = (state: string) => deliveries?.find((row) => row.state === state)?.count ?? 0;
      const { open, waiting, retries, reconnects, failures } = database.figures();
      return [
        '# TYPE http_requests_total counter',
        ...[...counts].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# TYPE http_request_duration_seconds histogram',
        ...BUCKETS.map((bound, index) => `http_request_duration_seconds_bucket{le="${bound}"} ${buckets[index]}`),
        `http_request_duration_seconds_bucket{le="+Inf"} ${total}`,
        `http_request_duration_seconds_sum ${seconds}`,
        `http_request_duration_seconds_count ${total}`,
        '# TYPE account_events_total counter',
        ...[...events].map(([labels, count]) => `account_events_total{${labels}} ${count}`),
        '# TYPE lead_deliveries gauge',
        ...(deliveries ? ['due', 'dead'] : []).map((state) => `lead_deliveries{state="${state}"} ${countOf(state)}`),
        '# TYPE database_connections gauge',
        `database_connections{state="open"} ${open}`,
        `database_connections{state="waiting"} ${waiting}`,
        '# TYPE database_reconnects_total counter',
        `database_reconnects_total ${reconnects}`,
        '# TYPE database_retries_total counter',
        `database_retries_total ${retries}`,
        '# TYPE database_failures_total counter',
        `database_failures_total ${failures}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '',
      ].join('\n');
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
