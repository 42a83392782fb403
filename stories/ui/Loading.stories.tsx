import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageMessages } from '~/content/page-messages';
import { Loading } from '~/ui/status/Loading';
import { Progress } from '~/ui/status/Progress';
import { Skeleton } from '~/ui/status/Skeleton';
import { Spinner } from '~/ui/status/Spinner';

const meta = {
  title: 'UI/Loading',
  component: Loading,
  args: { children: pageMessages.article.loading },
} satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading article...');
  },
};
export const SpinnerAlone: Story = { render: () => <Spinner /> };
export const SmallSpinner: Story = { render: () => <Spinner size="small" /> };
export const Skeletons: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 14, width: 420 }}>
      <Skeleton shape="art" />
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  ),
};
export const UploadProgress: Story = {
  render: () => (
    <Progress label="claims-banner.webp" value={0.62}>
      62%, 1.49 of 2.41 MB
    </Progress>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'claims-banner.webp' })).toHaveValue(0.62);
  },
};
export const ProgressWithoutEnd: Story = { render: () => <Progress label="Repairing" /> };
