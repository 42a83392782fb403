import type { Sql } from '../database/database';
import { sql } from '../database/sql';
import type { Lead } from './leads';
import type { Channel } from './send';

/** While a process sends, no other one tries for this time. If the process dies, another one tries afterwards. */
const LEASE_SECONDS = 30;
const MAX_WAIT_SECONDS = 3600;

export interface Delivery {
  readonly id: string;
  readonly key: string;
  readonly tries: number;
  readonly lead: Lead;
}

type Row = Lead & { readonly deliveryId: string; readonly key: string; readonly tries: number };

/** Takes the delivery that has been due for longest, or returns undefined. No two processes take the same one. */
export async function takeDelivery({ query }: Sql, channel: Channel): Promise<Delivery | undefined> {
  const [row] = await query<Row>(sql`
    update deliveries set tries = tries + 1, next_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from leads
    where leads.id = deliveries.lead_id and deliveries.id = (
      select id from deliveries where state = 'due' and channel = ${channel} and next_at <= now()
      order by next_at limit 1 for update skip locked)
    returning deliveries.id::text as "deliveryId", key, tries, leads.id::text as id, name, email, mobile, company, message,
      received_at as "receivedAt"`);
  if (!row) return undefined;
  const { deliveryId, key, tries, ...lead } = row;
  return { id: deliveryId, key, tries, lead };
}

/** Records that a receiver has accepted a delivery. */
export const finishDelivery = ({ query }: Sql, { id }: Delivery) =>
  query(sql`update deliveries set state = 'done', problem = null where id = ${id}`);

/**
 * Records a failure. The next try waits twice as long as the last one, up to an hour. After 24 hours the delivery is dead until an
 * operator retries it. Returns its state.
 */
export async function postponeDelivery({ query }: Sql, { id, tries }: Delivery, problem: string, retrySeconds: number) {
  const seconds = Math.min(retrySeconds * 2 ** (tries - 1), MAX_WAIT_SECONDS);
  const [row] = await query<{ state: string }>(sql`
    update deliveries set problem = ${problem}, next_at = now() + make_interval(secs => ${seconds}),
      state = case when gives_up_at <= now() then 'dead' else state end
    where id = ${id} returning state`);
  return row?.state;
}

/** Makes all dead deliveries due again, for another 24 hours. Returns their number. */
export async function retryDeliveries({ query }: Sql): Promise<number> {
  const rows = await query(sql`
    update deliveries set state = 'due', next_at = now(), tries = 0, gives_up_at = now() + interval '24 hours'
    where state = 'dead' returning id`);
  return rows.length;
}
