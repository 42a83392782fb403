import { describe, expect, it, vi } from 'vitest';
import { retryable } from './retryable';

describe('a load that can be retried', () => {
  it('is shared while it runs and after it succeeded', async () => {
    const run = vi.fn(async () => 'code');
    const { load, current } = retryable(run);
    expect(load()).toBe(load());
    expect(await load()).toBe('code');
    expect(current()).toBe(load());
    expect(run).toHaveBeenCalledOnce();
  });

  it('gives a render the same failure again, and retries only on load', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('code');
    const { load, current } = retryable(run);
    const first = current();
    await expect(first).rejects.toThrow('gone');
    expect(current()).toBe(first);
    expect(run).toHaveBeenCalledOnce();
    expect(await load()).toBe('code');
    expect(await current()).toBe('code');
  });
});
