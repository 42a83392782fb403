import { useRef } from 'react';
import { adminScreen } from '~/content/screens/admin';
import { Button } from '~/ui/Button';
import { Modal } from '~/ui/Modal';
import { ModalActions } from '~/ui/ModalActions';

const words = adminScreen.shell.drafts;

interface Props {
  isOpen: boolean;
  onChoose: (keepsDrafts: boolean) => void;
  onCancel: () => void;
}

/** On a shared computer drafts would stay readable, so logging out asks about them. */
export function LogoutDialog({ isOpen, onChoose, onCancel }: Props) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={words.title}
      description={words.text}
      role="alertdialog"
      initialFocus={safe}
    >
      <ModalActions>
        <Button ref={safe} variant="line" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="line" size="small" onClick={() => onChoose(false)}>
          {words.remove}
        </Button>
        <Button size="small" onClick={() => onChoose(true)}>
          {words.keep}
        </Button>
      </ModalActions>
    </Modal>
  );
}
