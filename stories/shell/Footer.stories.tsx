import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '~/app/Footer';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'careers@mindwave.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Newsroom' })).toHaveAttribute('href', '/newsroom');
  },
};
export const AsksBeforeRepair: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Repair this app' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Load the app anew?');
    await expect(canvas.queryByRole('button', { name: 'Check for update' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Repair this app' })).toBeVisible();
  },
};
export const ChecksForAnUpdate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check for update' }));
    await expect(await canvas.findByText('This is the newest version.')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
