import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextButton } from '~/ui/button/TextButton';
import { MoreLink } from '~/ui/navigation/MoreLink';
import { SkipLink } from '~/ui/navigation/SkipLink';
import { TextLink } from '~/ui/navigation/TextLink';

const meta = {
  title: 'UI/Links',
  component: TextLink,
  args: { href: '#mail', children: 'contact@mindwave.example' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      No work address? Write to <TextLink {...args} />.
    </p>
  ),
};
export const OnInk: Story = {
  render: (args) => (
    <p data-surface="dark" style={{ background: 'var(--ink-950)', padding: 24 }}>
      Write to <TextLink {...args} tone="inherit" />
    </p>
  ),
};
export const More: Story = { render: () => <MoreLink href="#fleet">Get More Info</MoreLink> };
export const MoreInStrandColour: Story = {
  render: () => (
    <div data-accent="flow">
      <MoreLink href="#banking">Get More Info</MoreLink>
    </div>
  ),
};
const clear = fn();
export const ReadsAsLink: Story = {
  render: () => <TextButton onClick={clear}>Clear all</TextButton>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(clear).toHaveBeenCalled();
  },
};
/** Visible only while it has the focus. */
export const Skip: Story = {
  render: () => <SkipLink href="#main">Skip to content</SkipLink>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
export const VeryLongAddress: Story = {
  args: { children: 'https://mindwave.example/newsroom/an-address-that-is-far-longer-than-the-column-it-stands-in' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
