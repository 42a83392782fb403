import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Job } from '~/api/jobs';
import { jobs } from '~/content/jobs';
import { PageBanner } from '~/sections/banners/PageBanner';
import { AtAddress } from '../../../stories/features/at-address';
import { LONG_TEXT, LONG_WORD } from '../../../stories/features/long-texts';
import { JobChips } from './JobChips';
import { JobDetail } from './JobDetail';

const [job] = jobs;
if (!job) throw new Error('There are no built-in jobs.');

const meta = {
  title: 'Features/Careers/JobDetail',
  component: JobDetail,
  parameters: { layout: 'fullscreen' },
  args: { job },
  render: (args) => (
    <AtAddress path={`/careers/job/${args.job.id}`}>
      <PageBanner section={{ kind: 'pageBanner', variant: 'light', title: args.job.title, lead: args.job.subtitle }}>
        <JobChips {...args} />
      </PageBanner>
      <JobDetail {...args} />
    </AtAddress>
  ),
} satisfies Meta<typeof JobDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

const sparse: Job = { ...job, subtitle: '', experience: '', description: '', responsibilities: [], qualifications: [] };
/** A job with few details. Empty parts have no heading. */
export const Sparse: Story = {
  args: { job: sparse },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Key Responsibilities' })).toBeNull();
  },
};
export const VeryLongText: Story = {
  args: {
    job: {
      ...job,
      title: LONG_WORD,
      subtitle: LONG_TEXT,
      location: LONG_WORD,
      responsibilities: [LONG_TEXT, LONG_WORD],
    },
  },
};
