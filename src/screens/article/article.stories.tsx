import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageMessages } from '~/content/page-messages';
import { seedState } from '~mocks/backend/seed/state';
import { SitePage } from '../../../stories/pages/SitePage';
import ArticlePage from './page';

const newest = seedState().articles.at(-1);
if (!newest) throw new Error('The mock backend has no sample articles.');

/** The slug may be a sentinel of the mock backend, which makes the request fail. */
const meta = {
  title: 'Pages/Article',
  component: ArticlePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { params: { slug: newest.slug } },
  render: (args) => (
    <SitePage path={`/newsroom/${args.params.slug}`}>
      <ArticlePage {...args} />
    </SitePage>
  ),
} satisfies Meta<typeof ArticlePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: newest.title })).toBeVisible();
  },
};
export const Loading: Story = { args: { params: { slug: 'timeout' } } };
export const NotFound: Story = {
  args: { params: { slug: 'no-such-article' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: pageMessages.article.notFound })).toBeVisible();
  },
};
export const ServerError: Story = {
  args: { params: { slug: 'error-500' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /^Error loading article/ });
    await expect(heading).toHaveTextContent('Something went wrong on our side. Please try again.');
  },
};
export const NoConnection: Story = {
  args: { params: { slug: 'network-error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Error loading article/ })).toBeVisible();
  },
};
export const EmptyResponse: Story = { args: { params: { slug: 'empty-response' } } };
