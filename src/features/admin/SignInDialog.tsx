import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button/Button';
import { Modal } from '~/ui/dialog/Modal';
import { LoginForm } from './LoginForm';
import { adminWords } from './words';

interface Props {
  isOpen: boolean;
  /** Why, and what happens then. By default, for a save. */
  words?: { readonly title: string; readonly text: string; readonly submit: string };
  /** Not called if the user closes the dialog during the login. */
  onSignedIn?: (() => void) | undefined;
  onCancel: () => void;
}

/** Lets the user sign in again without leaving the page. Queries that failed load again; the caller repeats anything else. */
export function SignInDialog({ isOpen, words = adminWords.signIn, onSignedIn, onCancel }: Props) {
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={words.title}
      description={words.text}
      width="form"
      hasCloseButton={false}
    >
      <LoginForm
        onSignedIn={() => isShown.current && onSignedIn?.()}
        submitLabel={words.submit}
        secondAction={
          <Button variant="line" size="small" onClick={onCancel}>
            {adminWords.signIn.cancel}
          </Button>
        }
      />
    </Modal>
  );
}
