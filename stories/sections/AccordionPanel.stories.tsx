import type { Meta, StoryObj } from '@storybook/react-vite';
import { banking } from '~/content/pages/banking';
import { logisticsAndTransportation } from '~/content/pages/logistics-and-transportation';
import { technologies } from '~/content/pages/technologies';
import { AccordionPanel } from '~/sections/AccordionPanel';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/AccordionPanel',
  component: AccordionPanel,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(logisticsAndTransportation, 'accordionPanel') },
  decorators: [onPage],
} satisfies Meta<typeof AccordionPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SecondOpen: Story = {};
export const WithFigure: Story = { args: { section: pick(banking, 'accordionPanel') } };
export const QuestionsWithAction: Story = { args: { section: pick(technologies, 'accordionPanel', 2) } };
export const AllClosed: Story = {
  args: {
    section: {
      kind: 'accordionPanel',
      title: 'Why Choose Us',
      panels: pick(banking, 'accordionPanel').panels,
      action: { kind: 'callback', text: 'Request a Callback' },
    },
  },
};
export const VeryLongText: Story = {
  args: {
    section: {
      ...pick(banking, 'accordionPanel'),
      title: LONG_WORD,
      panels: [
        { id: 'long', title: LONG_WORD, paragraphs: [LONG_TEXT, LONG_WORD], list: ['Rates', 'Surcharges', LONG_WORD] },
      ],
    },
  },
};
