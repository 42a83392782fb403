import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { cached, inParallel } from './cache';

it('makes a result once for each name and input', async () => {
  const input = randomUUID();
  const make = vi.fn(async () => Buffer.from('made'));
  expect((await cached('a step', input, make)).toString()).toBe('made');
  expect((await cached('a step', input, make)).toString()).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  await cached('another step', input, make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('caches nothing if a step fails', async () => {
  const input = randomUUID();
  await expect(cached('a step', input, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect((await cached('a step', input, async () => Buffer.from('made'))).toString()).toBe('made');
});

it('runs an action once for every item, and reports a failure', async () => {
  const items = Array.from({ length: 50 }, (_, i) => i);
  const done: number[] = [];
  await inParallel(items, async (item) => void done.push(item));
  expect(done.sort((a, b) => a - b)).toEqual(items);
  await expect(inParallel(items, () => Promise.reject(new Error('full disk')))).rejects.toThrow('full disk');
});
