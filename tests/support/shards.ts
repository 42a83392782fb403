/** A list dealt out to `count` tests, so that they can run beside each other. */
export const shards = <T>(list: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, shard) => list.filter((_item, i) => i % count === shard));
