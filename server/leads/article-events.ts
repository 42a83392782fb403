import { randomUUID } from 'node:crypto';
import { type Sql, seconds, sql } from '../database/database';
import { traceparent } from '../operations/trace';

/** A change of an article. `formerSlug` is null if the slug is the same as before. */
export interface ArticleChange {
  readonly id: string;
  readonly slug: string;
  readonly formerSlug: string | null;
  readonly kind: 'created' | 'changed' | 'deleted';
}

/** The body of the webhook for changes. `addresses` are the paths of all documents that contain the article. */
interface ArticleEvent extends ArticleChange {
  readonly event: 'article.changed';
  readonly addresses: readonly string[];
}

/** An event is sent this many seconds after the change: each process asks for changes every 2 seconds, and must not fill a cache with an old page. */
export const EVENT_SECONDS = 2.3;

const bySlug = (slug: string) => [
  `/newsroom/${encodeURIComponent(slug)}`,
  `/api/news/slug/${encodeURIComponent(slug)}`,
];

/** Queues the event of a change. Must run in the transaction of the change. `prefix` is the path of the site without a slash at the end. */
export async function insertEvent({ query }: Sql, change: ArticleChange, prefix: string): Promise<void> {
  const { id, slug, formerSlug } = change;
  const lists = ['/newsroom', '/feed.xml', '/sitemap.xml', '/api/news', `/api/news/${id}`];
  const addresses = [slug, formerSlug ?? []].flat().flatMap(bySlug).concat(lists);
  const body: ArticleEvent = {
    event: 'article.changed',
    ...change,
    addresses: addresses.map((address) => prefix + address),
  };
  await query(sql`
    insert into deliveries (channel, key, payload, next_at)
    values ('changes', ${randomUUID()}, ${JSON.stringify({ body, traceparent: traceparent() })}, now() + ${seconds(EVENT_SECONDS)})`);
}

/** Deletes events that were sent, or that nobody has wanted for a month. */
export const collectEvents = ({ query }: Sql) =>
  query(sql`
    delete from deliveries
    where lead_id is null and (state = 'done' and gives_up_at < now() or gives_up_at < now() - interval '30 days')`);
