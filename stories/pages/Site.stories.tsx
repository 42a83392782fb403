import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '~/content/pages/home';
import ContactPage from '~/screens/contact/page.server';
import DemoPage from '~/screens/demo/page';
import NotFoundPage from '~/screens/not-found/page.server';
import { Sections } from './Sections';
import { SitePage } from './SitePage';

const meta = {
  title: 'Pages/Site',
  component: Sections,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { sections: home.sections },
} satisfies Meta<typeof Sections>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page that consists of content sections. */
export const Home: Story = {
  render: (args) => (
    <SitePage path="/">
      <Sections {...args} />
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Contact: Story = {
  render: () => (
    <SitePage path="/contact">
      <ContactPage />
    </SitePage>
  ),
};
export const Demo: Story = {
  render: () => (
    <SitePage path="/demo">
      <DemoPage />
    </SitePage>
  ),
};
export const NotFound: Story = {
  render: () => (
    <SitePage path="/no-such-page">
      <NotFoundPage />
    </SitePage>
  ),
};
