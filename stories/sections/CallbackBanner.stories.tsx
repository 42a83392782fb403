import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '~/content/pages/home';
import { itStaffAugmentation } from '~/content/pages/it-staff-augmentation';
import { CallbackBanner } from '~/sections/banners/CallbackBanner';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/CallbackBanner',
  component: CallbackBanner,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'callbackBanner') },
  decorators: [onPage],
} satisfies Meta<typeof CallbackBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnTitle: Story = { args: { section: pick(itStaffAugmentation, 'callbackBanner') } };
/** The link leads to a page, so there is no email address next to it. */
export const WithLink: Story = {
  args: {
    section: {
      kind: 'callbackBanner',
      title: 'See it on your own data',
      action: { kind: 'link', text: 'Request a Demo', href: '/demo' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const VeryLongText: Story = {
  args: { section: { kind: 'callbackBanner', title: LONG_WORD, text: LONG_TEXT } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
