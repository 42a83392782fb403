import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applicationDevelopment } from '~/content/pages/application-development';
import { digitalTransformation } from '~/content/pages/digital-transformation';
import { fleetManagementServices } from '~/content/pages/fleet-management-services';
import { home } from '~/content/pages/home';
import { logisticsAndTransportation } from '~/content/pages/logistics-and-transportation';
import { support } from '~/content/pages/support';
import { CardGrid } from '~/sections/cards/CardGrid';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/CardGrid',
  component: CardGrid,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'cardGrid') },
  decorators: [onPage],
} satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All links have the same text, but different accessible names. */
export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Get More Info ?: Banking Solutions$/ })).toHaveAttribute(
      'href',
      '/industries/banking',
    );
  },
};
export const Number: Story = { args: { section: pick(digitalTransformation, 'cardGrid') } };
export const Solutions: Story = { args: { section: pick(fleetManagementServices, 'cardGrid') } };
/** Longer text is below its glyph. */
export const SolutionsWithLongTexts: Story = { args: { section: pick(applicationDevelopment, 'cardGrid') } };
/** The whole card is a link. The last tile has the ink surface. */
export const SolutionLinks: Story = { args: { section: pick(logisticsAndTransportation, 'cardGrid') } };
/** Without a section heading, the card titles are level 2 headings. */
export const SolutionActions: Story = {
  args: { section: pick(support, 'cardGrid') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
export const WhyUs: Story = { args: { section: pick(fleetManagementServices, 'cardGrid', 1) } };
export const Feature: Story = {
  args: {
    section: {
      kind: 'cardGrid',
      variant: 'feature',
      columns: 2,
      head: { title: 'On the way' },
      cards: [
        { title: 'Milestone tracking', text: 'Carrier and terminal messages in one shared vocabulary.' },
        { title: 'Exception desk', text: 'Late, short or damaged loads routed to the person who can act.' },
      ],
    },
  },
};
export const OneCard: Story = {
  args: {
    section: {
      kind: 'cardGrid',
      variant: 'number',
      columns: 3,
      cards: [{ title: 'Approvals', text: 'Rules decide the plain cases; people decide the rest.' }],
    },
  },
};
export const VeryLongText: Story = {
  args: {
    section: {
      kind: 'cardGrid',
      variant: 'solution',
      columns: 3,
      head: { title: LONG_WORD, lead: LONG_TEXT },
      cards: [
        { icon: 'truck', title: LONG_WORD, text: LONG_TEXT, href: '/about' },
        { icon: 'fuel', title: 'Fuel', text: 'Spend per unit.', strand: 'signal' },
      ],
    },
  },
};
