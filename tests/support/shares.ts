/** A list dealt out to `count` tests, so that they can run beside each other. */
export const shares = <T>(list: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, share) => list.filter((_item, i) => i % count === share));
