import { useRef, useState } from 'react';
import type { SessionsResult } from '~/api/account/account';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { adminWords } from '~/features/admin/words';
import { Modal } from '~/ui/dialog/Modal';
import { Stack } from '~/ui/layout';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

const words = adminWords.account;

interface Props {
  isOpen: boolean;
  onClose: () => void;
  query: SessionsResult;
}

/** The account of the admin: its sessions, and a form to change the password. */
export function AccountDialog({ isOpen, onClose, query }: Props) {
  const [needsSignIn, setNeedsSignIn] = useState(false);
  // Not the first field: on phones, a keyboard would cover the sessions.
  const start = useRef<HTMLHeadingElement>(null);
  const askToSignIn = () => setNeedsSignIn(true);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={words.title} width="form" initialFocus={start}>
      <Stack $gap="l">
        <SessionList titleRef={start} query={query} onSignIn={askToSignIn} onEnded={() => start.current?.focus()} />
        <PasswordForm onSignIn={askToSignIn} />
      </Stack>
      <SignInDialog
        isOpen={needsSignIn}
        words={words.signIn}
        onCancel={() => setNeedsSignIn(false)}
        onSignedIn={() => setNeedsSignIn(false)}
      />
    </Modal>
  );
}
