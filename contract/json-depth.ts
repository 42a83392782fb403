/** Deepest nesting of JSON; real articles need 5 levels. */
export const MAX_DEPTH = 32;

/** Whether nesting stays within MAX_DEPTH; checked without recursion, so that no input can exhaust the stack. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  }
  return true;
}
