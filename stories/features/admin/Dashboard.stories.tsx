import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageOf } from '~/api/articles/article-pages';
import type { ArticlesInPages } from '~/api/articles/news';
import { ApiError } from '~/api/errors';
import { DashboardList } from '~/features/admin/dashboard/DashboardList';
import { requestOf, type View } from '~/features/admin/dashboard/dashboard-list';
import { article, longArticle, manyArticles, otherArticle } from './sample';

const usual = { text: '', sort: 'newest', page: 1 } as const;

/** The list that a backend without pagination sends to the dashboard. */
function list(articles: readonly (typeof article)[], view: Partial<View> = {}): ArticlesInPages {
  const all = { articles, total: undefined, isExpectedShape: true };
  const shown = pageOf(all, requestOf({ ...usual, ...view }));
  return {
    asked: requestOf(usual),
    shown,
    pageCount: shown.pageCount,
    canSearch: false,
    isExpectedShape: true,
    error: null,
    isPending: false,
    isFetching: false,
    isWaiting: false,
    retry: fn(),
    prefetch: fn(),
  };
}
const without = (state: Partial<ArticlesInPages>) => ({ ...list([]), shown: undefined, ...state });

const meta = {
  title: 'Features/Admin/Dashboard',
  component: DashboardList,
  args: {
    list: list([article, otherArticle]),
    view: usual,
    onViewChange: fn(),
    onIntent: fn(),
    onDelete: fn(),
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof DashboardList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Articles: Story = {};
export const Empty: Story = { args: { list: list([]) } };
export const Loading: Story = { args: { list: without({ isPending: true, isFetching: true }) } };
export const Failed: Story = {
  args: {
    list: without({ error: new ApiError(503, 'The service is down for maintenance.', { isFromServer: true }) }),
  },
};
export const FailedWithoutWords: Story = { args: { list: without({ error: new Error('') }) } };
export const UnexpectedShape: Story = { args: { list: { ...list([]), isExpectedShape: false } } };
export const SecondPage: Story = { args: { list: list(manyArticles, { page: 2 }), view: { ...usual, page: 2 } } };
export const SortedByTitle: Story = {
  args: { list: list(manyArticles, { sort: 'title' }), view: { ...usual, sort: 'title' } },
};
export const NextPageOnItsWay: Story = {
  args: { list: { ...list(manyArticles), isWaiting: true, isFetching: true }, view: { ...usual, page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText(/^Articles 1 to 10 of /)).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: {
    list: list([article, otherArticle], { text: 'no such words' }),
    view: { ...usual, text: 'no such words' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 articles found');
  },
};
export const LongTexts: Story = {
  args: {
    list: list([longArticle]),
  },
};
