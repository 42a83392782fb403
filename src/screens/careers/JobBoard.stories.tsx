import type { Meta, StoryObj } from '@storybook/react-vite';
import { jobs } from '~/content/jobs';
import { AtAddress } from '../../../stories/features/at-address';
import { LONG_TEXT, LONG_WORD } from '../../../stories/features/long-texts';
import { JobBoard } from './JobBoard';

const meta = {
  title: 'Features/Careers/JobBoard',
  component: JobBoard,
  parameters: { layout: 'fullscreen' },
  args: { jobs },
  render: (args, { parameters }) => (
    <AtAddress path="/careers" query={String(parameters.query ?? '')}>
      <h1 className="vh">Careers</h1>
      <JobBoard {...args} />
    </AtAddress>
  ),
} satisfies Meta<typeof JobBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllJobs: Story = {};
export const Searched: Story = { parameters: { query: 'q=developer' } };
export const DepartmentsAndType: Story = {
  parameters: { query: 'department=engineering,it-and-security,product-design&type=hybrid,full-time' },
};
export const OneFilterLeavesNothing: Story = {
  parameters: { query: 'q=java&type=remote' },
};
export const SeveralFiltersLeaveNothing: Story = { parameters: { query: 'q=captain&department=finance' } };
/** The backend returns an empty list. */
export const NoJobsAtAll: Story = { args: { jobs: [] } };
export const UnknownDepartment: Story = {
  args: { jobs: jobs.slice(0, 1).map((job) => ({ ...job, departmentId: 'Night Operations' })) },
};
export const VeryLongText: Story = {
  args: { jobs: jobs.slice(0, 3).map((job) => ({ ...job, title: LONG_WORD, location: LONG_TEXT })) },
};
