// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { getToasts } from '~/ui/toast/toast-store';
import { articles } from '~mocks/models';
import { AddArticle } from './AddArticle';

const get = vi.spyOn(client, 'GET');
const post = vi.spyOn(client, 'POST');

const valid = { id: 5, title: 'Claims', slug: 'claims', date: '2020-01-02', bannerImage: '/uploads/claims.png' };
const sample = {
  ...(await articles.create(valid)),
  // Content that this editor does not know.
  sections: '[{"title":"Why","content":[{"type":"poem","lines":3}],"extra":true}]',
  sidebarItems: 'not a list',
};
const response = new Response();

/** The backend has the sample, and these slugs. Without slugs, the list cannot be loaded. */
const serve = (slugs?: readonly string[]) =>
  get.mockImplementation((async (path: string) => {
    if (path === '/news/{id}') return { data: { data: sample }, response };
    if (!slugs) throw new ApiError(503, 'Closed');
    return { data: { data: slugs.map((slug, id) => ({ ...sample, id, slug })) }, response };
  }) as typeof client.GET);

function show() {
  history.replaceState(null, '', '/admin/add-article?copy=5');
  render(
    <QueryProvider>
      <AddArticle renderPreview={() => null} />
    </QueryProvider>,
  );
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  get.mockReset();
  post.mockReset();
  queryClient.clear();
});

it('opens a copy with all content, a free slug and the date of today, and saves it as a new article', async () => {
  serve(['claims', 'claims-2']);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00'), toFake: ['Date'] });
  show();
  expect(await screen.findByLabelText('Article Title')).toHaveValue('Claims');
  expect(screen.getByLabelText('Article Slug')).toHaveValue('claims-3');
  expect(screen.getByLabelText('Publication Date')).toHaveValue('2026-11-20');
  expect(screen.getByText('Only on this device')).toBeVisible();
  expect(getToasts().at(-1)?.text).toMatch(/^This is a copy of/);
  expect(location.search).toBe('');
  post.mockRejectedValue(new ApiError(503, 'Closed'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(post).toHaveBeenCalled());
  const { sections, sidebarItems, bannerImage } = sample;
  const body = { title: 'Claims', slug: 'claims-3', sections, sidebarItems, bannerImage };
  expect(post.mock.calls[0]?.[1]).toMatchObject({ body });
  vi.useRealTimers();
});

it('opens a copy although the list of articles cannot be loaded', async () => {
  serve();
  show();
  expect(await screen.findByLabelText('Article Slug')).toHaveValue('claims-2');
});

it('says that the article to copy is not there', async () => {
  get.mockRejectedValue(new ApiError(404, 'No such article.'));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
});
