import type { Backend, OutputOf } from '~contract/contract';
import { CONTACT_WINDOW_SECONDS } from '~contract/generated/limits';
import { failure, textOf, tooMany } from '~contract/results';
import type { Deps } from './deps';
import { MISUSED_KEY, remember, repetitionOf } from './idempotency';
import type { StoredLead } from './state';
import { secondsLeft, within } from './throttle';

const stored = { status: 201, body: { message: 'Thank you! We will contact you soon.' } } as const;

export function contactOperations({ storage, now, contactMaxRequests }: Deps): Pick<Backend, 'requestContact'> {
  return {
    async requestContact({ body, header }, { address }) {
      const fields = {
        name: textOf(body.name).trim(),
        email: textOf(body.email).trim(),
        mobile: textOf(body.mobile).trim(),
        company: textOf(body.company).trim(),
        message: textOf(body.message) || null,
      };
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
        if (repetition.kind === 'repeated') return { result: stored, next: { contacts } };
        const counter = state.counter + 1;
        const lead: StoredLead = { id: counter, ...fields, receivedAt: receivedAt.toISOString() };
        const requests = remember(state, request, counter);
        return { result: stored, next: { counter, leads: [...state.leads, lead], requests, contacts } };
      });
    },
  };
}
