import { isRecord } from '~contract/is-record';

/**
 * Compares two JSON values deeply. As in JSON, an undefined property equals a missing one. Skips parts that are the
 * same object, so comparing an article with an edited copy is fast.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, i) => isEqual(item, other[i]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual(one[name], other[name]));
}
