import { type ReactNode, useRef } from 'react';
import { Button } from '~/ui/button/Button';
import { Alert } from '~/ui/status/Alert';
import { Modal } from './Modal';
import { ModalActions } from './ModalActions';

interface Props {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'danger' | 'primary';
  isBusy?: boolean;
  busyLabel?: string;
  /** Why the last attempt failed. The dialog stays open. */
  error?: ReactNode;
  /** What the user should know, above the buttons. It may change while the dialog is open. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. The focus starts on the safe choice. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  isBusy = false,
  busyLabel = confirmLabel,
  error,
  children,
  onConfirm,
  onCancel,
}: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      description={text}
      width="dialog"
      role="alertdialog"
      hasCloseButton={false}
      initialFocus={cancel}
    >
      {children}
      {error && <Alert tone="danger">{error}</Alert>}
      <ModalActions>
        <Button ref={cancel} variant="line" size="small" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone} size="small" isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ModalActions>
    </Modal>
  );
}
