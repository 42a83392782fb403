import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseStudies } from '~/content/case-studies';
import { LONG_WORD } from '../../../stories/features/long-texts';
import { TechStack } from './TechStack';

const meta = {
  title: 'Features/Case studies/TechStack',
  component: TechStack,
  args: { rows: caseStudies[0]?.techStack ?? [] },
} satisfies Meta<typeof TechStack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourRows: Story = {};
export const OneRow: Story = { args: { rows: [{ category: 'Frontend', items: ['React'] }] } };
export const VeryLongText: Story = {
  args: { rows: [{ category: LONG_WORD, items: Array.from({ length: 12 }, () => 'PostgreSQL') }] },
};
