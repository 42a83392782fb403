import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '~/content/pages/home';
import { ServiceExplorer } from '~/sections/service-explorer/ServiceExplorer';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/ServiceExplorer',
  component: ServiceExplorer,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'serviceExplorer') },
  decorators: [onPage],
} satisfies Meta<typeof ServiceExplorer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Design 1 to 4' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Maintenance 9 to 10' })).not.toHaveAttribute('aria-current');
  },
};
export const OneCategory: Story = {
  args: {
    section: {
      ...pick(home, 'serviceExplorer'),
      cards: pick(home, 'serviceExplorer').cards.filter(({ category }) => category === 'Development'),
    },
  },
};
export const VeryLongText: Story = {
  args: {
    section: {
      ...pick(home, 'serviceExplorer'),
      lead: LONG_TEXT,
      cards: pick(home, 'serviceExplorer').cards.map((card) => ({ ...card, title: LONG_WORD, description: LONG_TEXT })),
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
