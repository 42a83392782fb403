import type { Meta, StoryObj } from '@storybook/react-vite';
import { projects } from '~/content/vision-and-mission';
import { NextCard } from '~/features/case-studies/NextCard';
import { caseStudyWords } from '~/screens/case-study/words';
import { LONG_TEXT, LONG_WORD } from '../long-texts';

const [vision] = projects;
if (!vision) throw new Error('There are no projects.');

const meta = {
  title: 'Features/Case studies/NextCard',
  component: NextCard,
  args: vision.next,
  decorators: [
    (Story) => (
      <main>
        <h1 className="vh">Vision</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NextCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithText: Story = {};
export const TitleOnly: Story = {
  render: () => <NextCard title={caseStudyWords.link} href="/services/application-development" />,
};
export const VeryLongText: Story = { args: { title: LONG_WORD, text: LONG_TEXT } };
