import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLoading } from '~/app/PageLoading';
import { isPageLoading } from '~/lib/navigation';
import { TallPage } from './TallPage';

const meta = {
  title: 'Shell/PageLoading',
  component: PageLoading,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <TallPage />
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    isPageLoading.set(true);
    return () => isPageLoading.set(false);
  },
} satisfies Meta<typeof PageLoading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SlowPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  },
};
