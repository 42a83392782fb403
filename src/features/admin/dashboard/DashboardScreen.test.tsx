// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { articles } from '~mocks/models';
import { DashboardScreen } from './DashboardScreen';
import { FIRST_ARTICLES } from './dashboard-list';

vi.mock('~/api/client', () => ({ client: { GET: vi.fn(), DELETE: vi.fn() } }));
const get = vi.mocked(client.GET);
const remove = vi.mocked(client.DELETE);

const TITLES = ['First', 'Second', 'Third'];
const stored = await articles.createAll(
  TITLES.map((title, i) => ({ id: i + 1, title, slug: title.toLowerCase(), date: `2026-10-0${9 - i}` })),
);

let left = stored;
const response = new Response();

beforeEach(() => {
  left = stored;
  queryClient.clear();
  vi.spyOn(console, 'info').mockReturnValue();
  get.mockImplementation((async (path: string, { params }: { params: { path?: { id: string } } }) => {
    const id = params.path?.id;
    return { data: { data: path === '/news/' ? left : left.find((it) => String(it.id) === id) }, response };
  }) as typeof client.GET);
  remove.mockImplementation((async (_: string, { params }: { params: { path: { id: string } } }) => {
    left = left.filter(({ id }) => String(id) !== params.path.id);
    return { response };
  }) as typeof client.DELETE);
  render(
    <QueryProvider>
      <main>
        <DashboardScreen kept={FIRST_ARTICLES} onShown={() => undefined} />
      </main>
    </QueryProvider>,
  );
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
