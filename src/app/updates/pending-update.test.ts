import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts, toast } from '~/ui/toast/toast-store';
import { applyOnTheWay, setPendingUpdate } from './pending-update';

afterEach(() => {
  clearToasts();
  setPendingUpdate(undefined);
});

it('applies a new version on the way, but not while a result is shown that the load would remove', async () => {
  const apply = vi.fn(async () => true);
  await expect(applyOnTheWay('/about')).resolves.toBe(false);
  setPendingUpdate(apply);
  toast('Article saved successfully!', { durationMs: 3000 });
  await expect(applyOnTheWay('/about')).resolves.toBe(false);
  expect(apply).not.toHaveBeenCalled();
  clearToasts();
  toast('“Late trains” is deleted.', { tone: 'info', action: { label: 'Undo', onAction: () => undefined } });
  await expect(applyOnTheWay('/about')).resolves.toBe(false);
  clearToasts();
  toast('The update is waiting: a tab of this site has unsaved text.', { tone: 'info' });
  toast('A new version is ready', { durationMs: Number.POSITIVE_INFINITY });
  await expect(applyOnTheWay('/about')).resolves.toBe(true);
  expect(apply).toHaveBeenCalledExactlyOnceWith('/about', true);
});
