import type { Meta, StoryObj } from '@storybook/react-vite';
import { logisticsAndTransportation } from '~/content/pages/logistics-and-transportation';
import { BenefitStats } from '~/sections/BenefitStats';
import { onPage } from './on-page';
import { LONG_TEXT, pick } from './pick';

const meta = {
  title: 'Sections/BenefitStats',
  component: BenefitStats,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(logisticsAndTransportation, 'benefitStats') },
  decorators: [onPage],
} satisfies Meta<typeof BenefitStats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EndsOfTheTrack: Story = {
  args: {
    section: {
      kind: 'benefitStats',
      ground: 'alt',
      stats: [
        { value: '0%', label: 'the first station', percent: 0 },
        { value: '100%', label: 'the last one', percent: 100 },
        { value: '13,000', label: 'no share of anything, so no track' },
      ],
    },
  },
};
export const VeryLongText: Story = {
  args: { section: { kind: 'benefitStats', stats: [{ value: '13,000,000', label: LONG_TEXT, percent: 50 }] } },
};
