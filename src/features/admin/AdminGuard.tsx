import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { isLoggedIn, onSessionChange } from '~/api/token';
import { messages } from '~/content/messages';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/routes';
import { TOAST_MS, toast } from '~/ui/toast-store';

const noSubscription = () => () => {};

interface Props {
  /**
   * Leave at once when another tab signs out. The editor stays, because it may hold text; it says so itself.
   */
  leavesOnSignOut?: boolean;
  children: ReactNode;
}

/**
 * Shows its children to a signed-in admin and sends everybody else to the login. The flag only decides which screen is
 * shown; what is allowed is decided by the backend.
 */
export function AdminGuard({ leavesOnSignOut = false, children }: Props) {
  const isIn = useSyncExternalStore(leavesOnSignOut ? onSessionChange : noSubscription, isLoggedIn, () => undefined);
  useEffect(() => {
    if (isIn !== false) return;
    toast(messages.login.required, { tone: 'error', durationMs: TOAST_MS });
    void navigateTo(href('/admin/login'), { replace: true });
  }, [isIn]);
  return isIn ? children : null;
}
