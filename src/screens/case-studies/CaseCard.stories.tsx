import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseStudies } from '~/content/case-studies';
import type { ArtName } from '~/content/model';
import { Art } from '~/sections/parts/Art';
import { LONG_TEXT, LONG_WORD } from '../../../stories/features/long-texts';
import { CaseCard } from './CaseCard';

const [airCargo, intermodal] = caseStudies;
if (!airCargo || !intermodal) throw new Error('There are too few case studies.');
const picture = (name: ArtName) => <Art name={name} width={1440} height={640} />;

const meta = {
  title: 'Features/Case studies/CaseCard',
  component: CaseCard,
  args: { study: airCargo, picture: picture('case-air-cargo-platform') },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 624 }}>
        <h1 className="vh">Case Studies</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CaseCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoCategories: Story = {};
/** The dark theme has a different picture. */
export const PictureOfEachTheme: Story = {
  args: { study: intermodal, picture: picture('case-leading-intermodal-logistics-provider') },
};
export const WithoutPicture: Story = { args: { picture: null } };
export const VeryLongText: Story = { args: { study: { ...airCargo, title: LONG_WORD, summary: LONG_TEXT } } };
