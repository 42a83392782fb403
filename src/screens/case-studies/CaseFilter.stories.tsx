import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSearch } from 'wouter';
import { caseStudies } from '~/content/case-studies';
import { AtAddress } from '../../../stories/features/at-address';
import { CaseFilter } from './CaseFilter';
import { readChoice, studiesOf } from './category-rules';

/** The filter with its value in the address, as on the page. */
function FilterOfAddress() {
  const choice = readChoice(useSearch());
  return <CaseFilter choice={choice} count={studiesOf(caseStudies, choice).length} />;
}

const meta = {
  title: 'Features/Case studies/CaseFilter',
  component: FilterOfAddress,
  render: (_, { parameters }) => (
    <AtAddress path="/case-studies" query={String(parameters.query ?? '')}>
      <FilterOfAddress />
    </AtAddress>
  ),
} satisfies Meta<typeof FilterOfAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const MobileApp: Story = { parameters: { query: 'category=mobile-app' } };
