import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollToTopHost } from '~/app/ScrollToTopHost';
import { TallPage } from './TallPage';

const meta = {
  title: 'Shell/ScrollToTop',
  component: ScrollToTopHost,
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
    scrollTo({ top: 0, behavior: 'instant' });
  },
} satisfies Meta<typeof ScrollToTopHost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const After300Pixels: Story = {
  play: async ({ canvas, userEvent }) => {
    scrollTo({ top: 300, behavior: 'instant' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    scrollTo({ top: 301, behavior: 'instant' });
    const button = await canvas.findByRole('button', { name: 'Scroll to top' });
    await userEvent.hover(button);
    await expect(canvas.getByRole('tooltip', { hidden: true })).toHaveTextContent('Scroll to top');
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 4000 });
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};
export const Shown: Story = {
  play: async ({ canvas }) => {
    scrollTo({ top: 400, behavior: 'instant' });
    await expect(await canvas.findByRole('button', { name: 'Scroll to top' })).toBeVisible();
  },
};
