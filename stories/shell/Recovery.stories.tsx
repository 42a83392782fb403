import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { RecoveryBoundary } from '~/app/RecoveryBoundary';

function MissingPart(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

const meta = {
  title: 'Shell/Recovery',
  component: RecoveryBoundary,
  parameters: { layout: 'fullscreen' },
  args: { children: <MissingPart /> },
  beforeEach: () => {
    // React and the boundary log the error of this story.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof RecoveryBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PartGoneAfterARelease: Story = {
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This page could not be loaded completely');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
};
