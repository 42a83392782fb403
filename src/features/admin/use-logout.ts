import { useState } from 'react';
import { logout } from '~/api/account/session';
import { clearDrafts, countDrafts } from '~/features/admin/editor/drafts/draft-store';
import { href } from '~/href';
import { mayLeave, navigateTo } from '~/lib/navigation';
import { isTabUnsaved } from '~/lib/unsaved';
import { toast } from '~/ui/toast/toast-store';
import { adminWords } from './words';

/** Logs out. Asks before it leaves an unsaved article, and what to do with drafts on this device. */
export function useLogout() {
  const [isAsking, setAsking] = useState(false);
  const leave = async (keepDrafts: boolean) => {
    setAsking(false);
    logout();
    // Remove the drafts before the login appears, so that none is left when another user sees it.
    if (!keepDrafts && !(await clearDrafts())) toast(adminWords.shell.drafts.notRemoved, { tone: 'error' });
    await navigateTo(href('/admin/login'));
  };
  const ask = async () => {
    const isUnsaved = isTabUnsaved();
    if (!(await mayLeave(href('/admin/login')))) return;
    // Leaving the editor stores unsaved changes as a draft.
    if (isUnsaved || (await countDrafts()) > 0) setAsking(true);
    else await leave(true);
  };
  return { isAsking, ask, leave: (keepDrafts: boolean) => void leave(keepDrafts), cancel: () => setAsking(false) };
}
