import type { Backend, OutputOf } from '~contract/contract';
import { CONTACT_WINDOW_SECONDS } from '~contract/generated/limits';
import type { Database } from '../database/database';
import { insertLead } from '../leads/leads';
import type { Channel } from '../leads/send';
import { claim, fingerprintOf, remember } from './idempotency';
import { leadStored, readLead } from '~contract/lead-form';
import { failure, MISUSED_KEY, tooMany } from '~contract/results';
import { unstorable } from './unstorable';
import { countUp } from './throttle';

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
      const key = header['Idempotency-Key'];
      const output = await database.transaction<OutputOf<'requestContact'>>(async (transaction) => {
        const repetition = await claim(transaction, 'requestContact', key, fingerprintOf(JSON.stringify(lead)));
        if (repetition.kind === 'misused') return failure(422, MISUSED_KEY);
        if (repetition.kind === 'repeated') return leadStored;
        // No one should call back a request of the contract suite.
        const isCheck = header['Contract-Check'] !== undefined;
        const id = isCheck ? '0' : await insertLead(transaction, lead, channels);
        await remember(transaction, 'requestContact', key, id);
        return leadStored;
      });
      onLead?.();
      return output;
    },
  };
}
