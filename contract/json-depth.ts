/** Maximum nesting depth of JSON. Real articles need 5 levels. */
export const MAX_DEPTH = 32;

/** Whether a value is nested no deeper than MAX_DEPTH. Not recursive, so that no input can overflow the stack. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  }
  return true;
}
