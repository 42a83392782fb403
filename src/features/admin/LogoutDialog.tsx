import { useRef } from 'react';
import { Button } from '~/ui/button/Button';
import { Modal } from '~/ui/dialog/Modal';
import { ModalActions } from '~/ui/dialog/ModalActions';
import { adminWords } from './words';

const words = adminWords.shell.drafts;

interface Props {
  isOpen: boolean;
  onChoose: (keepDrafts: boolean) => void;
  onCancel: () => void;
}

/** Asks what to do with drafts, because other users of this computer could read them. */
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
