import type { Backend } from '~contract/contract';
import { CONTACT_WINDOW_SECONDS } from '~contract/generated/limits';
import { leadStored, readLead } from '~contract/lead-form';
import { failure, MISUSED_KEY, tooMany } from '~contract/results';
import type { Database } from '../database/database';
import { insertLead } from '../leads/leads';
import type { Worker } from '../leads/worker';
import { countUp } from './throttle';
import { fingerprintOf, once, unstorable } from './writes';

/**
 * Stores a lead together with its deliveries.
 * @param perMinute how many requests one network address may send within the contract's window, which is a minute.
 */
export function contactOperations(
  database: Database,
  worker: Worker,
  perMinute: number,
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
      // Nobody should call back because of the certifier's requests.
      const isCheck = header['Contract-Check'] !== undefined;
      const id = await database.transaction((sql) =>
        once(sql, request, async () => (isCheck ? '0' : insertLead(sql, lead, worker.channels))),
      );
      if (id === undefined) return failure(422, MISUSED_KEY);
      worker.wake();
      return leadStored;
    },
  };
}
