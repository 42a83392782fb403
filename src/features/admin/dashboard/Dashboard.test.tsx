// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { ToastRegion } from '~/ui/toast/ToastRegion';
import { clearToasts } from '~/ui/toast/toast-store';
import { articles } from '~mocks/models';
import { Dashboard } from './Dashboard';
import { FIRST_ARTICLES } from './dashboard-list';

vi.mock('~/api/client', async (original) => ({
  ...(await original<object>()),
  client: { GET: vi.fn(), DELETE: vi.fn(), POST: vi.fn() },
}));
const get = vi.mocked(client.GET);
const remove = vi.mocked(client.DELETE);
const post = vi.mocked(client.POST);

const TITLES = ['First', 'Second', 'Third'];
const stored = await articles.createAll(
  TITLES.map((title, i) => ({ id: i + 1, title, slug: title.toLowerCase(), date: `2026-10-0${9 - i}` })),
);

let left = stored;
let leave = () => {};
const response = new Response();

/** The next call of the mock ends when the test calls the returned function. */
function hold(mock: typeof remove | typeof post) {
  let settle = (_outcome: unknown) => {};
  mock.mockImplementationOnce(() => new Promise((resolve) => (settle = resolve)));
  return (outcome: unknown) => act(async () => settle(outcome));
}

beforeEach(() => {
  left = stored;
  queryClient.clear();
  clearToasts();
  vi.spyOn(console, 'info').mockReturnValue();
  get.mockImplementation((async (path: string, { params }: { params: { path?: { id: string } } }) => {
    const id = params.path?.id;
    return { data: { data: path === '/news/' ? left : left.find((it) => String(it.id) === id) }, response };
  }) as typeof client.GET);
  remove.mockImplementation((async (_: string, { params }: { params: { path: { id: string } } }) => {
    left = left.filter(({ id }) => String(id) !== params.path.id);
    return { response };
  }) as typeof client.DELETE);
  ({ unmount: leave } = render(
    <QueryProvider>
      <main>
        <Dashboard kept={FIRST_ARTICLES} onShown={() => undefined} />
      </main>
    </QueryProvider>,
  ));
});

const deleteButton = (title: string) => screen.findByRole('button', { name: `Delete ${title}` });

async function ask(title: string) {
  const button = await deleteButton(title);
  button.focus();
  fireEvent.click(button);
  return within(await screen.findByRole('alertdialog'));
}

async function deleteArticle(title: string) {
  fireEvent.click((await ask(title)).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: `Delete ${title}` })).toBeNull());
}

async function logIn(submit: string) {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'a@b.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'word' } });
  fireEvent.click(screen.getByRole('button', { name: submit }));
}

it('focuses the next Delete button after a delete, then the previous one, then the heading', async () => {
  await deleteArticle('Second');
  await waitFor(async () => expect(await deleteButton('Third')).toHaveFocus());
  await deleteArticle('Third');
  await waitFor(async () => expect(await deleteButton('First')).toHaveFocus());
  await deleteArticle('First');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('returns the focus to the same Delete button after Cancel and after a failure', async () => {
  fireEvent.click((await ask('Second')).getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await deleteButton('Second')).toHaveFocus());
  remove.mockRejectedValueOnce(new Error('Not now.'));
  fireEvent.click((await ask('First')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(remove).toHaveBeenCalled());
  await waitFor(async () => expect(await deleteButton('First')).toHaveFocus());
});

it('deletes nothing if the user closes the login dialog while the login is being sent', async () => {
  const settle = hold(post);
  remove.mockRejectedValueOnce(new ApiError(401, 'Please sign in.'));
  fireEvent.click((await ask('First')).getByRole('button', { name: 'Delete' }));
  await screen.findByLabelText('Email');
  remove.mockClear();
  await logIn('Sign In and Delete');
  await waitFor(() => expect(post).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await settle({ data: { token: 'token' }, response });
  expect(remove).not.toHaveBeenCalled();
});

it('keeps asking about the next article, even if the previous delete fails in the meantime', async () => {
  const settle = hold(remove);
  const first = await ask('First');
  fireEvent.click(first.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(remove).toHaveBeenCalled());
  fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await ask('Second');
  expect(second.getByRole('button', { name: 'Delete' })).toBeVisible();
  await settle(Promise.reject(new ApiError(401, 'Please sign in.')));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Second');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('repeats an undo with the same idempotency key, because the lost response may have been a success', async () => {
  render(<ToastRegion />);
  post.mockReset().mockRejectedValue(new ApiError('TIMEOUT_ERROR', ''));
  await deleteArticle('First');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/could not be restored/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  const keys = post.mock.calls.map(([, options]) => options?.params);
  expect(keys[0]).toEqual({ header: { 'Idempotency-Key': expect.any(String) } });
  expect(keys[1]).toEqual(keys[0]);
});

it('says that an article is deleted if the browser repeated a DELETE that had succeeded', async () => {
  render(<ToastRegion />);
  remove.mockImplementationOnce(async () => {
    left = left.filter(({ title }) => title !== 'First');
    get.mockImplementation(async (path) => {
      if (path !== '/news/') throw new ApiError(404, 'No such article.');
      return { data: { data: left }, response };
    });
    throw new ApiError(404, 'No such article.');
  });
  await deleteArticle('First');
  expect(await screen.findByText('Article deleted successfully!')).toBeVisible();
});

it('asks for a login if an undo is refused after the user has left the dashboard', async () => {
  render(<ToastRegion />);
  await deleteArticle('First');
  leave();
  post.mockReset().mockRejectedValueOnce(new ApiError(401, 'Please sign in.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Sign in, then press Undo/)).toBeVisible();
  post.mockResolvedValue({ data: { data: stored[0], message: 'Stored.' }, response });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/First.* is back/)).toBeVisible();
});

it('restores a deleted article after a login if the session has ended', async () => {
  render(<ToastRegion />);
  await deleteArticle('First');
  post.mockReset().mockRejectedValueOnce(new ApiError(401, 'Please sign in.'));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  post.mockResolvedValue({ data: { token: 'token', data: stored[0], message: 'Stored.' }, response });
  await logIn('Sign In and Restore');
  expect(await screen.findByText(/First.* is back/)).toBeVisible();
  expect(await deleteButton('Second')).toHaveFocus();
  expect(post.mock.lastCall?.[1]?.params).toEqual(post.mock.calls[0]?.[1]?.params);
});
