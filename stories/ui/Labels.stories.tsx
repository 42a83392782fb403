import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from '~/ui/Chip';
import { mapPin } from '~/ui/icons/screens';
import { Keycap } from '~/ui/Keycap';
import { Badge } from '~/ui/status/Badge';
import { StatusDot } from '~/ui/status/StatusDot';

const meta = { title: 'UI/Labels', component: Chip, args: { children: 'Full Time' } } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PlainChip: Story = {};
export const ChipWithIcon: Story = { args: { children: 'Hyderabad', drawing: mapPin } };
export const AccentedChip: Story = { args: { isAccented: true, children: 'Web Application' } };
export const RemovableChip: Story = {
  args: { children: 'Engineering', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Engineering' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Badges: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Badge>3</Badge>
      <Badge tone="route">Required</Badge>
      <Badge tone="cover">CTA</Badge>
      <Badge tone="flow">Saved</Badge>
      <Badge tone="signal">Draft</Badge>
      <Badge tone="danger">1 to fix</Badge>
    </div>
  ),
};
export const Status: Story = { render: () => <StatusDot>published</StatusDot> };
export const Keys: Story = {
  render: () => (
    <span style={{ display: 'inline-flex', gap: 5 }}>
      <Keycap>Ctrl</Keycap>
      <Keycap>S</Keycap>
    </span>
  ),
};
