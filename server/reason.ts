/** Why something failed, for the owner: the first causes of an error, which may be several addresses that do not respond. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error.cause ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}

/** What to do about an address with a password that has characters such as `/`. */
export const ENCODED = 'Write special characters of its password as % and their code, such as %2F for / and %40 for @.';

/** Whether each % of an address begins the code of a character. */
export function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
