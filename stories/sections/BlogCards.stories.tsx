import type { Meta, StoryObj } from '@storybook/react-vite';
import { blog } from '~/content/pages/blog';
import { BlogCards } from '~/sections/cards/BlogCards';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/BlogCards',
  component: BlogCards,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(blog, 'blogCards') },
  decorators: [onPage],
} satisfies Meta<typeof BlogCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const first = pick(blog, 'blogCards').cards[0];
export const OneCard: Story = { args: { section: { ...pick(blog, 'blogCards'), cards: first ? [first] : [] } } };
export const VeryLongText: Story = {
  args: {
    section: {
      kind: 'blogCards',
      cards: pick(blog, 'blogCards').cards.map((card, i) => ({
        ...card,
        title: `${LONG_WORD} ${i + 1}`,
        paragraphs: [LONG_TEXT],
      })),
      sidebar: pick(blog, 'blogCards').sidebar.map((item, i) => ({ ...item, title: `${LONG_WORD} ${i + 1}` })),
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
