import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { industries } from '~/content/pages/industries';
import { services } from '~/content/pages/services';
import { IndexRows } from '~/sections/cards/IndexRows';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/IndexRows',
  component: IndexRows,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(industries, 'indexRows') },
  decorators: [onPage],
} satisfies Meta<typeof IndexRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithChildPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shipment Management' })).toBeVisible();
  },
};
export const Services: Story = { args: { section: pick(services, 'indexRows') } };
export const VeryLongText: Story = {
  args: {
    section: {
      kind: 'indexRows',
      rows: pick(services, 'indexRows').rows.map((row) => ({ ...row, title: LONG_WORD, text: LONG_TEXT })),
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
