import { adminScreen } from '~/content/screens/admin';
import { Button } from '~/ui/button/Button';
import { Modal } from '~/ui/dialog/Modal';
import { LoginForm } from './LoginForm';

interface Props {
  isOpen: boolean;
  /** Why, and what happens then. By default, for a save. */
  words?: { readonly title: string; readonly text: string; readonly submit: string };
  onSignedIn: () => void;
  onCancel: () => void;
}

/** Lets the user sign in again without leaving the page. The caller then repeats what failed. */
export function SignInDialog({ isOpen, words = adminScreen.signIn, onSignedIn, onCancel }: Props) {
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
        onSignedIn={onSignedIn}
        submitLabel={words.submit}
        secondAction={
          <Button variant="line" size="small" onClick={onCancel}>
            {adminScreen.signIn.cancel}
          </Button>
        }
      />
    </Modal>
  );
}
