import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '~/content/pages/home';
import { CoreStrengths } from '~/sections/CoreStrengths';
import { onPage } from './on-page';
import { LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/CoreStrengths',
  component: CoreStrengths,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'coreStrengths') },
  decorators: [onPage],
} satisfies Meta<typeof CoreStrengths>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneFigure: Story = {
  args: { section: { ...pick(home, 'coreStrengths'), stats: [{ value: '40%', label: 'gain in efficiency' }] } },
};
export const VeryLongText: Story = {
  args: { section: { ...pick(home, 'coreStrengths'), tile: { title: LONG_WORD, text: LONG_WORD } } },
};
