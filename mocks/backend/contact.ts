import type { Backend, InputOf, OutputOf } from '~contract/contract';
import { failure, invalid, optionalTextProblem, textOf, textProblem } from './validation';
import type { Deps } from './deps';
import { keyProblem, MISUSED_KEY, remember, repetitionOf } from './idempotency';
import type { StoredLead } from './state';

/** Maximum lengths in characters, as in the contract. */
const MAX = { name: 200, email: 254, mobile: 50, company: 200, message: 5000 } as const;

/** Only checks that an address is plausible. The rule for work addresses belongs to the callback form. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const emailProblem = (value: unknown) =>
  textProblem(value, 'your email address', MAX.email) ??
  (EMAIL.test(textOf(value).trim()) ? null : 'Please enter a valid email address.');

/** Whether the body is a message. The message form has no phone number and may have no company. */
const isMessage = (body: InputOf<'requestContact'>['body']) => textOf(body.message).trim() !== '';

const numberAndCompanyProblems = (body: InputOf<'requestContact'>['body']) =>
  isMessage(body)
    ? {
        mobile: optionalTextProblem(body.mobile, MAX.mobile),
        company: optionalTextProblem(body.company, MAX.company),
      }
    : {
        mobile: textProblem(body.mobile, 'your phone number', MAX.mobile),
        company: textProblem(body.company, 'your company name', MAX.company),
      };

const stored = { status: 201, body: { message: 'Thank you! We will contact you soon.' } } as const;

export function contactOperations({ storage, now }: Deps): Pick<Backend, 'requestContact'> {
  return {
    async requestContact({ body, header }) {
      const refusal = invalid({
        name: textProblem(body.name, 'your name', MAX.name),
        email: emailProblem(body.email),
        ...numberAndCompanyProblems(body),
        message: optionalTextProblem(body.message, MAX.message),
      });
      if (refusal) return refusal;
      const misuse = keyProblem(header['Idempotency-Key']);
      if (misuse) return failure(422, misuse);

      const fields = {
        name: textOf(body.name).trim(),
        email: textOf(body.email).trim(),
        mobile: textOf(body.mobile).trim(),
        company: textOf(body.company).trim(),
        message: textOf(body.message) || null,
      };
      const receivedAt = now();
      const request = {
        key: header['Idempotency-Key'],
        operation: 'requestContact',
        content: JSON.stringify(fields),
        at: receivedAt.getTime(),
      };
      return storage.transact<OutputOf<'requestContact'>>((state) => {
        const repetition = repetitionOf(state, request);
        if (repetition.kind === 'misused') return { result: failure(422, MISUSED_KEY) };
        if (repetition.kind === 'repeated') return { result: stored };
        const counter = state.counter + 1;
        const lead: StoredLead = { id: counter, ...fields, receivedAt: receivedAt.toISOString() };
        const requests = remember(state, request, counter);
        return { result: stored, next: { counter, leads: [...state.leads, lead], requests } };
      });
    },
  };
}
