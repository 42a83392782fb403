/**
 * Which server answers readers, if there is a standby (`DATABASE_READ_URL`):
 *
 *     query ── is the standby there and fresh, and has this process not written just now?
 *       │ yes ──> standby ── fails ──────> primary
 *       └ no ───> primary ── is away ────> standby, if it is there
 *
 * A poll reads the number of changes from both servers. It finds out which of them are there, how far the standby is behind, and when
 * the pages must be rendered again.
 */
import { setTimeout } from 'node:timers/promises';
import type { OutageListener } from './attempts';
import { type Database, DatabaseAway, DatabaseBusy, type Sql, type Statement, sql } from './database';
import { openDatabase } from './open-database';

/** How often each process asks for the number of changes, in ms. */
const POLL_MS = 2000;
/** A standby may be ten seconds behind. A poll sees that up to two seconds late. */
const BEHIND_MS = 10_000 - POLL_MS;
/** A process that has written reads from the primary for this time, in ms, so that its editors see what they have saved. */
const OWN_WRITE_MS = 5000;

const CHANGES = sql`select changes from article_count`;

type Server = 'primary' | 'standby';

/** Runs the statements of readers. */
export interface Reads extends Sql {
  /** Call this after this process has changed an article. */
  wrote(): void;
  /** Counts the statements that each server has answered since the start of the process. */
  figures(): Readonly<Record<Server, number>>;
  /** Polls until the returned function is called. `onChange` is called when articles have changed at one of the servers. */
  watch(onChange: () => void): () => Promise<void>;
}

/**
 * Opens the database of `DATABASE_READ_URL`, whose hosts may be standbys. Connects on first use.
 * @throws Error that names the variable if the address has another form. The error does not show it, because it may contain a password.
 */
export async function openStandby(url: string, listener: OutageListener): Promise<Database> {
  if (!/^postgres(?:ql)?:/.test(url)) throw new Error('DATABASE_READ_URL must start with postgres://');
  const own = url.replace(/\btarget_session_attrs=[^&]*/, '');
  return openDatabase(`${own}${own.includes('?') ? '&' : '?'}target_session_attrs=any`, listener).catch(
    (error: Error) => {
      throw new Error(error.message.replace('DATABASE_URL', 'DATABASE_READ_URL'));
    },
  );
}

/** Runs work now and after each pause, until the returned function is called, which resolves when the work has ended. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeated = (async () => {
    while (!signal.aborted) {
      await work();
      await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return repeated;
  };
}

/** Gives readers the standby or the primary. Without a standby, everything runs on the primary. Times are in ms of the monotonic clock. */
export function createReads(primary: Sql, standby?: Sql): Reads {
  const servers = { primary, standby };
  const counts = { primary: 0, standby: 0 };
  const isThere = { primary: true, standby: false };
  /** The numbers of changes that the last polls have found. */
  const known: { [server in Server]?: number | undefined } = {};
  /** What the primary had at a time, and the standby must reach. The standby has all changes until `freshAt`. */
  let goal = { changes: 0, at: Number.NEGATIVE_INFINITY };
  let [freshAt, wroteAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let isFresh = false;
  let comparing: Promise<void> | undefined;

  async function run<Row extends object>(server: Server, statement: Statement) {
    try {
      const rows = await (servers[server] ?? primary).query<Row>(statement);
      counts[server] += 1;
      return rows;
    } catch (error) {
      // It rests until a poll finds it again.
      if (error instanceof DatabaseAway) isThere[server] = false;
      throw error;
    }
  }

  /** Returns the number of changes at a server, or undefined if it is away or cannot say. */
  async function changesAt(server: Server, onChange: () => void): Promise<number | undefined> {
    const rows = await servers[server]?.query<{ changes: number }>(CHANGES).catch(() => undefined);
    isThere[server] = rows !== undefined;
    const changes = rows?.[0]?.changes;
    // Also at the standby: a page that was rendered while it lacked the change must not stay.
    if (changes !== undefined && changes !== known[server]) onChange();
    known[server] = changes ?? known[server];
    return changes;
  }

  /** Compares the standby with what the primary had before. */
  async function compare(changes: number | undefined, at: number, onChange: () => void) {
    const reached = await changesAt('standby', onChange);
    if (changes === undefined || reached === undefined) return;
    // With writes at every moment, the standby never has the present number. What counts is when it had an earlier one.
    if (reached >= Math.min(goal.changes, changes)) {
      freshAt = reached >= changes ? at : goal.at;
      goal = { changes, at };
    }
    const wasFresh = isFresh;
    isFresh = at - freshAt <= BEHIND_MS;
    // What was rendered from the standby may be old, and the primary answers from now on.
    if (wasFresh && !isFresh) onChange();
  }

  async function poll(onChange: () => void) {
    const at = performance.now();
    const changes = await changesAt('primary', onChange);
    // A standby that has not responded since the last poll hangs. Nobody waits for it.
    if (comparing) isThere.standby = false;
    comparing ??= compare(changes, at, onChange).finally(() => {
      comparing = undefined;
    });
  }

  return {
    async query<Row extends object>(statement: Statement) {
      const isSuitable = isFresh && performance.now() - wroteAt >= OWN_WRITE_MS;
      if (isThere.standby && (isSuitable || !isThere.primary))
        return run<Row>('standby', statement).catch(() => run<Row>('primary', statement));
      return run<Row>('primary', statement).catch((error: unknown) => {
        if (!isThere.standby || !(error instanceof DatabaseAway || error instanceof DatabaseBusy)) throw error;
        return run<Row>('standby', statement);
      });
    },
    wrote() {
      wroteAt = performance.now();
    },
    figures: () => ({ ...counts }),
    watch(onChange) {
      const stop = repeat(() => poll(onChange));
      return () => stop().then(() => comparing);
    },
  };
}
