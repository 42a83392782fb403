import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from '~/ui/disclosure/Disclosure';
import { Checkbox } from '~/ui/form/Checkbox';
import { fileText } from '~/ui/icons/admin';
import { Badge } from '~/ui/status/Badge';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    title: 'Job Type',
    children: ['Full Time', 'Remote', 'Hybrid'].map((label) => <Checkbox key={label} label={label} />),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Remote')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Job Type'));
    await expect(canvas.getByText('Remote')).toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
export const WithIconAndBadge: Story = {
  args: { title: 'Article Information', drawing: fileText, badge: <Badge tone="route">Required</Badge> },
};
