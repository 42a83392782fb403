import { describe, expect, it, vi } from 'vitest';
import { orAborted } from './or-aborted';

describe('orAborted', () => {
  it('returns the outcome of the promise and removes its listener', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    expect(await orAborted(Promise.resolve('outcome'), signal)).toBe('outcome');
    await expect(orAborted(Promise.reject(new Error('cut')), signal)).rejects.toThrow('cut');
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });

  it('rejects with the signal’s reason, even if the signal was already aborted', async () => {
    const controller = new AbortController();
    const waiting = orAborted(new Promise(() => {}), controller.signal);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(orAborted(Promise.resolve(1), controller.signal)).rejects.toThrow('enough');
  });
});
