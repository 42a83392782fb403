export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls the listener after each `set`. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that components read with `useSyncExternalStore`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
