/** A load that all callers share, and that can be retried after a failure. */
export interface Retryable<T> {
  /** Starts the load, or retries it after a failure. */
  readonly load: () => Promise<T>;
  /**
   * The promise of the last attempt, even a failed one. React's `use` needs the same promise on every render; otherwise
   * it would retry forever.
   */
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
