import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Database, type Sql, sql } from '../database/database';
import type { Reads } from '../database/reads';
import { accountEvents } from './account-events';
import { noticeCodes } from './notice';

/** Upper bounds of the histogram of durations, in seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10];
/** How often the delay of the event loop is measured, in ms. A loop without work has this delay, too. */
const LOOP_MS = 20;
/** The figures of the database may take this long, in ms. Prometheus waits for 10 seconds in all. */
const STORED_MS = 3000;

/** The areas of requests; the first that matches counts. Labels with whole addresses would make an unlimited number of series. */
const AREAS: readonly (readonly [string, RegExp])[] = [
  ['sign-in', /^POST \/api\/login$/],
  ['save', /^(?:POST|PUT|DELETE) \/api\/news/],
  ['api', /^\S+ \/api(?:\/|$)/],
  ['picture', /^\S+ \/(?:uploads|og)\//],
  ['article', /^\S+ \/newsroom\/./],
  ['list', /^\S+ \/(?:newsroom$|feed\.xml|sitemap)/],
  ['assets', /^\S+ \/assets\//],
  ['operations', /^\S+ \/(?:healthz|readyz|metrics)$/],
  ['page', /./],
];

const areaOf = (method: string, path: string): string =>
  AREAS.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? 'page';

/** The parts of the server that the metrics report on. */
export interface MetricsOptions {
  readonly database: Database;
  readonly reads: Pick<Reads, 'figures'>;
  readonly notices: () => Promise<readonly { readonly code: string }[]>;
  /** Returns when the certificate of the site ends, or undefined if that is not known. */
  readonly certificateEnd: () => Date | undefined;
  /** The path of the site without a slash at the end. */
  readonly prefix: string;
}

type Series = readonly (readonly [labels: string, value: number])[];

/** Writes a metric in the text format of Prometheus. */
const metric = (name: string, type: 'counter' | 'gauge', series: Series | number) =>
  [`# TYPE ${name} ${type}`].concat(
    typeof series === 'number' ? `${name} ${series}` : series.map(([labels, value]) => `${name}{${labels}} ${value}`),
  );

/** The figures that only the database has. */
async function storedFigures(database: Sql, notices: MetricsOptions['notices']) {
  const deliveries = await database.query<{ state: string; count: number; age: number }>(sql`
    select state, count(*)::int4 as count, max(extract(epoch from now() - received_at))::float8 as age
    from deliveries join leads on leads.id = lead_id where state <> 'done' group by state`);
  const codes = (await notices()).map(({ code }) => code);
  const [backup] = await database.query<{ madeAt: Date; provenAt: Date }>(sql`
    select made_at as "madeAt", proven_at as "provenAt" from proven_backup`);
  const age = backup && (Date.now() - backup.madeAt.getTime()) / 1000;
  const countOf = (state: string) => deliveries.find((row) => row.state === state)?.count ?? 0;
  return [
    ...metric(
      'lead_deliveries',
      'gauge',
      ['due', 'dead'].map((state) => [`state="${state}"`, countOf(state)]),
    ),
    ...metric('oldest_delivery_age_seconds', 'gauge', Math.max(0, ...deliveries.map((row) => row.age))),
    ...metric(
      'notices',
      'gauge',
      noticeCodes.map((code) => [`code="${code}"`, Number(codes.includes(code))]),
    ),
    ...(age === undefined ? [] : metric('backup_age_seconds', 'gauge', age)),
    ...metric('backup_verified_timestamp_seconds', 'gauge', backup ? backup.provenAt.getTime() / 1000 : 0),
  ];
}

/** Counts responses, and writes all figures in the text format of Prometheus. */
export function createMetrics({ database, reads, notices, certificateEnd, prefix }: MetricsOptions) {
  const counts = new Map<string, number>();
  const durations = new Map(AREAS.map(([area]) => [area, { buckets: BUCKETS.map(() => 0), count: 0, sum: 0 }]));
  const loop = monitorEventLoopDelay({ resolution: LOOP_MS });
  loop.enable();
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

    count(method: string, path: string, status: number, seconds: number) {
      const area = areaOf(method, path.startsWith(prefix) ? path.slice(prefix.length) : path);
      const labels = `method="${method}",area="${area}",status="${status}"`;
      counts.set(labels, (counts.get(labels) ?? 0) + 1);
      const duration = durations.get(area);
      if (!duration) return;
      duration.count += 1;
      duration.sum += seconds;
      for (const [at, bound] of BUCKETS.entries())
        if (seconds <= bound) duration.buckets[at] = (duration.buckets[at] ?? 0) + 1;
    },

    async text(): Promise<string> {
      const { open, waiting, retries, reconnects, failures } = database.figures();
      const end = certificateEnd();
      // While the database is away or hangs, the other figures matter most, so they are still returned.
      const stored = await Promise.race([
        storedFigures(database, notices).catch(() => []),
        setTimeout(STORED_MS, [], { ref: false }),
      ]);
      const name = 'http_request_duration_seconds';
      const lines = [
        ...metric('http_requests_total', 'counter', [...counts]),
        `# TYPE ${name} histogram`,
        ...[...durations].flatMap(([area, { buckets, count, sum }]) => [
          ...BUCKETS.map((bound, at) => `${name}_bucket{area="${area}",le="${bound}"} ${buckets[at]}`),
          `${name}_bucket{area="${area}",le="+Inf"} ${count}`,
          `${name}_sum{area="${area}"} ${sum}`,
          `${name}_count{area="${area}"} ${count}`,
        ]),
        ...metric('account_events_total', 'counter', [...events]),
        ...metric('database_connections', 'gauge', [
          ['state="open"', open],
          ['state="waiting"', waiting],
        ]),
        ...metric('database_reconnects_total', 'counter', reconnects),
        ...metric('database_retries_total', 'counter', retries),
        ...metric('database_failures_total', 'counter', failures),
        ...metric(
          'database_reads_total',
          'counter',
          Object.entries(reads.figures()).map(([server, count]) => [`server="${server}"`, count]),
        ),
        ...metric('process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()),
        // The longest delays since the last request for the metrics.
        ...metric('event_loop_delay_seconds', 'gauge', [['quantile="0.99"', loop.percentile(99) / 1e9]]),
        ...(end ? metric('certificate_expiry_timestamp_seconds', 'gauge', end.getTime() / 1000) : []),
        ...stored,
      ];
      loop.reset();
      return `${lines.join('\n')}\n`;
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
