import type { ErrorBody } from '~/api/contract';

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

/** The problem of a text that must not be blank and not be longer than `max` characters, or null. */
export function textProblem(value: unknown, label: string, max: number): string | null {
  const text = textOf(value);
  if (text.trim() === '') return `Please enter ${label}.`;
  return text.length > max ? `This is longer than ${max} characters.` : null;
}
