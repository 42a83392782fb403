import { adminScreen } from '~/content/screens/admin';
import { Button } from '~/ui/button/Button';
import { Modal } from '~/ui/dialog/Modal';
import { LoginForm } from './LoginForm';

interface Props {
  isOpen: boolean;
  title?: string;
  text?: string;
  submitLabel?: string;
  onSignedIn: () => void;
  onCancel: () => void;
}

/** Lets the user sign in again without leaving the page. The caller then repeats what failed. */
export function SignInDialog({ isOpen, title, text, submitLabel, onSignedIn, onCancel }: Props) {
  const words = adminScreen.signIn;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={title ?? words.title}
      description={text ?? words.text}
      width="form"
      hasCloseButton={false}
    >
      <LoginForm
        onSignedIn={onSignedIn}
        submitLabel={submitLabel ?? words.submit}
        secondAction={
          <Button variant="line" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        }
      />
    </Modal>
  );
}
