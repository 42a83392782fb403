import { retryOnce } from './retry-once';

/** A load that all callers share, and that can be retried after a failure. */
export interface Retryable<T> {
  /** Starts the load, or starts it again if it failed. */
  readonly load: () => Promise<T>;
  /** The result, once it has loaded. */
  readonly loaded: () => T | undefined;
}

export function retryable<T>(run: () => Promise<T>): Retryable<T> {
  let promise: Promise<T> | undefined;
  let result: T | undefined;
  const attempt = async () => {
    try {
      result = await retryOnce(run);
      return result;
    } catch (error) {
      promise = undefined;
      throw error;
    }
  };
  return {
    load: () => {
      promise ??= attempt();
      return promise;
    },
    loaded: () => result,
  };
}
