import { randomUUID } from 'node:crypto';
import type { LeadFields } from '~contract/lead-form';
import { mailKey } from '~contract/text';
import { type Sql, seconds, sql } from '../database/database';

/** A way to deliver leads. */
export type Channel = 'mail' | 'webhook';

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
  for (const channel of channels) {
    await query(sql`insert into deliveries (lead_id, channel, key) values (${row.id}, ${channel}, ${randomUUID()})`);
  }
  return row.id;
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

/** A delivery with its lead. */
export interface Delivery extends Lead {
  readonly deliveryId: string;
  readonly key: string;
  readonly tries: number;
  /** The receivers that have already accepted it, if others have not. */
  readonly taken: readonly string[];
}

/**
 * Takes the delivery that has been due for the longest time, or returns undefined. No two processes take the same one. A delivery that
 * is due later than the longest wait was postponed by a wrong clock, so it counts as due.
 */
export async function takeDelivery({ query }: Sql, channel: Channel): Promise<Delivery | undefined> {
  const [row] = await query<Delivery>(sql`
    update deliveries set tries = tries + 1, next_at = now() + ${seconds(LEASE_SECONDS)}
    from leads
    where leads.id = deliveries.lead_id and deliveries.id = (
      select id from deliveries where state = 'due' and channel = ${channel} and next_at not between now() and now() + ${seconds(MAX_WAIT_SECONDS)}
      order by next_at limit 1 for update skip locked)
    returning deliveries.id::text as "deliveryId", key, tries, taken, leads.id::text as id, name, email, mobile, company, message,
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

/** Makes all dead deliveries due again, for another 24 hours. Returns how many. */
export async function retryDeliveries({ query }: Sql): Promise<number> {
  const rows = await query(sql`
    update deliveries set state = 'due', next_at = now(), tries = 0, gives_up_at = now() + interval '24 hours'
    where state = 'dead' returning id`);
  return rows.length;
}
