import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '~/content/pages/home';
import { LeadForm } from '~/sections/LeadForm';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/LeadForm',
  component: LeadForm,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'leadForm') },
  decorators: [onPage],
} satisfies Meta<typeof LeadForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const VeryLongText: Story = {
  args: {
    section: {
      kind: 'leadForm',
      title: LONG_WORD,
      text: LONG_TEXT,
      submitText: 'Send my details to the people who answer',
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
