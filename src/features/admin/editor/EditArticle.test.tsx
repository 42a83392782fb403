// @vitest-environment jsdom
import { BroadcastChannel } from 'node:worker_threads';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { decodeArticle, type SavedArticle } from '~/api/articles/article';
import { articleQuery } from '~/api/articles/news';
import { client } from '~/api/client';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { articles } from '~mocks/models';
import { EditArticle } from './EditArticle';

const get = vi.spyOn(client, 'GET');
const put = vi.spyOn(client, 'PUT');

const sample = await articles.create({ id: 5, slug: 'claims' });
/** The response of a backend that has stored this title. */
const stored = (title: string) => ({
  data: { data: { ...sample, title }, message: 'Stored.' },
  response: new Response(),
});

/** Holds the next response with the article until the test calls the returned function. */
function holdArticle() {
  let arrive = (_title: string) => {};
  const held = [new Promise<string>((resolve) => (arrive = resolve))];
  get.mockImplementation(async (path) => stored((path === '/news/{id}' && (await held.shift())) || 'Old'));
  return (title: string) => act(async () => arrive(title));
}

function show(search: string, state: unknown = null) {
  history.replaceState(state, '', `/admin/edit-article${search}`);
  return render(
    <QueryProvider>
      <EditArticle renderPreview={() => null} />
    </QueryProvider>,
  );
}

beforeEach(() => {
  get.mockReset();
  put.mockReset();
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

it('keeps what was saved before the first response arrived', async () => {
  const arrive = holdArticle();
  put.mockResolvedValue(stored('Mine'));
  show('?id=5', { article: stored('Old').data.data });
  const title = await screen.findByLabelText('Article Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved \d\d:\d\d$/);
  await arrive('Old');
  expect(title).toHaveValue('Mine');
});

it('does not save a title that is too long, and goes to its field, which counts while it is shortened', async () => {
  get.mockResolvedValue(stored('Old'));
  show('?id=5');
  const title = await screen.findByLabelText('Article Title');
  await userEvent.clear(title);
  await userEvent.paste('x'.repeat(317));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title: 17 characters too many')).toBeVisible();
  expect(title).toHaveFocus();
  await userEvent.type(title, '{Backspace}');
  expect(title).toHaveAccessibleDescription('16 characters too many');
  expect(put).not.toHaveBeenCalled();
});

it('accepts a title that is too long if the server has it', async () => {
  get.mockResolvedValue(stored('x'.repeat(317)));
  put.mockResolvedValue(stored('x'.repeat(317)));
  show('?id=5');
  expect(await screen.findByLabelText('Article Title')).not.toHaveAttribute('aria-invalid');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put).toHaveBeenCalled());
});

it('keeps what is typed while the version that another tab saved is loading', async () => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  get.mockResolvedValue(stored('Old'));
  show('?id=5');
  const title = await screen.findByLabelText('Article Title');
  const arrive = holdArticle();
  get.mockClear();
  const otherTab = new BroadcastChannel('mindwave-articles');
  otherTab.postMessage({ id: '5', from: 'another tab' });
  await waitFor(() => expect(get).toHaveBeenCalled());
  await userEvent.type(title, ' and mine');
  await arrive('Theirs');
  expect(title).toHaveValue('Old and mine');
  expect(screen.getByText('This article was just saved in another tab.')).toBeVisible();
  otherTab.close();
  vi.unstubAllGlobals();
});

it('loads the version of the backend, although the dashboard has an older one in memory', async () => {
  const arrive = holdArticle();
  const inMemory = { article: decodeArticle(stored('Older').data.data) as SavedArticle, version: undefined };
  queryClient.setQueryData(articleQuery('5').queryKey, inMemory);
  show('?id=5', { article: stored('Old').data.data });
  const title = await screen.findByLabelText('Article Title');
  await arrive('New');
  await waitFor(() => expect(title).toHaveValue('New'));
});
