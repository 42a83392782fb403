import type { Backend, OutputOf } from '~contract/contract';
import { CONTACT_WINDOW_SECONDS } from '~contract/generated/limits';
import { leadStored, readLead } from '~contract/lead-form';
import { tooMany } from '~contract/results';
import type { Database } from '../database/database';
import { insertLead } from '../leads/leads';
import type { Channel } from '../leads/send';
import { countUp } from './throttle';
import { fingerprintOf, once, unstorable } from './writes';

export interface ContactSettings {
  /** Where a lead is delivered. */
  readonly channels: readonly Channel[];
  /** Requests that one address may send within the window of the contract, which is a minute. */
  readonly perMinute: number;
  /** Called after a lead was stored. */
  readonly onLead?: () => void;
}

/** Storing a lead together with its deliveries. */
export function contactOperations(
  database: Database,
  { channels, perMinute, onLead }: ContactSettings,
): Pick<Backend, 'requestContact'> {
  return {
    async requestContact({ body, header }, { address }) {
      const lead = readLead(body);
      const refusal = unstorable({ ...lead });
      if (refusal) return refusal;
      const { count, seconds } = await countUp(database, `contact from ${address}`, CONTACT_WINDOW_SECONDS);
      if (count > perMinute) return tooMany(seconds);
      const request = {
        operation: 'requestContact',
        key: header['Idempotency-Key'],
        fingerprint: fingerprintOf(JSON.stringify(lead)),
      };
      // No one should call back a request of the contract suite.
      const isCheck = header['Contract-Check'] !== undefined;
      const output = await database.transaction((sql) =>
        once<OutputOf<'requestContact'>>(
          sql,
          request,
          async () => ({ id: isCheck ? '0' : await insertLead(sql, lead, channels), output: leadStored }),
          async () => leadStored,
        ),
      );
      onLead?.();
      return output;
    },
  };
}
