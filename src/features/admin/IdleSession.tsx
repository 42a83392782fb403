import { useEffect, useState } from 'react';
import { queryClient } from '~/api/query-client';
import { dismissToast, toast } from '~/ui/toast/toast-store';
import { type Idle, watchIdle } from './idle-watch';
import { SignInDialog } from './SignInDialog';
import { adminWords } from './words';

const words = adminWords.idle;
const isMutating = () => queryClient.isMutating() > 0;

/** Warns an inactive user before the session ends, and opens a sign-in dialog after that. */
export function IdleSession() {
  const [idle, setIdle] = useState<Idle>('active');
  useEffect(() => watchIdle(isMutating, setIdle), []);
  useEffect(() => {
    if (idle !== 'warned') return;
    const id = toast(words.warning, { tone: 'info', durationMs: Number.POSITIVE_INFINITY });
    return () => dismissToast(id);
  }, [idle]);
  const close = () => setIdle('active');
  return <SignInDialog isOpen={idle === 'ended'} words={words} onSignedIn={close} onCancel={close} />;
}
