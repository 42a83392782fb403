import { describe, expect, it, vi } from 'vitest';
import { retryable } from './retryable';

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
