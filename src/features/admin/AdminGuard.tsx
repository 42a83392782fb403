import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { isLoggedIn, onSessionChange } from '~/api/token';
import { adminMessages } from '~/content/admin-messages';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/href';
import { TOAST_MS, toast } from '~/ui/toast/toast-store';

const noSubscription = () => () => {};

interface Props {
  /** Redirects when the user signs out in another tab. The editor must not, because it may have unsaved changes. */
  leavesOnSignOut?: boolean;
  children: ReactNode;
}

/** Redirects users who are not logged in to the login. This only chooses a screen; the backend checks permissions. */
export function AdminGuard({ leavesOnSignOut = false, children }: Props) {
  const isIn = useSyncExternalStore(leavesOnSignOut ? onSessionChange : noSubscription, isLoggedIn, () => undefined);
  useEffect(() => {
    if (isIn !== false) return;
    toast(adminMessages.login.required, { tone: 'error', durationMs: TOAST_MS });
    void navigateTo(href('/admin/login'), { replace: true });
  }, [isIn]);
  return isIn ? children : null;
}
