// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { logout } from './session';
import { isLoggedIn, keepSession, readToken } from './token';
import { transport } from './transport';

vi.mock('./transport', () => ({ API_PATH: '/api', transport: vi.fn() }));
const send = vi.mocked(transport);

beforeEach(() => {
  send.mockReset();
  keepSession('the-token', undefined);
});

it('signs out at once, and asks the server to end the token', async () => {
  // The server never answers.
  send.mockReturnValue(new Promise(() => {}));
  logout();
  expect(readToken()).toBeNull();
  expect(isLoggedIn()).toBe(false);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  const request = send.mock.calls[0]?.[0];
  expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe('DELETE /api/session');
  expect(request?.headers.get('Authorization')).toBe('Bearer the-token');
});

it.each([404, 500])('ignores a server that answers %i', async (status) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  send.mockResolvedValue(Response.json({ message: 'No.' }, { status }));
  logout();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(readToken()).toBeNull();
});

it('asks the server nothing without a token', () => {
  logout();
  send.mockClear();
  logout();
  expect(send).not.toHaveBeenCalled();
});
