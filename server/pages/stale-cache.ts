export interface CacheOptions<Value> {
  /** After this time in ms, a value is loaded again while the old one is still used. */
  readonly freshMs: number;
  /** After this time in ms, a value is only used if its source is slow or down. */
  readonly staleMs: number;
  /** Longest wait in ms for a value that is not cached. */
  readonly waitMs: number;
  /** Size of all values in memory. The one that was used longest ago is dropped. */
  readonly capacity: number;
  /** Size of a value, or undefined if it is not stored. */
  readonly sizeOf: (value: Value) => number | undefined;
}

const EXPIRED = Number.NEGATIVE_INFINITY;

interface Entry<Value> {
  readonly value: Value;
  /** In ms of the monotonic clock, which does not change with the system time. */
  readonly loadedAt: number;
}

/** A cache with stale-while-revalidate. A source that is slow or down does not harm a reader: the last good value stays. */
export function createStaleCache<Value>(
  load: (key: string, previous: Value | undefined) => Promise<Value>,
  options: CacheOptions<Value>,
) {
  const entries = new Map<string, Entry<Value>>();
  const loading = new Map<string, Promise<Value>>();
  let size = 0;
  /** Counts calls of `expire`, because a value that was read before one may be outdated. */
  let changes = 0;

  const sizeOf = (value: Value) => options.sizeOf(value) ?? 0;

  function drop(key: string) {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) size -= sizeOf(entry.value);
  }

  function store(key: string, value: Value, loadedAt: number) {
    drop(key);
    if (options.sizeOf(value) === undefined) return;
    entries.set(key, { value, loadedAt });
    size += sizeOf(value);
    for (const oldest of entries.keys()) {
      if (size <= options.capacity) break;
      drop(oldest);
    }
  }

  function refresh(key: string): Promise<Value> {
    const running = loading.get(key);
    if (running) return running;
    const seen = changes;
    const started = load(key, entries.get(key)?.value)
      .then((value) => {
        store(key, value, seen === changes ? performance.now() : EXPIRED);
        return value;
      })
      .finally(() => {
        if (loading.get(key) === started) loading.delete(key);
      });
    loading.set(key, started);
    // The caller may use a stale value and not wait for this one.
    started.catch(() => undefined);
    return started;
  }

  /** The entry of a key, which is now the one that was used last. */
  function use(key: string) {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) entries.set(key, entry);
    return entry;
  }
  const ageOf = ({ loadedAt }: Entry<Value>) => performance.now() - loadedAt;

  return {
    /** The value of a key, or undefined if it has to be loaded, even if the old one may still be used. */
    fresh(key: string): Value | undefined {
      const entry = use(key);
      return entry && ageOf(entry) < options.freshMs ? entry.value : undefined;
    },
    /** The value of a key, or undefined if it is not cached and its source is slow or down. */
    async get(key: string): Promise<Value | undefined> {
      const entry = use(key);
      const age = entry ? ageOf(entry) : Number.POSITIVE_INFINITY;
      if (age < options.freshMs) return entry?.value;
      const loaded = refresh(key).catch(() => entry?.value);
      if (age < options.staleMs) return entry?.value;
      return Promise.race([loaded, after(options.waitMs, entry?.value)]);
    },
    /** Loads every value again before it is used, after a change of the source. The old ones are only used if that fails. */
    expire() {
      changes += 1;
      loading.clear();
      for (const [key, { value }] of entries) entries.set(key, { value, loadedAt: EXPIRED });
    },
  };
}

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(resolve, ms, value).unref();
  });
