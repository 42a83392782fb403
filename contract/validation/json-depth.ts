import { JSON_MAX_DEPTH } from '../generated/limits';

/** True if a value is nested no deeper than the contract allows. It does not recurse, so no input can overflow the stack. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > JSON_MAX_DEPTH) return false;
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  }
  return true;
}
