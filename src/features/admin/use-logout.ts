import { useState } from 'react';
import { endSession } from '~/api/token';
import { adminScreen } from '~/content/screens/admin';
import { clearDrafts, countDrafts } from '~/features/admin/editor/drafts/draft-store';
import { mayLeave, navigateTo } from '~/lib/navigation';
import { isTabUnsaved } from '~/lib/unsaved';
import { href } from '~/routes';
import { toast } from '~/ui/toast-store';

/** Signing out: an unsaved article may hold it back, and drafts on this device are asked about. */
export function useLogout() {
  const [isAsking, setAsking] = useState(false);
  const leave = async (keepsDrafts: boolean) => {
    setAsking(false);
    endSession();
    // First, so that nothing is left by the time the login is seen.
    if (!keepsDrafts && !(await clearDrafts())) toast(adminScreen.shell.drafts.notRemoved, { tone: 'error' });
    await navigateTo(href('/admin/login'));
  };
  const ask = async () => {
    const isTyping = isTabUnsaved();
    if (!(await mayLeave(href('/admin/login')))) return;
    // What was typed just now is a draft as soon as the editor is left.
    if (isTyping || (await countDrafts()) > 0) setAsking(true);
    else await leave(true);
  };
  return { isAsking, ask, leave: (keeps: boolean) => void leave(keeps), cancel: () => setAsking(false) };
}
