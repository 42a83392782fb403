import { failure } from '~contract/results';

/** A 422 for the fields with a NUL character, which PostgreSQL cannot store, or null. */
export function unstorable(fields: Readonly<Record<string, string | null | undefined>>) {
  const wrong = Object.keys(fields).filter((name) => fields[name]?.includes('\0'));
  if (wrong.length === 0) return null;
  const errors = wrong.map((name) => [name, 'This contains a character that cannot be stored.'] as const);
  return failure(422, 'Please check the marked fields.', Object.fromEntries(errors));
}
