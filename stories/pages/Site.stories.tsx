import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '~/content/pages/home';
import { ContentPage } from '~/pages/ContentPage';
import ContactPage from '~/pages/ContactPage';
import DemoPage from '~/pages/DemoPage';
import NotFoundPage from '~/pages/NotFoundPage';
import { SitePage } from './SitePage';

const meta = {
  title: 'Pages/Site',
  component: ContentPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: home },
} satisfies Meta<typeof ContentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page that consists of content sections. */
export const Home: Story = {
  render: (args) => (
    <SitePage path="/">
      <ContentPage {...args} />
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
