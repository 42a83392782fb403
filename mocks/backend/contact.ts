import type { Backend, OutputOf } from '~contract/contract';
import { CONTACT_WINDOW_SECONDS } from '~contract/generated/limits';
import { leadStored, readLead } from '~contract/lead-form';
import { failure, MISUSED_KEY, tooMany } from '~contract/results';
import type { Deps } from './deps';
import { remember, repetitionOf } from './idempotency';
import type { StoredLead } from './state';
import { secondsLeft, within } from './throttle';

/** The operation of the contact form. */
export function contactOperations({ storage, now, contactMaxRequests }: Deps): Pick<Backend, 'requestContact'> {
  return {
    async requestContact({ body, header }, { address }) {
      const fields = readLead(body);
      const receivedAt = now();
      const at = receivedAt.getTime();
      const request = {
        key: header['Idempotency-Key'],
        operation: 'requestContact',
        content: JSON.stringify(fields),
        at,
      };
      return storage.transact<OutputOf<'requestContact'>>((state) => {
        const repetition = repetitionOf(state, request);
        if (repetition.kind === 'misused') return { result: failure(422, MISUSED_KEY) };
        const recent = within(state.contacts, CONTACT_WINDOW_SECONDS, at);
        const own = recent.filter((contact) => contact.address === address);
        const wait = secondsLeft(own, contactMaxRequests, CONTACT_WINDOW_SECONDS, at);
        if (wait !== null) return { result: tooMany(wait) };
        const contacts = [...recent, { address, at }];
        if (repetition.kind === 'repeated') return { result: leadStored, next: { contacts } };
        const counter = state.counter + 1;
        const lead: StoredLead = { id: counter, ...fields, receivedAt: receivedAt.toISOString() };
        const requests = remember(state, request, counter);
        return { result: leadStored, next: { counter, leads: [...state.leads, lead], requests, contacts } };
      });
    },
  };
}
