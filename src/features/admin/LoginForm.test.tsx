// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { NoTokenError } from '~/api/account/session';
import { ApiError } from '~/api/errors';
import { LoginForm } from './LoginForm';

const signIn = vi.hoisted(() => vi.fn<(values: unknown) => Promise<void>>());
vi.mock('~/api/account/session', async (original) => {
  const { useMutation } = await import('@tanstack/react-query');
  return { ...(await original<object>()), useLogin: () => useMutation({ mutationFn: signIn }) };
});

const onSignedIn = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

async function submit(password = 'secret') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LoginForm onSignedIn={onSignedIn} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'admin@mindwave.example');
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('signs in once and calls back', async () => {
  signIn.mockResolvedValue();
  await submit();
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(signIn.mock.calls[0]?.[0]).toEqual({
    email: 'admin@mindwave.example',
    password: 'secret',
    isRemembered: false,
  });
});

it.each([
  [
    'the server’s message',
    new ApiError(401, 'The password is wrong.', { isFromServer: true }),
    'The password is wrong.',
  ],
  ['the error’s message', new Error('No connection.'), 'No connection.'],
  ['the default message', new Error(''), 'Login failed. Please check your credentials.'],
  ['that there was no token', new NoTokenError(), 'Login successful but no token received.'],
])('shows %s', { tags: ['S8.login.failure', 'S8.login.no-token'] }, async (_what, error, text) => {
  signIn.mockRejectedValue(error);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('does not send a password that is too long, and says how much', async () => {
  await submit('x'.repeat(1001));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('1 character too many');
  expect(signIn).not.toHaveBeenCalled();
});

it('shows how long to wait for the next attempt', async () => {
  signIn.mockRejectedValue(new ApiError(429, 'Too many attempts.', { isFromServer: true, retryAfter: 30 }));
  await submit();
  expect(await screen.findByText('You can try again in 30 seconds.')).toBeVisible();
});

it('shows that it is busy', { tags: ['S4.admin.signing-in'] }, async () => {
  signIn.mockReturnValue(new Promise(() => undefined));
  await submit();
  expect(screen.getByText('Signing In...')).toBeVisible();
});

it('requires both fields, and lets password managers fill them', { tags: ['S5.admin.login'] }, () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LoginForm onSignedIn={onSignedIn} />
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});
