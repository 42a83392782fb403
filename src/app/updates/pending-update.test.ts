import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts, toast } from '~/ui/toast/toast-store';
import { applyOnTheWay, setPendingUpdate } from './pending-update';

afterEach(() => {
  clearToasts();
  setPendingUpdate(undefined);
});

it('applies a new version during a navigation, but not while the load would remove a result that is shown', async () => {
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
