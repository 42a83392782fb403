// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { onReturn, whileShown } from './page-cache';

const leave = () => dispatchEvent(new Event('pagehide'));
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('calls the listener on a return from the back/forward cache, not on a load, until it is stopped', () => {
  const listener = vi.fn();
  const stop = onReturn(listener);
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('holds a lock while the page is shown, but not in the back/forward cache or after the end', () => {
  let held = 0;
  const stop = whileShown(() => {
    held += 1;
    return () => {
      held -= 1;
    };
  });
  expect(held).toBe(1);
  leave();
  expect(held).toBe(0);
  show(true);
  expect(held).toBe(1);
  // A second pageshow does not take the lock twice.
  show(true);
  expect(held).toBe(1);
  stop();
  expect(held).toBe(0);
  show(true);
  expect(held).toBe(0);
});
