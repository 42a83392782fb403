import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseStudies } from '~/content/case-studies';
import { Art } from '~/sections/parts/Art';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { LONG_TEXT } from '../../../stories/features/long-texts';
import { CasePhases } from './CasePhases';

const [airCargo] = caseStudies;
if (!airCargo) throw new Error('There are no case studies.');

const meta = {
  title: 'Features/Case studies/CasePhases',
  component: CasePhases,
  parameters: { layout: 'fullscreen' },
  args: { study: airCargo, picture: (name) => <Art key={name} name={name} width={1440} height={900} /> },
  decorators: [
    (Story) => (
      <main data-accent="route">
        <h1 className="vh">Air Cargo Platform</h1>
        <SectionFrame ground="alt">
          <Story />
        </SectionFrame>
      </main>
    ),
  ],
} satisfies Meta<typeof CasePhases>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreePhases: Story = {};
export const WithoutFeatures: Story = {
  args: {
    study: {
      ...airCargo,
      designPhase: { ...airCargo.designPhase, features: [], bannerImages: [] },
      developmentPhase: { ...airCargo.developmentPhase, features: [] },
    },
  },
};
export const VeryLongText: Story = { args: { study: { ...airCargo, deploymentPhase: LONG_TEXT } } };
