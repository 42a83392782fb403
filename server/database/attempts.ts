import { setTimeout } from 'node:timers/promises';
import { DatabaseAway, DatabaseBusy, isAway, isRetryable, isTooSlow } from './database';

/**
 * With 20 writers of one row under `serializable`, six tries were too few for 4 to 16 of 60 transactions. Work waits for 11 seconds at
 * most between all its tries.
 */
const TRIES = 25;
/** Longest wait between two tries, in ms. */
const MAX_WAIT_MS = 500;
/** An outage is over at the first success after this time without a failure, in ms. Without it, a busy database would be reported often. */
const CALM_MS = 1000;

/** While work fails because the database is busy, this is reported at most once in this time, in ms. */
const BUSY_MS = 60_000;

/** `onAway` is called once when the database goes away, and `onBack` once when it is back. `onBusy` is called once in a busy minute. */
export interface OutageListener {
  onBusy(error: unknown): void;
  onAway(error: unknown): void;
  onBack(outage: { readonly seconds: number; readonly failures: number }): void;
}

/** Runs work that uses a database, and watches for outages. Times are in ms of the monotonic clock. */
export function createAttempts(listener: Partial<OutageListener> = {}) {
  const figures = { retries: 0, failures: 0 };
  let lastBusy = -BUSY_MS;
  let outage: { readonly since: number; last: number; failures: number } | undefined;

  function failed(error: unknown) {
    const now = performance.now();
    figures.failures += 1;
    if (!outage) listener.onAway?.(error);
    outage ??= { since: now, last: now, failures: 0 };
    outage.last = now;
    outage.failures += 1;
  }

  function wasBusy(error: unknown) {
    const now = performance.now();
    if (now - lastBusy < BUSY_MS) return;
    lastBusy = now;
    listener.onBusy?.(error);
  }

  function succeeded() {
    const now = performance.now();
    if (!outage || now - outage.last < CALM_MS) return;
    listener.onBack?.({ seconds: Math.round((now - outage.since) / 1000), failures: outage.failures });
    outage = undefined;
  }

  return {
    /** Counts how often work ran again after 40001 or 40P01, and how often it failed because the database was away. */
    figures: () => ({ ...figures }),
    /**
     * Runs a statement or a transaction. If the database refuses it because of another one, waits a short random time and tries again.
     * @throws DatabaseAway if the database cannot be reached, and DatabaseBusy if all tries were refused or took too long.
     */
    async run<Result>(attempt: () => Promise<Result>): Promise<Result> {
      for (let tries = 1; ; tries++) {
        try {
          const result = await attempt();
          succeeded();
          return result;
        } catch (error) {
          if (isAway(error)) {
            failed(error);
            throw new DatabaseAway(error);
          }
          if (isTooSlow(error) || (isRetryable(error) && tries === TRIES)) {
            wasBusy(error);
            throw new DatabaseBusy(error);
          }
          if (!isRetryable(error)) throw error;
          figures.retries += 1;
          await setTimeout(Math.random() * Math.min(20 * 2 ** tries, MAX_WAIT_MS));
        }
      }
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
