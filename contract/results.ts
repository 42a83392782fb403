import type { ErrorBody } from './contract';
import type { FieldErrors } from './validation/request-problems';

/** Makes the result of an operation that failed in an expected way. `errors` are messages by field. */
export function failure<Status extends number>(
  status: Status,
  message: string,
  errors?: FieldErrors,
): { readonly status: Status; readonly body: ErrorBody } {
  return { status, body: errors ? { message, errors: { ...errors } } : { message } };
}

/** A 429. `seconds` is the time to wait, at least 1. */
export const tooMany = (seconds: number) => ({
  ...failure(429, `Too many attempts. Please wait ${seconds} seconds and try again.`),
  headers: { 'Retry-After': String(seconds) },
});

/** A 401 for a token whose session has ended. */
export const sessionEnded = failure(401, 'Your session has ended. Please sign in again.');

/** The message if an Idempotency-Key belongs to another request. */
export const MISUSED_KEY = 'This Idempotency-Key was already used for another request.';

/** Returns an untrusted value if it is a string, otherwise an empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
