import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '~/ui/button/Button';
import { arrowRight } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { phone } from '~/ui/icons/screens';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Request a Callback', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'ink', 'flow', 'cover', 'line', 'danger'] },
    size: { control: 'select', options: ['base', 'small'] },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const WithIcon: Story = {
  args: {
    children: (
      <>
        Request a Callback <Icon drawing={phone} />
      </>
    ),
  },
};
export const WithArrow: Story = {
  args: {
    children: (
      <>
        Explore Solutions <Icon drawing={arrowRight} data-shift />
      </>
    ),
  },
};
export const Ink: Story = { args: { variant: 'ink' } };
export const Flow: Story = { args: { variant: 'flow' } };
export const Cover: Story = { args: { variant: 'cover' } };
export const Outline: Story = { args: { variant: 'line' } };
export const OutlinePressed: Story = { args: { variant: 'line', 'aria-pressed': true, children: 'Live preview' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A busy button keeps the focus and does nothing when pressed. */
export const Busy: Story = {
  args: { isBusy: true, busyLabel: 'Submitting...' },
};

/** The width does not change while busy, although the labels differ. */
export const BusyKeepsWidth: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 18, flexWrap: 'wrap' }}>
      <Button busyLabel="Submitting...">Send</Button>
      <Button busyLabel="Submitting..." isBusy>
        Send
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button');
    await expect(idle?.offsetWidth).toBe(busy?.offsetWidth);
  },
};

export const VeryLongText: Story = {
  args: { children: 'Tell us what is stuck and someone who knows your industry will get back to you' },
  globals: { viewport: { value: 'phone' } },
};
