import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { adminMessages } from '~/content/admin-messages';
import { Button } from '~/ui/button/Button';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';

const onConfirm = fn();

function Example(props: { isBusy?: boolean; error?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 500 }}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete article
      </Button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        title={adminMessages.dashboard.confirmTitle}
        text={adminMessages.dashboard.confirmText}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}

const meta = { title: 'UI/ConfirmDialog', component: Example } satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete article' }));
  await canvas.findByRole('alertdialog', { name: adminMessages.dashboard.confirmTitle });
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
};

export const StartsOnCancel: Story = { play: open };
export const Busy: Story = { args: { isBusy: true }, play: open };
export const Failed: Story = { args: { error: adminMessages.dashboard.deleteFailed }, play: open };
