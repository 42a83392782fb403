// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { EditArticleScreen } from './EditArticleScreen';

const get = vi.spyOn(client, 'GET');

function show(search: string) {
  history.replaceState(null, '', `/admin/edit-article${search}`);
  return render(
    <QueryProvider>
      <EditArticleScreen renderPreview={() => null} />
    </QueryProvider>,
  );
}

beforeEach(() => {
  get.mockReset();
  queryClient.clear();
  document.title = 'Edit Article | Mindwave';
});

it.each(['?id=999999', ''])('has a heading and a title for an article that does not exist (%j)', async (search) => {
  get.mockRejectedValue(new ApiError(404, 'No such article.'));
  show(search);
  expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).not.toHaveClass('vh');
  expect(screen.getByRole('alert')).toHaveTextContent('Article not found');
  expect(document.title).toBe('Article not found | Mindwave');
  expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/admin/dashboard');
});

it('keeps the title of the screen until the article has loaded', async () => {
  get.mockReturnValue(new Promise(() => undefined));
  show('?id=5');
  expect(await screen.findByRole('status')).toBeVisible();
  expect(document.title).toBe('Edit Article | Mindwave');
});
