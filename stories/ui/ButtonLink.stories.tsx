import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '~/ui/button/ButtonLink';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '#contact', children: 'Contact Us' },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'ink', 'flow', 'cover', 'line', 'danger'] },
    size: { control: 'select', options: ['base', 'small'] },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#contact');
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Ink: Story = { args: { variant: 'ink', size: 'small' } };
export const Outline: Story = { args: { variant: 'line' } };
