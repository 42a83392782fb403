import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Accordion } from '~/ui/disclosure/Accordion';

const panel = (id: string, title: string) => ({
  id,
  title,
  content: <p>{title}: orders, loads and invoices live on one record, so every desk sees the same stop.</p>,
});

const meta = {
  title: 'UI/Accordion',
  component: Accordion,
  args: {
    items: [
      panel('situation', 'Situation'),
      panel('mindwave-advantage', 'Mindwave Advantage'),
      panel('what-is-in-it-for-you', 'What is in it for you'),
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 760, margin: '0 auto' }}>{Story()}</div>],
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = (id: string) => document.getElementById(id);

export const AllClosed: Story = {};
export const FirstOpen: Story = { args: { openIndex: 0 } };
export const OneAtATime: Story = {
  args: { openIndex: 0 },
  play: async ({ canvas, userEvent }) => {
    await expect(body('situation')).toBeVisible();
    await userEvent.click(canvas.getByText('Mindwave Advantage'));
    await waitFor(() => expect(body('mindwave-advantage')).toBeVisible());
    await waitFor(() => expect(body('situation')?.closest('details')).not.toHaveAttribute('open'));
  },
};
/** A fragment in the address opens its panel, like find-in-page. */
export const OpensByFragment: Story = {
  play: async () => {
    window.location.hash = 'what-is-in-it-for-you';
    await waitFor(() => expect(body('what-is-in-it-for-you')?.closest('details')).toHaveAttribute('open'));
    window.location.hash = '';
  },
};
export const InFlowColour: Story = {
  args: { openIndex: 1 },
  decorators: [(Story) => <div data-accent="flow">{Story()}</div>],
};
export const VeryLongText: Story = {
  args: {
    openIndex: 0,
    items: [
      panel(
        'long',
        'A question that a visitor would never ask in one breath, because it has several parts and a doubt',
      ),
      panel('short', 'Short'),
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
