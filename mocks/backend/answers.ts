import type { ErrorBody } from '~contract/contract';

/** Texts by field name; a field without a problem is left out. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An expected failure as an answer. */
export function failure<Status extends number>(
  status: Status,
  message: string,
  errors?: FieldErrors,
): { readonly status: Status; readonly body: ErrorBody } {
  return { status, body: errors ? { message, errors: { ...errors } } : { message } };
}

/** 422 with one text per field, or null when there is no problem to report. */
export function invalid(problems: Readonly<Record<string, string | null>>) {
  const found = Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [[field, text] as const]));
  return found.length === 0 ? null : failure(422, 'Please check the marked fields.', Object.fromEntries(found));
}

/** An untrusted value as text: anything that is not text counts as left out. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Longer than `max` characters, counted as JSON Schema counts them: an emoji is one, though JavaScript says two. */
export const isLonger = (text: string, max: number): boolean => text.length > max && [...text].length > max;

export const tooLong = (max: number): string => `This is longer than ${max} characters.`;

/** The problem of a text that must not be blank and not be longer than `max` characters, or null. */
export function textProblem(value: unknown, label: string, max: number): string | null {
  const text = textOf(value);
  if (text.trim() === '') return `Please enter ${label}.`;
  return isLonger(text, max) ? tooLong(max) : null;
}

/** The problem of a text that may be empty or left out, or null. */
export function optionalTextProblem(value: unknown, max: number): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string') return 'This must be text.';
  return isLonger(value, max) ? tooLong(max) : null;
}
