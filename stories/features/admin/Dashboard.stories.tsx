import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApiError } from '~/api/errors';
import { adminMessages } from '~/content/admin-messages';
import { DashboardList } from '~/features/admin/dashboard/DashboardList';
import { article, manyArticles, otherArticle } from './sample';

const list = (articles: readonly (typeof article)[]) => ({ articles, total: articles.length, isExpectedShape: true });
const usual = { text: '', sort: 'newest', page: 1 } as const;

const meta = {
  title: 'Features/Admin/Dashboard',
  component: DashboardList,
  args: {
    list: list([article, otherArticle]),
    error: null,
    isFetching: false,
    view: usual,
    onViewChange: fn(),
    onRetry: fn(),
    onDelete: fn(),
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof DashboardList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Articles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 articles, all published')).toBeVisible();
    await expect(canvas.getAllByText('published')).toHaveLength(2);
  },
};
export const Empty: Story = {
  args: { list: list([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(adminMessages.dashboard.empty)).toBeVisible();
  },
};
export const Loading: Story = { args: { list: undefined, isFetching: true } };
export const Failed: Story = {
  args: { list: undefined, error: new ApiError(503, 'The service is down for maintenance.', { isFromServer: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading articles: The service is down for maintenance.',
    );
  },
};
export const FailedWithoutWords: Story = {
  args: { list: undefined, error: new Error('') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading articles: Unknown error');
  },
};
export const UnexpectedShape: Story = { args: { list: { articles: [], total: 0, isExpectedShape: false } } };
export const SecondPage: Story = { args: { list: list(manyArticles), view: { ...usual, page: 2 } } };
export const SortedByTitle: Story = { args: { list: list(manyArticles), view: { ...usual, sort: 'title' } } };
export const NothingFound: Story = { args: { view: { ...usual, text: 'no such words' } } };
export const LongTexts: Story = {
  args: {
    list: list([
      { ...article, title: 'An unusually long title that goes on and on '.repeat(4), slug: 'a-long-slug-'.repeat(9) },
    ]),
  },
};
