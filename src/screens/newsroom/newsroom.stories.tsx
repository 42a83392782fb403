import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageMessages } from '~/content/page-messages';
import { newsroomWords } from '~/features/newsroom/words';
import { seedState } from '~mocks/backend/seed/state';
import { SitePage } from '../../../stories/pages/SitePage';
import NewsroomPage from './page.server';

const [oldest] = seedState().articles;
if (!oldest) throw new Error('The mock backend has no sample articles.');

const meta = {
  title: 'Pages/Newsroom',
  component: NewsroomPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { params: {} },
  render: (_, { parameters }) => (
    <SitePage path="/newsroom" query={String(parameters.query ?? '')}>
      <NewsroomPage params={{}} />
    </SitePage>
  ),
} satisfies Meta<typeof NewsroomPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: newsroomWords.pages })).toBeVisible();
  },
};
export const SecondPage: Story = {
  parameters: { query: 'page=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Articles 6 to /)).toBeVisible();
  },
};
export const OneArticle: Story = {
  parameters: { articleCount: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(`^${oldest.title}`) })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(newsroomWords.latestEmpty)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { nextResponses: { listArticles: ['timeout'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.article.loading)).toBeInTheDocument();
  },
};
// The list and the recent articles beside it each say so.
export const ServerError: Story = {
  parameters: { nextResponses: { listArticles: ['error-503', 'error-503'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(/The service is down for maintenance\./)).toHaveLength(2);
    const [first] = canvas.getAllByRole('button', { name: newsroomWords.tryAgain });
    if (first) await userEvent.click(first);
    await expect(await canvas.findAllByText(/The service is down for maintenance\./)).toHaveLength(2);
  },
};
export const NoConnection: Story = {
  parameters: { nextResponses: { listArticles: ['network-error'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Please check your connection\./)).toHaveLength(2);
  },
};
export const UnreadableResponse: Story = {
  parameters: { scenario: 'malformed-json' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/could not be read\./)).toHaveLength(2);
  },
};
export const HtmlError: Story = {
  parameters: { scenario: 'html-error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: newsroomWords.tryAgain })).toHaveLength(2);
  },
};
export const TwoThousandArticles: Story = {
  parameters: { scenario: 'huge' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: newsroomWords.pages })).toBeVisible();
  },
};
