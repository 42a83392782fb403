import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseStudies } from '~/content/case-studies';
import CaseStudiesPage from '~/screens/case-studies/page';
import CaseStudyPage from '~/screens/case-study/page.server';
import { SitePage } from './SitePage';

const [study] = caseStudies;
if (!study) throw new Error('There are no case studies.');

const meta = {
  title: 'Pages/CaseStudies',
  component: CaseStudyPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { params: { caseStudyId: study.id } },
  render: (args) => (
    <SitePage path={`/case-studies/${args.params.caseStudyId}`}>
      <CaseStudyPage {...args} />
    </SitePage>
  ),
} satisfies Meta<typeof CaseStudyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  render: () => (
    <SitePage path="/case-studies">
      <CaseStudiesPage />
    </SitePage>
  ),
};
export const Study: Story = {};
export const NotFound: Story = { args: { params: { caseStudyId: 'no-such-study' } } };
