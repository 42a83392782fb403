// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueryProvider } from '~/api/QueryProvider';
import { isLoggedIn, readToken, saveSession } from '~/api/token';
import { transport } from '~/api/transport';
import { logout, useLogin } from './session';

vi.mock('~/api/transport', () => ({ API_PATH: '/api', transport: vi.fn() }));
const send = vi.mocked(transport);

beforeEach(() => {
  send.mockReset();
  saveSession('the-token', undefined);
});

it('signs in with email and password, and stores the token for the browser session and the flag for longer', {
  tags: ['S3.login', 'S7.login', 'S4.session.token'],
}, async () => {
  localStorage.clear();
  sessionStorage.clear();
  send.mockResolvedValue(Response.json({ token: 'new-token' }));
  const { result } = renderHook(useLogin, { wrapper: QueryProvider });
  await result.current.mutateAsync({ email: 'admin@mindwave.example', password: 'secret', isRemembered: false });
  const request = send.mock.calls[0]?.[0];
  expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe('POST /api/login');
  expect(await request?.json()).toEqual({ email: 'admin@mindwave.example', password: 'secret' });
  expect(sessionStorage.getItem('token')).toBe('new-token');
  expect({ ...localStorage }).toEqual({ isLoggedIn: 'true' });
});

it('signs out at once, and asks the server to end the token', async () => {
  // The server never responds.
  send.mockReturnValue(new Promise(() => {}));
  logout();
  expect(readToken()).toBeNull();
  expect(isLoggedIn()).toBe(false);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  const request = send.mock.calls[0]?.[0];
  expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe('DELETE /api/session');
  expect(request?.headers.get('Authorization')).toBe('Bearer the-token');
});

it.each([404, 500])('ignores a server that responds with %i', async (status) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  send.mockResolvedValue(Response.json({ message: 'No.' }, { status }));
  logout();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(readToken()).toBeNull();
});

it('sends the server nothing without a token', () => {
  logout();
  send.mockClear();
  logout();
  expect(send).not.toHaveBeenCalled();
});
