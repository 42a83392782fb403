import { IDEMPOTENCY_HOURS } from '~contract/generated/limits';
import { collectImages, measureImages } from './api/images';
import { hasEnded } from './api/session';
import { collectVersions } from './api/versions';
import { type Database, days, hours, type Sql, sql } from './database/database';
import { collectEvents } from './leads/article-events';
import type { Audit } from './operations/account-events';
import type { Log } from './operations/log';

const INTERVAL_MS = 10 * 60_000;

/** Counts the articles again: someone may have changed them with SQL. */
const countArticles = (database: Database) =>
  database.transaction(async ({ query }) => {
    // The lock waits for transactions that have changed an article, but not yet the number.
    await query(sql`select total from article_count for update`);
    await query(sql`update article_count set total = (select count(*) from articles)`);
  });

/** Deletes sessions that have expired, or that nobody has used for too long. */
async function endSessions({ query }: Sql, audit: Audit): Promise<void> {
  const ended = await query<{ email: string }>(sql`
    delete from sessions where ${hasEnded()}
    returning (select email from accounts where accounts.id = account_id) as email`);
  for (const { email } of ended) audit({ event: 'session end', result: 'expired', account: email });
}

/**
 * Deletes expired sessions, counters and idempotency keys, versions of deleted articles, unused images, events, and leads after their
 * retention time. If `keepDays` is undefined, leads stay.
 */
export async function cleanUp(database: Database, keepDays: number | undefined, audit: Audit): Promise<void> {
  await endSessions(database, audit);
  await database.query(sql`delete from throttle where ends_at < now()`);
  await database.query(sql`delete from requests where at < now() - ${hours(IDEMPOTENCY_HOURS + 1)}`);
  await collectVersions(database);
  await collectImages(database);
  await collectEvents(database);
  await countArticles(database);
  if (keepDays === undefined) return;
  // Both clocks must agree that a lead is old: a wrong clock must not delete leads that nobody has read.
  await database.query(sql`delete from leads where received_at < least(now(), ${new Date()}) - ${days(keepDays)}`);
}

/** Cleans up and measures images, now and every ten minutes. Returns a function that stops it. */
export function startHousekeeping(
  database: Database,
  keepDays: number | undefined,
  log: Log,
  audit: Audit,
  widthOf: (image: Uint8Array) => Promise<number | null>,
): () => Promise<void> {
  let isStopping = false;
  const run = () =>
    cleanUp(database, keepDays, audit)
      .then(() => measureImages(database, widthOf, () => isStopping))
      .catch((error) => log.error({ err: error }, 'cleaning up failed'));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, INTERVAL_MS);
  return () => {
    isStopping = true;
    clearInterval(timer);
    return running;
  };
}
