/**
 * How the site tries again after a failure. Every new attempt has a reason, a pause before it, and an end. Two things
 * also have a schedule: the page that is not saved on this device (`retry-schedule.ts`), and the outbox, whose schedule
 * all tabs share.
 */

/** Chromium forgets a failed module only some time after the import has failed. */
const FIRST_PAUSE_MS = 50;

/** The shortest time between two attempts that nobody asked for. */
const PAUSE_MS = 3000;

/**
 * Loads code, and tries once more after a failure. In one of about 500 visits, Chromium aborts a request for code to
 * which the service worker responds.
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS));
    return load();
  }
}

/** A function whose callers share one call. After a failure, the next call tries again. */
export function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  const attempt = async () => {
    try {
      return await run();
    } catch (error) {
      promise = undefined;
      throw error;
    }
  };
  return () => {
    promise ??= attempt();
    return promise;
  };
}

/** Code that all callers share, and that can be requested again after a failure. */
export interface Retryable<T> {
  /** Starts the load, or starts it again if it failed. */
  readonly load: () => Promise<T>;
  /** The result, once it has loaded. */
  readonly loaded: () => T | undefined;
}

export function retryable<T>(run: () => Promise<T>): Retryable<T> {
  let result: T | undefined;
  return {
    load: shared(async () => {
      result = await retryOnce(run);
      return result;
    }),
    loaded: () => result,
  };
}

/**
 * Returns a function that calls `run` soon, but never twice within the pause. Calls in between take effect at its end.
 */
export function paced(run: () => void): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout>;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      next = performance.now() + PAUSE_MS;
      run();
    }, next - performance.now());
  };
}

/** Reasons why a failed call may succeed now: the connection is back, or the user returns to the page or uses it. */
export const RETURNS = ['online', 'focus'] as const;
const REASONS = [...RETURNS, 'pointerdown', 'keydown'] as const;

/** Calls `retry` whenever there is a reason to try again, at most every three seconds. Returns a function that ends it. */
export function onReason(retry: () => void, reasons: readonly string[] = REASONS): () => void {
  let isOver = false;
  // A planned retry must not run after the end.
  const listener = paced(() => isOver || retry());
  for (const reason of reasons) addEventListener(reason, listener);
  return () => {
    isOver = true;
    for (const reason of reasons) removeEventListener(reason, listener);
  };
}

/** Tries now and, after a failure, whenever there is a reason to try again, until it succeeds. Returns a function that ends it. */
export function untilDone(run: () => Promise<unknown>): () => void {
  let isOver = false;
  const attempt = async () => {
    try {
      await run();
      end();
    } catch (error) {
      console.info('Failed, to be tried again.', error);
      if (isOver || stop) return;
      stop = onReason(() => void attempt());
    }
  };
  let stop: (() => void) | undefined;
  const end = () => {
    isOver = true;
    stop?.();
  };
  void attempt();
  return end;
}
