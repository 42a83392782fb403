import type { Meta, StoryObj } from '@storybook/react-vite';
import { digitalTransformation } from '~/content/pages/digital-transformation';
import { shipmentManagement } from '~/content/pages/shipment-management';
import { FeatureSections } from '~/sections/FeatureSections';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/FeatureSections',
  component: FeatureSections,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(shipmentManagement, 'featureSections') },
  decorators: [onPage],
} satisfies Meta<typeof FeatureSections>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Checks: Story = { args: { section: pick(digitalTransformation, 'featureSections') } };
export const WithHead: Story = {
  args: {
    section: {
      ...pick(shipmentManagement, 'featureSections'),
      head: { title: 'What is on the record', lead: 'From the first call to the invoice.' },
    },
  },
};
export const VeryLongText: Story = {
  args: {
    section: {
      kind: 'featureSections',
      variant: 'cards',
      groups: [{ name: LONG_WORD, items: [{ title: LONG_WORD, text: LONG_TEXT }] }],
    },
  },
};
