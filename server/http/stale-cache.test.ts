import { expect, it, vi } from 'vitest';
import { createStaleCache } from './stale-cache';

const options = { freshMs: 1000, staleMs: 3000, waitMs: 500, capacity: 2, sizeOf: () => 1 };

async function withTime(test: (pass: (ms: number) => Promise<void>) => Promise<void>) {
  const clock = performance;
  vi.useFakeTimers();
  // lru-cache has its own reference to the real clock.
  const now = vi.spyOn(clock, 'now').mockImplementation(() => performance.now());
  try {
    // lru-cache reads 0 as no time.
    await vi.advanceTimersByTimeAsync(1);
    await test(async (ms) => void (await vi.advanceTimersByTimeAsync(ms)));
  } finally {
    now.mockRestore();
    vi.useRealTimers();
  }
}

it('loads once while a value is fresh, shows a stale one while it loads again, and waits if it is too old', () =>
  withTime(async (pass) => {
    let version = '';
    const cache = createStaleCache(async () => (version += '.'), options);
    expect(await cache.get('a')).toBe('.');
    await pass(999);
    expect(await cache.get('a')).toBe('.');
    await pass(2);
    expect(await cache.get('a')).toBe('.');
    await pass(0);
    expect(await cache.get('a')).toBe('..');
    await pass(3000);
    expect(await cache.get('a')).toBe('...');
  }));

it('loads again after its time, even if the clock of the machine was set back', () =>
  withTime(async (pass) => {
    let version = '';
    const cache = createStaleCache(async () => (version += '.'), options);
    expect(await cache.get('a')).toBe('.');
    vi.setSystemTime(Date.now() - 3_600_000);
    await pass(3000);
    expect(await cache.get('a')).toBe('..');
  }));

it('shows the last good value while the source is down or slow, and nothing if there is none', () =>
  withTime(async (pass) => {
    let source: () => Promise<string> = async () => 'good';
    const cache = createStaleCache(() => source(), options);
    expect(await cache.get('a')).toBe('good');
    source = () => Promise.reject(new Error('down'));
    await pass(10_000);
    expect(await cache.get('a')).toBe('good');
    expect(await cache.get('b')).toBeUndefined();
    source = () => new Promise(() => {});
    await pass(10_000);
    const [known, unknown] = [cache.get('a'), cache.get('c')];
    await pass(500);
    expect(await known).toBe('good');
    expect(await unknown).toBeUndefined();
  }));

it('loads again after a change, even if an older load ends later', () =>
  withTime(async () => {
    const resolvers: ((text: string) => void)[] = [];
    const cache = createStaleCache(() => new Promise<string>((resolve) => resolvers.push(resolve)), options);
    const before = cache.get('a');
    cache.expire();
    resolvers[0]?.('before the change');
    expect(await before).toBe('before the change');
    const later = cache.get('a');
    resolvers[1]?.('after the change');
    expect(await later).toBe('after the change');
  }));

it('stores no more than its capacity, and drops the value that was used longest ago', () =>
  withTime(async () => {
    const load = vi.fn(async (key: string) => key);
    const cache = createStaleCache(load, options);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key);
    expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b']);
  }));

it('drops as many values as necessary, and does not store one that is too large', () =>
  withTime(async () => {
    const load = vi.fn(async (key: string) => key);
    const sizeOf = (text: string) => (text === 'none' ? Number.MAX_SAFE_INTEGER : text.length);
    const cache = createStaleCache(load, { ...options, capacity: 6, sizeOf });
    for (const key of ['aa', 'bb', 'none', 'none', 'cccc', 'bb', 'aa']) await cache.get(key);
    expect(load.mock.calls.map(([key]) => key)).toEqual(['aa', 'bb', 'none', 'none', 'cccc', 'aa']);
  }));

it('gives a value to its readers, even if others have filled the cache while it was loaded', () =>
  withTime(async () => {
    let finish = (_text: string) => {};
    const slow = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const cache = createStaleCache(async (key) => (key === 'slow' ? slow : key), options);
    const waiting = cache.get('slow');
    for (const key of ['a', 'b', 'c']) await cache.get(key);
    finish('done');
    expect(await waiting).toBe('done');
  }));

it('gives the last value to the next load', () =>
  withTime(async (pass) => {
    const cache = createStaleCache(async (_key, previous = '') => `${previous}.`, options);
    expect(await cache.get('a')).toBe('.');
    await pass(5000);
    expect(await cache.get('a')).toBe('..');
  }));
