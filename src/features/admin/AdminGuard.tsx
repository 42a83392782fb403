import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { isLoggedIn, onSessionChange } from '~/api/token';
import { adminMessages } from '~/content/admin-messages';
import { href } from '~/href';
import { TOAST_MS, toast } from '~/ui/toast/toast-store';

/** Redirects to the login, which comes back to `from`. */
function ToLogin({ from }: { from: string }) {
  useEffect(() => void toast(adminMessages.login.required, { tone: 'error', durationMs: TOAST_MS }), []);
  return <Redirect to={href('/admin/login')} replace state={{ from }} />;
}

interface Props {
  /** The path of the screen. Each screen checks the login when it opens. */
  path: string;
  /** Redirects when the user signs out in another tab. The editor must not, because it may have unsaved changes. */
  leavesOnSignOut?: boolean;
  children: ReactNode;
}

/** Redirects users who are not logged in to the login. This only chooses a screen; the backend checks permissions. */
export function AdminGuard({ path, leavesOnSignOut = false, children }: Props) {
  const search = useSearch();
  const [checked, setChecked] = useState({ path, isIn: isLoggedIn() });
  if (checked.path !== path) setChecked({ path, isIn: isLoggedIn() });
  useEffect(
    () => (leavesOnSignOut ? onSessionChange(() => setChecked({ path, isIn: isLoggedIn() })) : undefined),
    [path, leavesOnSignOut],
  );
  return checked.isIn ? children : <ToLogin from={search ? `${path}?${search}` : path} />;
}
