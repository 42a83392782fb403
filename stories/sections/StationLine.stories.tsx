import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { banking } from '~/content/pages/banking';
import { digitalTransformation } from '~/content/pages/digital-transformation';
import { logisticsAndTransportation } from '~/content/pages/logistics-and-transportation';
import { StationLine } from '~/sections/StationLine';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/StationLine',
  component: StationLine,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(logisticsAndTransportation, 'stationLine') },
  decorators: [onPage],
} satisfies Meta<typeof StationLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourStations: Story = {};
export const FiveStations: Story = { args: { section: pick(banking, 'stationLine') } };
/** The line leaves on the right, continues on the left, and ends at its seventh station. */
export const SevenStationsInTurn: Story = {
  args: { section: pick(digitalTransformation, 'stationLine') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getAllByRole('list')[1]).toHaveAttribute('start', '5');
  },
};
export const BelowTheWindow: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '120vh' }} />
        <Story />
      </>
    ),
  ],
};
export const VeryLongText: Story = {
  args: {
    section: {
      ...pick(banking, 'stationLine'),
      stations: [
        { title: LONG_WORD, text: LONG_TEXT },
        { title: 'Settle', text: 'Then the ledger agrees.' },
      ],
    },
  },
};
