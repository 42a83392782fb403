import type { ErrorBody } from '~contract/contract';

/** Messages by field name. A field without a problem is missing. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An expected failure as the result of an operation. */
export function failure<Status extends number>(
  status: Status,
  message: string,
  errors?: FieldErrors,
): { readonly status: Status; readonly body: ErrorBody } {
  return { status, body: errors ? { message, errors: { ...errors } } : { message } };
}

/** A 422 with one message per field, or null if no field has a problem. */
export function invalid(problems: Readonly<Record<string, string | null>>) {
  const found = Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [[field, text] as const]));
  return found.length === 0 ? null : failure(422, 'Please check the marked fields.', Object.fromEntries(found));
}

/** An untrusted value as text. Any value that is not a string counts as missing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether text has more than `max` characters. JSON Schema counts code points, so an emoji is one character. */
export const isLonger = (text: string, max: number): boolean => text.length > max && [...text].length > max;

export const tooLong = (max: number): string => `This is longer than ${max} characters.`;

/** The problem with a required text of at most `max` characters, or null. */
export function textProblem(value: unknown, label: string, max: number): string | null {
  const text = textOf(value);
  if (text.trim() === '') return `Please enter ${label}.`;
  return isLonger(text, max) ? tooLong(max) : null;
}

/** The problem with an optional text, or null. */
export function optionalTextProblem(value: unknown, max: number): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string') return 'This must be text.';
  return isLonger(value, max) ? tooLong(max) : null;
}
