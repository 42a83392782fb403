/** A load that is shared by all who ask, and may be tried again after it failed. */
export interface Retryable<T> {
  /** Starts it, or once more after a failure. */
  readonly load: () => Promise<T>;
  /** The promise of the last try, also a failed one: React's `use` wants the same at every render, or it would try for ever. */
  readonly current: () => Promise<T>;
}

export function retryable<T>(run: () => Promise<T>): Retryable<T> {
  let promise: Promise<T> | undefined;
  let hasFailed = false;
  const load = () => {
    if (promise && !hasFailed) return promise;
    hasFailed = false;
    promise = run();
    promise.catch(() => {
      hasFailed = true;
    });
    return promise;
  };
  return { load, current: () => promise ?? load() };
}
