import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { adminMessages } from '~/content/admin-messages';
import { leadMessages } from '~/content/lead-messages';
import { Button } from '~/ui/button/Button';
import { ToastRegion } from '~/ui/toast/ToastRegion';
import { clearToasts, type ToastOptions, toast } from '~/ui/toast/toast-store';

function Example({ text, options }: { text: string; options?: ToastOptions }) {
  return (
    <div style={{ minHeight: 260 }}>
      <Button onClick={() => toast(text, options)}>Show</Button>
      <ToastRegion />
    </div>
  );
}

const meta = {
  title: 'UI/Toast',
  component: Example,
  args: { text: leadMessages.contact.success },
  beforeEach: () => clearToasts,
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

const show = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Show' }).click();

export const Success: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    // The live region must exist before its first message.
    const region = canvas.getByRole('status');
    show(canvasElement);
    const message = await within(region).findByText(args.text);
    await waitFor(() => expect(message).toBeVisible());
  },
};
export const Failure: Story = {
  args: { text: leadMessages.contact.failure, options: { tone: 'error' } },
  play: async ({ canvas, canvasElement, args }) => {
    const region = canvas.getByRole('alert');
    show(canvasElement);
    const message = await within(region).findByText(args.text);
    await waitFor(() => expect(message).toBeVisible());
  },
};
const onUndo = fn();
export const WithUndo: Story = {
  args: { text: adminMessages.dashboard.deleted, options: { action: { label: 'Undo', onAction: onUndo } } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    show(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(args.text)).not.toBeInTheDocument();
  },
};
export const NeverExpires: Story = {
  args: {
    text: 'A new version is ready',
    options: {
      tone: 'info',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: 'Update', onAction: fn() },
      secondAction: { label: 'Later', onAction: fn() },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    show(canvasElement);
    const later = await canvas.findByRole('button', { name: 'Later' });
    await waitFor(() => expect(later).toBeVisible());
  },
};
export const WaitsUnderThePointer: Story = {
  args: { options: { durationMs: 300 } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    show(canvasElement);
    const message = await canvas.findByText(args.text);
    await userEvent.hover(message);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(message).toBeVisible();
    await userEvent.unhover(message);
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
};
export const VeryLongText: Story = {
  args: {
    text: 'Error loading articles: the server took longer than fifteen seconds to answer, and the connection was closed before the list had arrived',
    options: { tone: 'error' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    show(canvasElement);
  },
};
