/** Why something failed, for the owner: the first causes of an error, which may be several addresses that do not respond. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error.cause ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}
