import { QueryProvider } from '~/api/QueryProvider';
import { leadMessages } from '~/content/lead-messages';
import { Modal } from '~/ui/dialog/Modal';
import { CallbackForm } from './CallbackForm';
import { closeCallback } from './callback-store';

const { title, promise, close } = leadMessages.callback;

/** 'Request a Callback' as a modal. Cancel, backdrop, Escape, its close button and a sent lead close it. */
export function CallbackDialog({ isOpen }: { isOpen: boolean }) {
  return (
    <Modal isOpen={isOpen} onClose={closeCallback} title={title} description={promise} closeLabel={close}>
      <QueryProvider>
        <CallbackForm onSent={closeCallback} onCancel={closeCallback} />
      </QueryProvider>
    </Modal>
  );
}
