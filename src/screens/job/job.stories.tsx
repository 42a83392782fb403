import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { jobs } from '~/content/jobs';
import { pageMessages } from '~/content/page-messages';
import { SitePage } from '../../../stories/pages/SitePage';
import JobPage from './page';

const [job] = jobs;
if (!job) throw new Error('There are no built-in jobs.');

/** The id may be a sentinel of the mock backend, which makes the request fail. */
const meta = {
  title: 'Pages/Job',
  component: JobPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { params: { jobId: job.id } },
  render: (args) => (
    <SitePage path={`/careers/job/${args.params.jobId}`}>
      <JobPage {...args} />
    </SitePage>
  ),
} satisfies Meta<typeof JobPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { params: { jobId: 'timeout' } } };
export const NotFound: Story = {
  args: { params: { jobId: 'error-500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: pageMessages.job.notFound })).toBeVisible();
  },
};
