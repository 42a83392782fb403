/** Advice for the owner of a database, by the code of the error. */
const ADVICE: ReadonlyMap<unknown, string> = new Map([
  ['42501', 'give the account the database, or the right to create tables in its schema'],
  ['3D000', 'create it, or correct its name in DATABASE_URL'],
  ['28P01', 'correct the account or the password in DATABASE_URL'],
  ['28000', 'correct the account or the password in DATABASE_URL'],
  ['3F000', 'set a search_path with a schema that exists for the account'],
  ['42703', 'if a program before release 1.0.0 has made the database, use a new one'],
  ['25006', 'it may be a standby, be full, or have default_transaction_read_only'],
]);

/** Explains an error to the owner. Several addresses may fail to respond, so there may be several causes; the first ones are shown. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (error.cause) return `${error.message} (${reasonOf(error.cause)})`;
  const advice = 'code' in error && ADVICE.get(error.code);
  return advice ? `${error.message}: ${advice}` : error.message;
}

/** Advice for an address whose password contains characters such as `/`. */
export const ENCODED = 'Write special characters of its password as % and their code, such as %2F for / and %40 for @.';
