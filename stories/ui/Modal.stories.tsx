import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { leadMessages } from '~/content/lead-messages';
import { Button } from '~/ui/button/Button';
import { Modal } from '~/ui/dialog/Modal';
import { ModalActions } from '~/ui/dialog/ModalActions';
import { TextField } from '~/ui/form/TextField';
import { ToastRegion } from '~/ui/toast/ToastRegion';
import { clearToasts, toast } from '~/ui/toast/toast-store';

interface Args {
  width?: 'modal' | 'dialog' | 'wide';
  isLong?: boolean;
}

function Example({ width = 'modal', isLong = false }: Args) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div style={{ minHeight: 900 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={leadMessages.callback.title}
        description={leadMessages.callback.promise}
        width={width}
      >
        <TextField label="Name" defaultValue="Priya Raman" isValid />
        <TextField label="Work email" defaultValue="priya@pm.me" error={leadMessages.callback.workEmail} />
        {isLong && Array.from({ length: 12 }, (_, index) => <TextField key={index} label={`Field ${index + 1}`} />)}
        <ModalActions>
          <Button variant="line" onClick={close}>
            {leadMessages.callback.cancel}
          </Button>
          <Button onClick={() => toast(leadMessages.contact.failure, { tone: 'error' })}>
            {leadMessages.callback.submit}
          </Button>
        </ModalActions>
      </Modal>
      <ToastRegion />
    </div>
  );
}

const meta = {
  title: 'UI/Modal',
  component: Example,
  beforeEach: () => clearToasts,
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const opener = canvas.getByRole('button', { name: 'Open' });
  opener.focus();
  opener.click();
  const dialog = await canvas.findByRole('dialog', { name: leadMessages.callback.title });
  await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  return { opener, dialog };
};
const isGone = (dialog: HTMLElement) => waitFor(() => expect(dialog.matches('[open]')).toBe(false));

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    await expect(dialog).toHaveAccessibleDescription(leadMessages.callback.promise);
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  },
};
export const ClosesOnEscape: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await opened(canvasElement);
    // The event that the browser dispatches on Escape.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await isGone(dialog);
    await expect(opener).toHaveFocus();
  },
};
export const ClosesOnBackdropNotInside: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { dialog } = await opened(canvasElement);
    await userEvent.click(within(dialog).getByText(leadMessages.callback.promise));
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(dialog);
    await isGone(dialog);
  },
};
/** Everything outside the dialog is inert, so the toast is inside. */
export const ShowsToastsInside: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { dialog } = await opened(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: leadMessages.callback.submit }));
    const message = await within(dialog).findByText(leadMessages.contact.failure);
    await waitFor(() => expect(message).toBeVisible());
    await expect(within(canvasElement).getAllByText(leadMessages.contact.failure)).toHaveLength(1);
  },
};
export const TallerThanTheScreen: Story = {
  args: { isLong: true },
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const BottomSheetOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
};
export const Small: Story = {
  args: { width: 'dialog' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
};
export const Wide: Story = {
  args: { width: 'wide' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
};
