import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export interface CacheOptions<Value> {
  /** After this time in ms, a value is loaded again while the old one is still used. */
  readonly freshMs: number;
  /** After this time in ms, a value is only used if its source is slow or down. */
  readonly staleMs: number;
  /** Longest wait in ms for a value that is not cached. */
  readonly waitMs: number;
  /** Size of all values in memory. The one that was used longest ago is dropped. */
  readonly capacity: number;
  /** Size of a value, at least 1. A value that is larger than the capacity is not stored. */
  readonly sizeOf: (value: Value) => number;
}

/** A cache with stale-while-revalidate. A source that is slow or down does not harm a reader: the last good value stays. */
export function createStaleCache<Value extends string | object>(
  load: (key: string, previous: Value | undefined) => Promise<Value>,
  { freshMs, staleMs, waitMs, capacity, sizeOf }: CacheOptions<Value>,
) {
  const create = () =>
    new LRUCache<string, Value>({
      ttl: freshMs,
      maxSize: capacity,
      sizeCalculation: sizeOf,
      fetchMethod: load,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // A load whose entry is dropped to make room still has readers who wait for it.
      ignoreFetchAbort: true,
    });
  let cache = create();
  return {
    /** The value of a key, or undefined if it has to be loaded, even if the old one may still be used. */
    fresh: (key: string): Value | undefined => cache.get(key),
    /** The value of a key, or undefined if it is not cached and its source is slow or down. */
    async get(key: string): Promise<Value | undefined> {
      const old = cache.peek(key, { allowStale: true });
      const age = freshMs - cache.getRemainingTTL(key);
      const loaded = cache.fetch(key, { allowStale: age < staleMs }).catch(() => old);
      return cache.get(key) ?? Promise.race([loaded, setTimeout(waitMs, old, { ref: false })]);
    },
    /** Loads every value again before it is used, after a change of the source. The old ones are only used if that fails. */
    expire() {
      const old = cache.dump();
      // What is loading now may be outdated, so it ends in the old cache.
      cache = create();
      cache.load(old.map(([key, entry]) => [key, { ...entry, start: 1 }]));
    },
  };
}
