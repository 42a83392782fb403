import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '~/ui/button/IconButton';
import { pencil, trash2 } from '~/ui/icons/admin';
import { x } from '~/ui/icons/common';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Close', drawing: x, onClick: fn() },
  argTypes: { variant: { control: 'select', options: ['outline', 'plain', 'danger'] } },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Outline: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Plain: Story = { args: { label: 'Edit', drawing: pencil, variant: 'plain' } };
export const Danger: Story = { args: { label: 'Delete', drawing: trash2, variant: 'danger' } };
export const Disabled: Story = { args: { disabled: true } };
