import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '~/ui/navigation/Breadcrumb';

const crumb = (label: string) => ({ label, href: `#${label}` });

const meta = {
  title: 'UI/Breadcrumb',
  component: Breadcrumb,
  args: { crumbs: ['Home', 'Industries', 'Insurance'].map(crumb) },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyHome: Story = { args: { crumbs: ['Home'].map(crumb) } };
export const OnInkInFlow: Story = {
  decorators: [
    (Story) => (
      <div data-surface="dark" data-accent="flow" style={{ background: 'var(--flow-900)', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
export const VeryLong: Story = {
  args: {
    crumbs: ['Home', 'Industries', 'Logistics and Transportation', 'Contract Rate Management'].map(crumb),
  },
  globals: { viewport: { value: 'phone' } },
};
