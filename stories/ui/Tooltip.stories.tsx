import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '~/ui/button/IconButton';
import { arrowUp } from '~/ui/icons/common';
import { Tooltip } from '~/ui/Tooltip';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: {
    text: 'Scroll to top',
    children: (describedBy) => <IconButton label="To top" drawing={arrowUp} aria-describedby={describedBy} />,
  },
  decorators: [(Story) => <div style={{ padding: 80, display: 'grid', placeItems: 'center' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'To top' });
    await userEvent.hover(button);
    const tooltip = await canvas.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Scroll to top');
    // The pointer can move onto the tooltip without closing it.
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
  },
};
export const OnFocusUntilEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const AtTheLeft: Story = { args: { side: 'left' }, play: OnHover.play ?? (async () => {}) };
