// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { endSession, noteActivity, saveSession } from '~/api/token';
import { ToastRegion } from '~/ui/toast/ToastRegion';
import { clearToasts } from '~/ui/toast/toast-store';
import { AccountButton } from './AccountButton';
import { KEEP_ALIVE_MS } from './use-account';

const here = { id: 'a', current: true, createdAt: '2026-11-26T08:00:00Z', lastUsedAt: '2026-11-26T09:00:00Z' };
const there = { id: 'b', current: false, createdAt: '2026-11-25T08:00:00Z', lastUsedAt: '2026-11-26T08:30:00Z' };
const failure =
  (status: number, message: string, fields: Readonly<Record<string, string>> = {}) =>
  () => {
    throw new ApiError(status, message, { isFromServer: true, fields });
  };
const offline = () => {
  throw new ApiError('FETCH_ERROR', 'The server could not be reached. Please check your connection.');
};
const listing =
  (...data: readonly object[]) =>
  () => ({ data: { data } });
const done = () => ({});

/** What the backend responds, by method and path. */
let responses: Record<string, () => object>;
let sent: { readonly call: string; readonly body: unknown }[];
const sentCalls = (call: string) => sent.filter((one) => one.call === call);

vi.mock('~/api/client', () => {
  const method =
    (name: string) =>
    async (
      path: string,
      { body, params }: { readonly body?: unknown; readonly params?: { readonly path?: object } } = {},
    ) => {
      const call = `${name} ${path.replace('/account', '')}`;
      sent.push({ call, body: body ?? params?.path });
      return (responses[call] ?? offline)();
    };
  return { client: { GET: method('GET'), POST: method('POST'), DELETE: method('DELETE') } };
});

