import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseAway, DatabaseBusy, sql } from './database';
import { createReads, openStandby } from './reads';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A server with a number of changes. It rejects with `error`, if it has one. */
function createServer() {
  const server = {
    changes: 1,
    error: undefined as Error | undefined,
    query: async () => {
      if (server.error) throw server.error;
      return [{ changes: server.changes }] as never;
    },
  };
  return server;
}

function start() {
  const [primary, standby, onChange] = [createServer(), createServer(), vi.fn()];
  const reads = createReads(primary, standby);
  /** Polls once, after a time in seconds. */
  const poll = async (seconds = 2) => {
    vi.advanceTimersByTime(seconds * 1000);
    await reads.watch(onChange)();
  };
  /** The server that answers a reader. */
  const read = async () => {
    const before = reads.figures();
    await reads.query(sql`select 1 as one`);
    return reads.figures().standby > before.standby ? 'standby' : 'primary';
  };
  return { primary, standby, onChange, reads, poll, read };
}

const away = () => new DatabaseAway(new Error('away'));

it('reads from the standby, and from the primary for five seconds after a write of this process', async () => {
  const { reads, poll, read } = start();
  expect(await read(), 'before the first poll').toBe('primary');
  await poll();
  expect(await read()).toBe('standby');
  reads.wrote();
  vi.advanceTimersByTime(4999);
  expect(await read()).toBe('primary');
  vi.advanceTimersByTime(1);
  expect(await read()).toBe('standby');
});

it('reports a change at the primary, and again when the standby has it', async () => {
  const { primary, standby, onChange, poll } = start();
  await poll();
  expect(onChange).toHaveBeenCalledTimes(2);
  primary.changes = 2;
  await poll();
  expect(onChange).toHaveBeenCalledTimes(3);
  standby.changes = 2;
  await poll();
  await poll();
  expect(onChange).toHaveBeenCalledTimes(4);
});

it('reads from the primary once the standby is ten seconds behind, until it has caught up', async () => {
  const { primary, standby, onChange, poll, read } = start();
  await poll();
  primary.changes = 5;
  const seen: string[] = [];
  for (let count = 0; count < 6; count++) {
    await poll();
    seen.push(await read());
  }
  // The first poll that sees the lag may be two seconds late.
  expect(seen).toEqual(['standby', 'standby', 'standby', 'standby', 'primary', 'primary']);
  expect(onChange, 'at the start twice, after the change, and when the standby is left').toHaveBeenCalledTimes(4);
  standby.changes = 4;
  await poll();
  expect(await read()).toBe('primary');
  standby.changes = 5;
  await poll();
  expect(await read()).toBe('standby');
});

it('uses a standby that is one second behind, also if somebody writes all the time', async () => {
  const { primary, standby, poll, read } = start();
  for (let count = 0; count < 20; count++) {
    primary.changes += 2;
    standby.changes = primary.changes - 1;
    await poll();
  }
  expect(await read()).toBe('standby');
});

it('lets a standby rest that is away, until it is back and up to date', async () => {
  const { primary, standby, poll, read } = start();
  await poll();
  standby.error = away();
  expect(await read(), 'the statement runs again').toBe('primary');
  standby.error = undefined;
  expect(await read()).toBe('primary');
  standby.error = away();
  primary.changes = 9;
  await poll(60);
  standby.error = undefined;
  await poll();
  expect(await read(), 'what it has is a minute old').toBe('primary');
  standby.changes = 9;
  await poll();
  expect(await read()).toBe('standby');
});

it('reads from the primary while the standby hangs, and goes on reporting changes', async () => {
  const { primary, standby, onChange, reads, poll, read } = start();
  await poll();
  let respond: (rows: never) => void = () => undefined;
  standby.query = () => new Promise((resolve) => (respond = resolve));
  const polls = [reads.watch(onChange)()];
  primary.changes = 2;
  polls.push(reads.watch(onChange)());
  await vi.waitUntil(() => onChange.mock.calls.length === 3);
  expect(await read()).toBe('primary');
  respond([{ changes: 2 }] as never);
  await Promise.all(polls);
});

it('reads from the standby while the primary is away, however old it is', async () => {
  const { primary, standby, poll, read } = start();
  primary.changes = 2;
  for (let count = 0; count < 6; count++) await poll();
  expect(await read()).toBe('primary');
  primary.error = new DatabaseBusy(new Error('all connections are in use'));
  expect(await read()).toBe('standby');
  primary.error = away();
  expect(await read()).toBe('standby');
  await poll();
  expect(await read()).toBe('standby');
  standby.error = away();
  await expect(read(), 'both are away').rejects.toThrow(DatabaseAway);
  [primary.error, standby.error] = [undefined, undefined];
  expect(await read()).toBe('primary');
});

it('repeats a statement that the standby cancels at the primary, and no statement that is wrong', async () => {
  const { primary, standby, poll, read } = start();
  await poll();
  standby.error = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  expect(await read()).toBe('primary');
  standby.error = undefined;
  expect(await read(), 'it does not rest').toBe('standby');
  await poll();
  standby.error = away();
  primary.error = new Error('syntax error');
  await expect(read()).rejects.toThrow('syntax error');
});

it.each(['pglite:secret', 'postgres://u:se/cret@a/db', 'postgres://u:x@secret,b:x/db', 'mysql://u:secret@a/db'])(
  'refuses %s at the start, with the name of the variable and without the password',
  async (url) => {
    const listener = { onAway: () => undefined, onBack: () => undefined, onBusy: () => undefined };
    await expect(openStandby(url, listener)).rejects.toThrow(/^(?!.*cret).*DATABASE_READ_URL/);
  },
);
