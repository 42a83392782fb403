// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLogin } from '~/api/account/session';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { endSession, saveSession } from '~/api/token';
import { Notices } from './Notices';

const MINUTES_MS = 60_000;
const leads = {
  code: 'leads-dead',
  message: 'Run `leads retry`, see https://a.example/b?c=(1).',
  since: '2026-11-26T08:02:11Z',
  count: 3,
};
const backup = { code: 'backup-old', message: 'The last backup is old.', since: 'soon', count: 1 };
const failure = (status: number) => () => {
  throw new ApiError(status, 'No.', { isFromServer: true });
};
const listing =
  (...data: readonly unknown[]) =>
  () => ({ data: { data } });

let respond: () => object;
let calls: number;

vi.mock('~/api/client', () => ({
  client: {
    GET: async () => {
      calls += 1;
      return respond();
    },
    POST: async () => ({ data: { token: 'next' } }),
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  calls = 0;
  queryClient.clear();
  saveSession('token', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const badge = () => screen.queryByRole('button');
const said = () => screen.getByRole('status').textContent;
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * MINUTES_MS));

/** Signs in again, as a dialog over the screen does. */
function SignIn() {
  const { mutate } = useLogin();
  return <i onClickCapture={() => mutate({ email: '', password: '', isRemembered: false })} />;
}

async function show(first: () => object) {
  respond = first;
  const { container } = render(
    <QueryProvider>
      <main>
        <h1>Newsroom</h1>
        <Notices />
        <SignIn />
      </main>
    </QueryProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
  return () => act(async () => container.querySelector('i')?.click());
}

it.each([
  ['there are none', listing()],
  ['the response is odd', () => ({ data: { data: { message: 'x' } } })],
  ['the entries are odd', listing(null, 'x', { code: 'a' })],
  ['the server fails', failure(500)],
  ['the backend has no such call (404)', failure(404)],
  ['the backend has no such call (405)', failure(405)],
  ['the backend has no such call (501)', failure(501)],
])('shows nothing if %s', async (_, response) => {
  await show(response);
  expect(calls).toBe(1);
  expect(badge()).toBeNull();
  expect(said()).toBe('');
});

it('asks a backend without notices only once', async () => {
  await show(failure(404));
  await minutes(20);
  await comeBack();
  expect(calls).toBe(1);
});

it('announces notices when they appear and when there are more, but not with every response', async () => {
  await show(listing(leads));
  expect(badge()).toHaveAccessibleName('1 notice');
  const heard: (string | null)[] = [said()];
  new MutationObserver(() => heard.push(said())).observe(screen.getByRole('status'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await minutes(11);
  await comeBack();
  expect(calls, 'now, twice in eleven minutes, and on return').toBe(4);
  respond = failure(500);
  await minutes(5);
  expect(badge(), 'a failure hides no notice').toHaveAccessibleName('1 notice');
  respond = listing(leads, backup);
  await minutes(6);
  respond = listing(backup);
  await minutes(6);
  expect(badge()).toHaveAccessibleName('1 notice');
  expect(heard).toEqual(['1 notice', '2 notices', '']);
});

it('asks nothing without a session, and again after a sign-in', async () => {
  const signIn = await show(listing(leads));
  await minutes(60);
  expect(calls, 'a session ends after 30 minutes without activity, which no request prolongs').toBe(6);
  expect(badge()).toBeNull();
  await signIn();
  await waitFor(() => expect(badge()).toHaveAccessibleName('1 notice'));
  respond = failure(401);
  await minutes(20);
  expect(calls, 'one request finds out that the session has ended').toBe(8);
  expect(badge()).toBeNull();
});

it('lists messages with commands and links, their time and their number', async () => {
  await show(listing(leads, backup));
  await user.click(screen.getByRole('button', { name: '2 notices' }));
  const [first, second] = within(screen.getByRole('dialog', { name: 'Notices' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^Run leads retry, see https:\/\/a.example\/b\?c=\(1\)\.Since Nov 26, 2026.* · 3 cases$/,
  );
  expect(within(first ?? document.body).getByText('leads retry').localName).toBe('code');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://a.example/b?c=(1');
  expect(second).toHaveTextContent(/^The last backup is old\.$/);
});

it.each(['in the dialog', 'on the button'])(
  'keeps the focus if the last notice goes away while the focus is %s',
  async (place) => {
    await show(listing(leads));
    await user.click(screen.getByRole('button', { name: '1 notice' }));
    if (place === 'on the button') await user.keyboard('{Escape}');
    respond = listing();
    await minutes(6);
    if (place === 'in the dialog') {
      expect(screen.getByText('There are no more notices.')).toBeVisible();
      await user.keyboard('{Escape}');
    }
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Newsroom' })).toHaveFocus());
  },
);
