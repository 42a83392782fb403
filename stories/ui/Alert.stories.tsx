import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminMessages } from '~/content/admin-messages';
import { messages } from '~/content/messages';
import { Button } from '~/ui/button/Button';
import { Alert } from '~/ui/status/Alert';

const meta = {
  title: 'UI/Alert',
  component: Alert,
  args: { children: adminMessages.editor.saved },
  argTypes: { tone: { control: 'select', options: ['ok', 'info', 'warning', 'danger'] } },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ok: Story = {
  args: { tone: 'ok' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(adminMessages.editor.saved);
  },
};
export const Info: Story = { args: { tone: 'info', children: messages.demoData.memory } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'You are offline.',
    children: 'Nothing you wrote is lost.',
    actions: (
      <>
        <Button size="small">Send it when I am online</Button>
        <Button size="small" variant="line">
          Try again
        </Button>
      </>
    ),
  },
};
export const Danger: Story = {
  args: { tone: 'danger', children: adminMessages.editor.required },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminMessages.editor.required);
  },
};
export const VeryLongText: Story = {
  args: { tone: 'danger', children: adminMessages.dashboard.loadError + 'https://mindwave.example/'.repeat(12) },
};
