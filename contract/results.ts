import type { ErrorBody } from './contract';
import type { FieldErrors } from './validation/request-problems';

/** An expected failure as the result of an operation. */
export function failure<Status extends number>(
  status: Status,
  message: string,
  errors?: FieldErrors,
): { readonly status: Status; readonly body: ErrorBody } {
  return { status, body: errors ? { message, errors: { ...errors } } : { message } };
}

/** A 429 with the time to wait, at least one second. */
export const tooMany = (seconds: number) => ({
  ...failure(429, `Too many attempts. Please wait ${seconds} seconds and try again.`),
  headers: { 'Retry-After': String(seconds) },
});

/** A 401 for a token whose session has ended. */
export const sessionEnded = failure(401, 'Your session has ended. Please sign in again.');

/** The message for an Idempotency-Key of another request. */
export const MISUSED_KEY = 'This Idempotency-Key was already used for another request.';

/** An untrusted value as text. Any value that is not a string counts as missing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
