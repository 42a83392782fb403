import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '~/content/pages/about';
import { LinkCards } from '~/sections/cards/LinkCards';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/LinkCards',
  component: LinkCards,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(about, 'linkCards') },
  decorators: [onPage],
} satisfies Meta<typeof LinkCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A link shows its states, but does not replace the story. */
export const StaysInStorybook: Story = {
  play: async ({ canvas, userEvent }) => {
    const isPrevented = new Promise<boolean>((resolve) =>
      addEventListener('click', ({ defaultPrevented }) => resolve(defaultPrevented), { once: true }),
    );
    await userEvent.click(canvas.getAllByRole('link')[0] ?? document.body);
    await expect(await isPrevented).toBe(true);
  },
};
export const VeryLongText: Story = {
  args: {
    section: {
      kind: 'linkCards',
      cards: pick(about, 'linkCards').cards.map((card, i) => ({
        ...card,
        title: `${LONG_WORD} ${i + 1}`,
        text: LONG_TEXT,
      })),
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
