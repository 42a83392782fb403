/** Splits a list into `count` shards, so that tests can run in parallel. */
export const shards = <T>(list: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, shard) => list.filter((_item, i) => i % count === shard));
