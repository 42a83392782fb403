import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Times are in ms, sizes in the unit of `sizeOf`. */
export interface CacheOptions<Value> {
  /** After this time in ms, a value is loaded again while the old one is still used. */
  readonly freshMs: number;
  /** After this time in ms, a value is only used if its source is slow or down. */
  readonly staleMs: number;
  /** Longest wait in ms for a value that is not cached. */
  readonly waitMs: number;
  /** The largest size of all values together. Beyond it, the least recently used value is dropped. */
  readonly capacity: number;
  /** Returns the size of a value, at least 1. A value that is larger than the capacity is not stored. */
  readonly sizeOf: (value: Value) => number;
}

/** A cache with stale-while-revalidate. While the source is slow or down, readers get the last good value. */
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
      // Readers still wait for a load whose entry is dropped to make room.
      ignoreFetchAbort: true,
    });
  let cache = create();
  return {
    /** Returns a fresh value, or undefined if it must be loaded first. */
    fresh: (key: string): Value | undefined => cache.get(key),
    /** Resolves with the value of a key, or with undefined if it is not cached and its source is slow or down. */
    async get(key: string): Promise<Value | undefined> {
      const old = cache.peek(key, { allowStale: true });
      const age = freshMs - cache.getRemainingTTL(key);
      const loaded = cache.fetch(key, { allowStale: age < staleMs }).catch(() => old);
      return cache.get(key) ?? Promise.race([loaded, setTimeout(waitMs, old, { ref: false })]);
    },
    /** Call this after the source has changed. Every value is loaded again before its next use; the old one serves only if that fails. */
    expire() {
      const old = cache.dump();
      // A value that is loading now may be outdated, so it goes to the old cache.
      cache = create();
      cache.load(old.map(([key, entry]) => [key, { ...entry, start: 1 }]));
    },
  };
}
