import type { Meta, StoryObj } from '@storybook/react-vite';
import { about } from '~/content/pages/about';
import { digitalTransformation } from '~/content/pages/digital-transformation';
import { fleetManagementServices } from '~/content/pages/fleet-management-services';
import { itStaffAugmentation } from '~/content/pages/it-staff-augmentation';
import { TextBlock } from '~/sections/TextBlock';
import { onPage } from './on-page';
import { LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/TextBlock',
  component: TextBlock,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(fleetManagementServices, 'textBlock') },
  decorators: [onPage],
} satisfies Meta<typeof TextBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const WithFacts: Story = { args: { section: pick(about, 'textBlock') } };
export const SprintDiagram: Story = { args: { section: pick(digitalTransformation, 'textBlock') } };
export const WorkingDayDiagram: Story = { args: { section: pick(itStaffAugmentation, 'textBlock') } };
export const WithLeadAndList: Story = {
  args: {
    section: {
      ...pick(fleetManagementServices, 'textBlock'),
      ground: 'alt',
      lead: 'Three signals, one decision.',
      list: ['Positions and hours of duty', 'Fuel and repairs', 'Proofs of delivery'],
    },
  },
};
export const VeryLongWord: Story = {
  args: { section: { ...pick(fleetManagementServices, 'textBlock'), title: LONG_WORD, paragraphs: [LONG_WORD] } },
};
