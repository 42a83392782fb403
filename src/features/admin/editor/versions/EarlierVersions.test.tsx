// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
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

it('lists the versions after a new login if the session has ended', async () => {
  const saved = { version: '7', savedBy: 'priya@mindwave.example', savedAt: '2026-11-20T14:00:00Z', title: 'Claims' };
  get.mockResolvedValue({ data: { data: [saved] }, response });
  post.mockResolvedValue({ data: { token: 'token' }, response });
  await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example');
  await userEvent.type(screen.getByLabelText('Password'), 'word');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Claims');
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('closes if the user does not sign in', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(onClose).toHaveBeenCalled();
});