beforeEach(() => {
  sent = [];
  responses = { 'GET /sessions': listing(here, there) };
  queryClient.clear();
  clearToasts();
  saveSession('token', 'admin@mindwave.example');
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

/** Regions for toasts are alerts, too, and empty most of the time. */
const problems = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

const show = () =>
  render(
    <QueryProvider>
      <AccountButton />
      <ToastRegion />
    </QueryProvider>,
  );

async function open() {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  return within(screen.getByRole('dialog', { name: 'Your account' }));
}

async function change(current: string, next: string) {
  const dialog = await open();
  if (current) await userEvent.type(dialog.getByLabelText('Current password'), current);
  await userEvent.click(dialog.getByLabelText('New password'));
  if (next) await userEvent.paste(next);
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  return dialog;
}

describe('the button', () => {
  it.each([404, 405, 501])('is not shown if the backend responds with %i', async (status) => {
    responses['GET /sessions'] = failure(status, 'This call is not offered.');
    show();
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
  });

  it('is shown if the list could not be loaded, and the dialog can try again', async () => {
    delete responses['GET /sessions'];
    const dialog = await open();
    expect((await dialog.findAllByText(/could not be reached/))[0]).toBeVisible();
    responses['GET /sessions'] = listing(here);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Signed in on 1 device')).toBeVisible();
    expect(problems()).toEqual([]);
  });
});

describe('sessions', () => {
  it('are listed, this window’s session first, and the others can be ended', async () => {
    responses['GET /sessions'] = listing(there, here);
    const dialog = await open();
    expect(dialog.getByRole('heading', { name: 'Signed in on 2 devices' })).toBeVisible();
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('This window');
    expect(second).toHaveTextContent('Another device or window');
    responses['DELETE /sessions/{session}'] = done;
    responses['GET /sessions'] = listing(here);
    await userEvent.click(dialog.getByRole('button', { name: /^Sign out the session/ }));
    expect(await dialog.findByText('Signed in on 1 device')).toBeVisible();
    expect(await screen.findByText('The session has ended.')).toBeVisible();
    expect(sentCalls('DELETE /sessions/{session}').map(({ body }) => body)).toEqual([{ session: 'b' }]);
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Signed in on 1 device' })).toHaveFocus());
  });

  it('count as ended if they had already ended', async () => {
    const dialog = await open();
    responses['DELETE /sessions/{session}'] = failure(404, 'This session has already ended.');
    responses['GET /sessions'] = listing(here);
    await userEvent.click(dialog.getByRole('button', { name: /^Sign out the session/ }));
    expect(await screen.findByText('The session has ended.')).toBeVisible();
    expect(problems()).toEqual([]);
  });

  it('stay in the list with the server’s message if they could not be ended', async () => {
    const dialog = await open();
    responses['DELETE /sessions/{session}'] = failure(500, 'The disk is full.');
    await userEvent.click(dialog.getByRole('button', { name: /^Sign out the session/ }));
    expect(await dialog.findByText(/The disk is full./)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('can be listed after a sign-in if this window’s session has ended', async () => {
    responses['GET /sessions'] = failure(401, 'Your session has ended. Please sign in again.');
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('New password'), 'typed before');
    await userEvent.click(await dialog.findByRole('button', { name: 'Sign In' }));
    const signIn = within(screen.getByRole('dialog', { name: 'Sign in to continue' }));
    responses['POST /login'] = () => ({ data: { token: 'next' } });
    responses['GET /sessions'] = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return listing(here)();
    };
    await userEvent.type(signIn.getByLabelText('Password'), 'secret');
    await userEvent.click(signIn.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByText('Signed in on 1 device')).toBeVisible();
    expect(dialog.getByLabelText('New password')).toHaveValue('typed before');
  });
});

describe('a change of the password', () => {
  it('sends what was typed and pasted, clears the fields, and lists the sessions again', async () => {
    responses['POST /password'] = done;
    const before = 'four trucks  before sunrise ';
    const dialog = await change('old secret', before);
    expect(await dialog.findByText(/^Your password is changed/)).toBeVisible();
    expect(sentCalls('POST /password').map(({ body }) => body)).toEqual([{ current: 'old secret', next: before }]);
    expect(dialog.getByLabelText('New password')).toHaveValue('');
    await waitFor(() => expect(sentCalls('GET /sessions').length).toBeGreaterThan(2));
  });

  it.each([
    ['', 'four trucks before sunrise', 'Please enter your current password.'],
    ['old secret', '', 'Please enter a new password.'],
    ['old secret', 'elevenchars', 'The new password must have at least 12 characters.'],
    ['old secret', '🚚'.repeat(6), 'The new password must have at least 12 characters.'],
    ['old secret', 'x'.repeat(1017), '17 characters too many'],
    ['🚚'.repeat(1001), 'four trucks before sunrise', '1 character too many'],
  ])('with %j and %j is not sent', async (current, next, message) => {
    const dialog = await change(current, next);
    const [shown] = await dialog.findAllByText(message);
    expect(shown).toBeVisible();
    expect(document.activeElement).toHaveAccessibleDescription(message);
    expect(sentCalls('POST /password')).toEqual([]);
  });

  it.each([
    ['current', 'Current password', 'This is not your current password.'],
    ['next', 'New password', 'This password is too common. Please choose another one.'],
  ])('shows a refusal beside %s, keeps what was typed, and focuses the field', async (field, label, message) => {
    responses['POST /password'] = failure(422, 'Please check the marked fields.', { [field]: message });
    const dialog = await change('old secret', '1qaz2wsx3edc');
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText(label)).toHaveFocus();
    expect(dialog.getByLabelText('Current password')).toHaveValue('old secret');
    expect(dialog.getByLabelText('New password')).toHaveValue('1qaz2wsx3edc');
    expect(problems()).toEqual([]);
  });

  it('keeps what was typed while there is no connection', async () => {
    const dialog = await change('old secret', 'four trucks before sunrise');
    expect(await dialog.findByText(/could not be reached/)).toBeVisible();
    expect(dialog.getByLabelText('New password')).toHaveValue('four trucks before sunrise');
  });

  it('lets password managers fill in the name and the new password', async () => {
    const dialog = await open();
    expect(dialog.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(dialog.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('input[autocomplete=username]')).toHaveValue('admin@mindwave.example');
  });

  it('hides both passwords until a button shows one', async () => {
    const dialog = await open();
    const types = () =>
      ['Current password', 'New password'].map((label) => dialog.getByLabelText(label).getAttribute('type'));
    expect(types()).toEqual(['password', 'password']);
    await userEvent.click(dialog.getByRole('button', { name: 'Show new password' }));
    expect(types()).toEqual(['password', 'text']);
  });

  it('offers password managers no empty name if the email address is not remembered', async () => {
    saveSession('token', undefined);
    await open();
    expect(document.querySelector('input[autocomplete=username]')).toBeNull();
  });
});

describe('the session at the backend', () => {
  it('gets a call every ten minutes while the admin is in use, and none while it is not', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await screen.findByRole('button', { name: 'Account' });
    const after = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return sentCalls('GET /sessions').length;
    };
    expect(await after(KEEP_ALIVE_MS / 2)).toBe(1);
    noteActivity();
    expect(await after(KEEP_ALIVE_MS / 2)).toBe(2);
    expect(await after(KEEP_ALIVE_MS)).toBe(2);
    expect(await after(KEEP_ALIVE_MS / 2)).toBe(2);
    noteActivity();
    expect(await after(KEEP_ALIVE_MS / 2)).toBe(3);
  });

  it('is kept silently: a failure shows nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await screen.findByRole('button', { name: 'Account' });
    delete responses['GET /sessions'];
    noteActivity();
    await act(() => vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS));
    expect(problems()).toEqual([]);
  });
});
