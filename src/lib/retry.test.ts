// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onReason, RETURNS, retryable, shared, untilDone } from './retry';
import { afterPauses } from './retry-schedule';

describe('a load that can be retried', () => {
  it('is shared while it runs and after it succeeded', async () => {
    const run = vi.fn(async () => 'code');
    const { load, loaded } = retryable(run);
    expect(load()).toBe(load());
    expect(loaded()).toBeUndefined();
    expect(await load()).toBe('code');
    expect(loaded()).toBe('code');
    expect(run).toHaveBeenCalledOnce();
  });

  it('is tried once more after a failure', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('code');
    const { load, loaded } = retryable(run);
    expect(await load()).toBe('code');
    expect(loaded()).toBe('code');
  });

  it('can be retried after two failures', async () => {
    const gone = new Error('gone');
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
    run.mockResolvedValueOnce('code');
    const { load, loaded } = retryable(run);
    await expect(load()).rejects.toThrow('gone');
    expect(loaded()).toBeUndefined();
    expect(await load()).toBe('code');
    expect(loaded()).toBe('code');
  });
});

describe('a shared call', () => {
  it('is made again only after a failure', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('settings');
    const read = shared(run);
    await expect(Promise.all([read(), read()])).rejects.toThrow('gone');
    expect(run).toHaveBeenCalledOnce();
    expect([await read(), await read()]).toEqual(['settings', 'settings']);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe('retries', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'info').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const send = (...types: string[]) => {
    for (const type of types) dispatchEvent(new Event(type));
  };

  it.each(['online', 'focus', 'pointerdown', 'keydown'])('start at %s', (reason) => {
    const retry = vi.fn();
    const end = onReason(retry);
    send(reason);
    vi.advanceTimersByTime(0);
    end();
    vi.advanceTimersByTime(3000);
    send(reason);
    vi.advanceTimersByTime(0);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('do not start at a touch where only a return counts', () => {
    const retry = vi.fn();
    const end = onReason(retry, RETURNS);
    send('pointerdown', 'keydown');
    vi.advanceTimersByTime(0);
    end();
    expect(retry).not.toHaveBeenCalled();
  });

  it('wait for the end of the pause, and no reason is lost', () => {
    const retry = vi.fn();
    const end = onReason(retry);
    send('keydown', 'keydown');
    vi.advanceTimersByTime(0);
    send('online', 'keydown');
    expect(retry).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2999);
    expect(retry).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(retry).toHaveBeenCalledTimes(2);
    send('online');
    end();
    vi.advanceTimersByTime(3000);
    expect(retry, 'a planned retry does not run after the end').toHaveBeenCalledTimes(2);
  });

  it('end with the first success', async () => {
    const gone = new Error('gone');
    const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
    run.mockResolvedValue();
    untilDone(run);
    for (let step = 0; step < 5; step += 1) {
      await vi.advanceTimersByTimeAsync(3000);
      send('online');
    }
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('end when nobody needs the result any more', async () => {
    const run = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('gone'));
    const end = untilDone(run);
    end();
    await vi.advanceTimersByTimeAsync(3000);
    send('online');
    await vi.advanceTimersByTimeAsync(3000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('on a schedule end with its last pause', () => {
    const run = vi.fn();
    afterPauses([1000, 5000], run);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5001);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(3_600_000);
    expect(run).toHaveBeenCalledTimes(2);
    const later = vi.fn();
    const end = afterPauses([1000, 5000], later);
    vi.advanceTimersByTime(1000);
    end();
    vi.advanceTimersByTime(10_000);
    expect(later).toHaveBeenCalledOnce();
  });
});
