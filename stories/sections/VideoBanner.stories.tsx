import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { home } from '~/content/pages/home';
import { VideoBanner } from '~/sections/banners/VideoBanner';
import { onPage } from './on-page';
import { LONG_TEXT, pick } from './pick';

const meta = {
  title: 'Sections/VideoBanner',
  component: VideoBanner,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'videoBanner') },
  decorators: [onPage],
} satisfies Meta<typeof VideoBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The film loads when the banner is visible, and can be paused and played. */
export const Default: Story = {};
export const WithGradient: Story = { args: { section: { ...pick(home, 'videoBanner'), useGradient: true } } };
/** The film cannot be loaded: the poster stays. */
export const MissingFilm: Story = { args: { section: { ...pick(home, 'videoBanner'), videoSrc: '/video/none' } } };
export const MissingPoster: Story = {
  args: { section: { ...pick(home, 'videoBanner'), videoSrc: '/video/none', poster: '/video/none.webp' } },
};
export const VeryLongText: Story = { args: { section: { ...pick(home, 'videoBanner'), description: LONG_TEXT } } };
/** The arrow scrolls down by one window, and the button scrolls to the top. */
export const Scrolls: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [arrow] = canvas.getAllByRole('link', { name: 'Scroll down' });
    if (!arrow) throw new Error('The banner has no arrow.');
    await userEvent.click(arrow);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(window.innerHeight / 2), { timeout: 3000 });
    const [top] = canvas.getAllByRole('link', { name: 'Start at the top' });
    if (!top) throw new Error('The banner has no link to the top.');
    await userEvent.click(top);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
  },
};
