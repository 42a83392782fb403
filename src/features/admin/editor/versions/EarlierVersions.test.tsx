// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { emptyDraft } from '~/features/admin/editor/model/editor-article';
import { EarlierVersions } from './EarlierVersions';

const get = vi.spyOn(client, 'GET');
const post = vi.spyOn(client, 'POST');
const onClose = vi.fn();
const response = new Response();
const saved = { version: '7', savedBy: 'priya@mindwave.example', savedAt: '2026-11-20T14:00:00Z', title: 'Claims' };

beforeEach(() => {
  vi.resetAllMocks();
  queryClient.clear();
  get.mockRejectedValueOnce(new ApiError(401, 'Please sign in.', { isFromServer: true }));
  render(
    <QueryProvider>
      <EarlierVersions id="5" mine={emptyDraft('2026-11-27')} onRestore={vi.fn()} onClose={onClose} />
    </QueryProvider>,
  );
});

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example');
  await userEvent.type(screen.getByLabelText('Password'), 'word');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('lists the versions after a new login if the session has ended', async () => {
  get.mockResolvedValue({ data: { data: [saved] }, response });
  post.mockResolvedValue({ data: { token: 'token' }, response });
  await signIn();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Claims');
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('lists the versions although they were requested with the old token during the login', async () => {
  let refuse = () => {};
  post.mockImplementation(async () => {
    // The embedded backend notifies the page of a change when it stores the session.
    get.mockImplementationOnce(() => new Promise((_, reject) => (refuse = () => reject(new ApiError(401, 'No.')))));
    void queryClient.invalidateQueries();
    get.mockResolvedValue({ data: { data: [saved] }, response });
    return { data: { token: 'token' }, response };
  });
  await signIn();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Claims');
  await act(async () => refuse());
  expect(screen.getByRole('listitem')).toHaveTextContent('Claims');
});

it('keeps what was typed into the login while the list is loaded again', async () => {
  const password = await screen.findByLabelText('Password');
  await userEvent.type(password, 'half a wo');
  get.mockReturnValue(new Promise(() => undefined));
  void queryClient.invalidateQueries();
  await screen.findByText('Loading versions...');
  expect(password).toBeVisible();
  expect(password).toHaveValue('half a wo');
});

it('closes if the user does not sign in', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(onClose).toHaveBeenCalled();
});
