import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminMessages } from '~/content/admin-messages';
import { Button } from '~/ui/button/Button';
import { plus } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { EmptyState } from '~/ui/status/EmptyState';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    illustration: '/art/illustration-empty.svg',
    children: adminMessages.dashboard.empty,
    action: (
      <Button size="small">
        <Icon drawing={plus} />
        Add New Article
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NoResults: Story = {
  args: {
    illustration: '/art/illustration-no-results.svg',
    children: 'No jobs match these filters.',
    action: (
      <Button size="small" variant="line">
        Clear all
      </Button>
    ),
  },
};
export const Bare: Story = { args: { isBare: true } };
export const MissingIllustration: Story = { args: { illustration: '/art/none.svg' } };
