import type { Meta, StoryObj } from '@storybook/react-vite';
import { technologies } from '~/content/pages/technologies';
import { TechGrid } from '~/sections/TechGrid';
import { onPage } from './on-page';
import { LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/TechGrid',
  component: TechGrid,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(technologies, 'techGrid') },
  decorators: [onPage],
} satisfies Meta<typeof TechGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewItems: Story = {
  args: { section: { ...pick(technologies, 'techGrid'), items: pick(technologies, 'techGrid').items.slice(0, 3) } },
};
export const VeryLongWord: Story = {
  args: { section: { ...pick(technologies, 'techGrid'), items: [{ name: LONG_WORD, use: LONG_WORD }] } },
};
