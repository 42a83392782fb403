import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '~/content/pages/home';
import { Hero } from '~/sections/banners/Hero';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'hero') },
  decorators: [onPage],
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first hero has an `h1`, facts and two links. */
export const Company: Story = {};
export const Logistics: Story = { args: { section: pick(home, 'hero', 1) } };
export const Banking: Story = { args: { section: pick(home, 'hero', 2) } };
export const Insurance: Story = { args: { section: pick(home, 'hero', 3) } };
/** The lines continue from one hero to the next. */
export const AllFour: Story = {
  render: () => (
    <>
      {[0, 1, 2, 3].map((index) => (
        <Hero key={index} section={pick(home, 'hero', index)} />
      ))}
    </>
  ),
};
export const FewParts: Story = {
  args: {
    section: {
      kind: 'hero',
      tone: 'logistics',
      art: 'hero-logistics',
      title: 'One yard.',
      text: 'One view.',
      action: { text: 'Get More Info', href: '/about' },
    },
  },
};
export const VeryLongText: Story = {
  args: { section: { ...pick(home, 'hero', 2), title: `${LONG_WORD} that stands still.`, text: LONG_TEXT } },
};
