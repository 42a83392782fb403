// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { committing, DatabaseTimeoutError, timedStore } from './database';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Fake timers leave out `AbortSignal.timeout`.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a transaction that never ends, like one of a frozen page in the back/forward cache. */
function block(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const store = opening.result.transaction('texts', 'readwrite').objectStore('texts');
      let isHeld = true;
      const hold = () => {
        if (isHeld) store.get('x').onsuccess = hold;
      };
      hold();
      resolve(() => {
        isHeld = false;
      });
    };
  });
}

it('rejects with DatabaseTimeoutError when the database does not respond, and stores nothing later', async () => {
  const store = timedStore('blocked', 'texts');
  await set('text', 'before', store);
  const release = await block('blocked');
  const failure = expect(set('text', 'late', store)).rejects.toBeInstanceOf(DatabaseTimeoutError);
  await vi.advanceTimersByTimeAsync(4000);
  await failure;
  release();
  expect(await get('text', store)).toBe('before');
});

it('aborts open transactions when the page is left, so that other pages can continue', async () => {
  const store = timedStore('left', 'texts');
  await set('text', 'before', store);
  const release = await block('left');
  const failure = expect(set('text', 'too late', store)).rejects.toMatchObject({ name: 'AbortError' });
  // A task later, as when the user leaves: the transaction is no longer active.
  await new Promise((resolve) => setImmediate(resolve));
  dispatchEvent(new Event('pagehide'));
  await failure;
  release();
  expect(await get('text', store)).toBe('before');
});

it('stores a write that commits at once, even when the page is left', async () => {
  const store = timedStore('committed', 'texts');
  await get('text', store);
  const stored = set('text', 'written in time', committing(store));
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  dispatchEvent(new Event('pagehide'));
  await stored;
  expect(await get('text', store)).toBe('written in time');
});

it('does not affect a call that ends in time', async () => {
  const store = timedStore('in-time', 'texts');
  await set('text', 'stored', store);
  await vi.advanceTimersByTimeAsync(4000);
  dispatchEvent(new Event('pagehide'));
  expect(await get('text', store)).toBe('stored');
});
