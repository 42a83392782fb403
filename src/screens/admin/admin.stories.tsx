import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QueryProvider } from '~/api/QueryProvider';
import { endSession, saveSession } from '~/api/token';
import { AdminShell } from '~/features/admin/AdminShell';
import { ArticleEditor } from '~/features/admin/editor/ArticleEditor';
import { article } from '../../../stories/features/admin/sample';
import { MemoryRouter } from '../../../stories/memory-router';
import { articlePreview } from './article-preview';
import AdminApp from './page';

const meta = {
  title: 'Pages/Admin',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A session for one story. Reading does not require a valid token. */
const signedIn = () => {
  saveSession('for this story only', undefined);
  return endSession;
};

const at = (path: string) => (
  <MemoryRouter path={path}>
    <AdminApp />
  </MemoryRouter>
);

export const Login: Story = {
  beforeEach: endSession,
  render: () => at('/admin/login'),
};
export const Dashboard: Story = {
  beforeEach: signedIn,
  render: () => at('/admin/dashboard'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ articles/)).toBeVisible();
  },
};
export const DashboardWithNotices: Story = {
  beforeEach: signedIn,
  parameters: { scenario: 'notices' },
  render: () => at('/admin/dashboard'),
};
export const Editor: Story = {
  beforeEach: signedIn,
  render: () => (
    <QueryProvider>
      <AdminShell width="wide">
        <ArticleEditor heading={`Edit ${article.title}`} article={article} renderPreview={articlePreview} />
      </AdminShell>
    </QueryProvider>
  ),
};
