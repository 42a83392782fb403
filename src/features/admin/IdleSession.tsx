import { useEffect, useState } from 'react';
import { queryClient } from '~/api/query-client';
import { adminScreen } from '~/content/screens/admin';
import { dismissToast, toast } from '~/ui/toast-store';
import { type Idle, watchIdle } from './idle-watch';
import { SignInDialog } from './SignInDialog';

const words = adminScreen.idle;
const isSending = () => queryClient.isMutating() > 0;

/** Over every guarded screen: a notice before the session ends for lack of activity, and the sign-in after it. */
export function IdleSession() {
  const [idle, setIdle] = useState<Idle>('active');
  useEffect(() => watchIdle(isSending, setIdle), []);
  useEffect(() => {
    if (idle !== 'warned') return;
    const id = toast(words.warning, { tone: 'info', durationMs: Number.POSITIVE_INFINITY });
    return () => dismissToast(id);
  }, [idle]);
  const goOn = () => setIdle('active');
  return (
    <SignInDialog
      isOpen={idle === 'ended'}
      title={words.title}
      text={words.text}
      submitLabel={words.submit}
      onSignedIn={goOn}
      onCancel={goOn}
    />
  );
}
