import type { Meta, StoryObj } from '@storybook/react-vite';
import { support } from '~/content/pages/support';
import { Steps } from '~/sections/Steps';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/Steps',
  component: Steps,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(support, 'steps') },
  decorators: [onPage],
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneStep: Story = {
  args: { section: { ...pick(support, 'steps'), steps: pick(support, 'steps').steps.slice(0, 1) } },
};
export const VeryLongText: Story = {
  args: {
    section: {
      ...pick(support, 'steps'),
      steps: [
        { title: LONG_WORD, text: LONG_TEXT },
        { title: 'Then', text: 'A short one.' },
      ],
    },
  },
};
