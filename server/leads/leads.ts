import { randomUUID } from 'node:crypto';
import type { LeadFields } from '~contract/lead-form';
import type { Sql } from '../database/database';
import { sql } from '../database/sql';
import type { Channel } from './send';

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

/** All leads with the states of their deliveries, the latest first. */
export const listLeads = ({ query }: Sql): Promise<readonly (Lead & { readonly deliveries: string })[]> =>
  query(sql`
    select leads.id::text as id, name, email, mobile, company, message, received_at as "receivedAt",
      coalesce(string_agg(channel || ' ' || state || coalesce(' (' || problem || ')', ''), ', ' order by channel), '')
        as deliveries
    from leads left join deliveries on lead_id = leads.id group by leads.id order by leads.id desc`);

/** Deletes all leads of a person with their deliveries. Returns their number. */
export async function deleteLeads({ query }: Sql, email: string): Promise<number> {
  return (await query(sql`delete from leads where lower(email) = lower(${email.trim()}) returning id`)).length;
}
