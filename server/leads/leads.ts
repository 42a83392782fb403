import { randomUUID } from 'node:crypto';
import type { LeadFields } from '~contract/lead-form';
import { mailKey } from '~contract/text';
import { minutes, type Sql, type Statement, seconds, sql } from '../database/database';
import { traceparent } from '../operations/trace';

/** A way to deliver leads. */
export type Channel = 'mail' | 'webhook';

/** Deliveries that are sent one after another: leads, alerts about leads that the other channel did not deliver, and changed articles. */
export type Queue = Channel | `${Channel} alert` | 'changes';

/** What a delivery contains besides its lead. */
export interface Payload {
  /** More properties of the message. Those of a changed article are an `ArticleEvent`, which no mail reads. */
  readonly body?: { readonly failed?: { readonly channel: string; readonly problem: string }; readonly test?: true };
  /** The W3C trace context of the request that caused the delivery. */
  readonly traceparent?: string | undefined;
}

/** A process has this long to send a delivery. If it dies, another process tries again afterwards. */
const LEASE_SECONDS = 30;
const MAX_WAIT_SECONDS = 3600;

/** A stored lead. */
export interface Lead extends LeadFields {
  readonly id: string;
  readonly receivedAt: Date;
}

/** Stores a lead with a delivery for each channel. Returns its id. Must run in a transaction. */
export async function insertLead({ query }: Sql, lead: LeadFields, channels: readonly Channel[]): Promise<string> {
  const [row] = await query<{ id: string }>(sql`
    insert into leads (name, email, mobile, company, message)
    values (${lead.name}, ${lead.email}, ${lead.mobile}, ${lead.company}, ${lead.message})
    returning id::text as id`);
  if (!row) throw new Error('The database did not return the new lead.');
  const payload = JSON.stringify({ traceparent: traceparent() });
  for (const channel of channels) {
    await query(sql`
      insert into deliveries (lead_id, channel, key, payload) values (${row.id}, ${channel}, ${randomUUID()}, ${payload})`);
  }
  return row.id;
}

/** Matches deliveries of leads that are dead, or older than this number of minutes. Needs the tables `deliveries` and `leads`. */
export const isOverdue = (alertMinutes: number): Statement => sql`
  deliveries.lead_id = leads.id and channel in ('mail', 'webhook')
    and (state = 'dead' or state = 'due' and received_at < now() - ${minutes(alertMinutes)})`;

/**
 * Queues an alert for the other channel about each overdue delivery. Its key is that of the delivery after `alert-`, so a delivery causes
 * only one. An alert that waits is dropped if its delivery has succeeded in the meantime.
 */
export async function raiseAlerts({ query }: Sql, other: Channel, alertMinutes: number): Promise<void> {
  await query(sql`
    delete from deliveries where state = 'due' and channel = concat(${other}::text, ' alert') and exists (
      select 1 from deliveries as failed where failed.key = substr(deliveries.key, 7) and failed.state = 'done')`);
  await query(sql`
    insert into deliveries (lead_id, channel, key, payload)
    select lead_id, concat(${other}::text, ' alert'), concat('alert-', key), json_build_object('body', json_build_object(
      'failed', json_build_object('channel', channel, 'problem', coalesce(problem, 'not tried'))))::text
    from deliveries, leads where ${isOverdue(alertMinutes)} and channel <> ${other}
    on conflict (key) do nothing`);
}

/** Returns all leads with the states of their deliveries, the latest lead first. */
export const listLeads = ({ query }: Sql): Promise<readonly (Lead & { readonly deliveries: string })[]> =>
  query(sql`
    select leads.id::text as id, name, email, mobile, company, message, received_at as "receivedAt",
      coalesce(string_agg(channel || ' ' || state || coalesce(' (' || problem || ')', ''), ', ' order by channel), '')
        as deliveries
    from leads left join deliveries on lead_id = leads.id group by leads.id order by received_at desc, leads.id desc`);

/** Deletes all leads of a person, and their deliveries. Returns the number of leads. */
export async function deleteLeads({ query }: Sql, email: string): Promise<number> {
  const key = mailKey(email);
  // The accents of a stored address may have either Unicode form.
  const keys = [key, key.normalize('NFD')];
  return (await query(sql`delete from leads where lower(email) = any(${keys}) returning id`)).length;
}

/** A delivery with its lead. A changed article has no lead: it is all in the payload. */
export interface Delivery extends Lead {
  readonly deliveryId: string;
  readonly key: string;
  readonly tries: number;
  /** The receivers that have already accepted it, if others have not. */
  readonly taken: readonly string[];
  readonly payload: Payload | null;
}

/**
 * Takes the delivery that has been due for the longest time, or returns undefined. No two processes take the same one. A delivery that
 * is due later than the longest wait was postponed by a wrong clock, so it counts as due.
 */
export async function takeDelivery({ query }: Sql, queue: Queue): Promise<Delivery | undefined> {
  const [row] = await query<Delivery>(sql`
    update deliveries set tries = deliveries.tries + 1, next_at = now() + ${seconds(LEASE_SECONDS)}
    from deliveries as due left join leads on leads.id = due.lead_id
    where deliveries.id = due.id and due.id = (
      select id from deliveries where state = 'due' and channel = ${queue} and next_at not between now() and now() + ${seconds(MAX_WAIT_SECONDS)}
      order by next_at limit 1 for update skip locked)
    returning deliveries.id::text as "deliveryId", deliveries.key, deliveries.tries, deliveries.taken,
      deliveries.payload::json as payload, leads.id::text as id, name, email, mobile, company, message,
      received_at as "receivedAt"`);
  return row;
}

/** Records that a receiver has accepted a delivery. */
export const finishDelivery = ({ query }: Sql, { deliveryId }: Delivery) =>
  query(sql`update deliveries set state = 'done', problem = null where id = ${deliveryId}`);

/**
 * Records a failure. Each try waits twice as long as the one before, up to an hour. After 24 hours, the delivery is dead until an
 * operator retries it. Returns the new state.
 */
export async function postponeDelivery(
  { query }: Sql,
  { deliveryId, tries, taken, problem }: Delivery & { readonly problem: string },
  retrySeconds: number,
) {
  const wait = Math.min(retrySeconds * 2 ** (tries - 1), MAX_WAIT_SECONDS);
  const [row] = await query<{ state: string }>(sql`
    update deliveries set problem = ${problem}, taken = ${taken}, next_at = now() + ${seconds(wait)},
      state = case when gives_up_at <= now() then 'dead' else state end
    where id = ${deliveryId} returning state`);
  return row?.state;
}

/** Makes dead deliveries, and those that wait for their next try, due now and for another 24 hours. Returns how many. */
export async function retryDeliveries({ query }: Sql): Promise<number> {
  const rows = await query(sql`
    update deliveries set state = 'due', next_at = now(), tries = 0, gives_up_at = now() + interval '24 hours'
    where state = 'dead' or state = 'due' and next_at > now() + ${seconds(LEASE_SECONDS)} returning id`);
  return rows.length;
}
