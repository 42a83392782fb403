import { IDEMPOTENCY_HOURS } from '~contract/generated/limits';
import { collectImages } from '../api/images';
import { collectVersions } from '../api/versions';
import { type Database, days, hours, sql } from '../database/database';
import type { Log } from './log';

const INTERVAL_MS = 10 * 60_000;

/** Counts the articles again, in case someone changed them with SQL, or an older process did during an update. */
const countArticles = (database: Database) =>
  database.transaction(async ({ query }) => {
    // While the row is locked, no other transaction is between its change of an article and that of the number.
    await query(sql`select total from article_count for update`);
    await query(sql`update article_count set total = (select count(*) from articles)`);
  });

/** Deletes what has expired: sessions, counters, idempotency keys, versions of deleted articles, unused images, and leads after their retention time. */
export async function cleanUp(database: Database, keepDays: number | undefined): Promise<void> {
  await database.query(sql`delete from sessions where expires_at < now()`);
  await database.query(sql`delete from throttle where ends_at < now()`);
  await database.query(sql`delete from requests where at < now() - ${hours(IDEMPOTENCY_HOURS + 1)}`);
  await collectVersions(database);
  await collectImages(database);
  await countArticles(database);
  if (keepDays === undefined) return;
  await database.query(sql`delete from leads where received_at < now() - ${days(keepDays)}`);
}

/** Cleans up now and every ten minutes. Returns a function that stops it. */
export function startHousekeeping(database: Database, keepDays: number | undefined, log: Log): () => Promise<void> {
  const run = () => cleanUp(database, keepDays).catch((error) => log.error({ err: error }, 'cleaning up failed'));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
