import type { OperationId } from '../../contract/contract';
import { BrokenRule, ensure, NotApplicable } from '../outcome';
import type { Api } from './api';
import type { ApiResponse } from './wire';

/** Makes the part of a call that sends a token. */
export const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** @throws NotApplicable if the backend does not offer a call for administrators, which is optional. */
export function ensureOffered({ status }: ApiResponse): void {
  if (status === 404 || status === 501) throw new NotApplicable('this backend has no such call for administrators');
}

/** Headers without a valid token. */
export const invalid = [{}, { Authorization: 'Bearer 0123456789abcdef0123456789abcdef' }];

/** @throws BrokenRule unless a call without a valid token returns 401, or NotApplicable if the backend does not offer it. */
export async function expectGuarded(api: Api, operation: OperationId): Promise<void> {
  for (const headers of invalid) {
    const response = await api.call(operation, { headers });
    ensureOffered(response);
    ensure(response.status === 401, `expected 401, got ${response.status}`);
  }
}

/** A session, as the backend lists it. */
export interface WireSession {
  readonly id: string;
  readonly current: boolean;
}

/** Lists the sessions of a token's account. @throws BrokenRule or NotApplicable if the backend cannot list them. */
export async function sessionsOf(api: Api, token: string): Promise<readonly WireSession[]> {
  const response = await api.call('listSessions', bearer(token));
  ensureOffered(response);
  ensure(response.status === 200, `expected 200, got ${response.status}`);
  return response.body.data as readonly WireSession[];
}

/** Returns the id of a token's session. @throws BrokenRule unless exactly one session is the current one. */
export async function ownSession(api: Api, token: string): Promise<string> {
  const current = (await sessionsOf(api, token)).filter((session) => session.current);
  const [own] = current;
  ensure(own !== undefined && current.length === 1, `${current.length} sessions of the list are the current one`);
  return own.id;
}

/** Changes the password. Uses the token of the run unless another one is given. */
export const changePassword = async (api: Api, current: string, next: string, token?: string) =>
  api.call('changePassword', { json: { current, next }, ...bearer(token ?? (await api.token())) });

/** Tries to log in with a password. Returns the status, and the token or an empty string. */
export async function tryLogin(api: Api, password: string) {
  const { status, body } = await api.call('login', { json: { email: api.credentials.email, password } });
  return { status, token: body.token ?? '' };
}

/** Returns the administrator's password. @throws NotApplicable if the backend could not restore it. Nothing has changed then. */
export async function restorablePassword(api: Api): Promise<string> {
  if (api.target.token !== undefined) throw new NotApplicable('a token was given, which may belong to another account');
  const { password } = api.credentials;
  const same = await changePassword(api, password, password);
  ensureOffered(same);
  if (same.status === 422)
    throw new NotApplicable('the backend would refuse the password of the administrator, so it could not be restored');
  ensure(same.status === 204, `expected 204 for a password that is not changed, got ${same.status}`);
  return password;
}

const statusOf = (response: Promise<{ readonly status: number }>) =>
  response.then(
    ({ status }) => status,
    () => 0,
  );

/** Changes the password back, whatever the backend has done in the meantime. @throws BrokenRule if that fails. */
async function restore(api: Api, own: string, suffix: string): Promise<void> {
  const next = own + suffix;
  if ((await statusOf(changePassword(api, next, own))) === 204) return;
  // The run's session may have ended, or the password may never have changed.
  api.forgetToken();
  const { token } = await tryLogin(api, next).catch(() => ({ token: '' }));
  if (token && (await statusOf(changePassword(api, next, own, token))) === 204) return;
  if ((await statusOf(tryLogin(api, own))) === 200) return;
  throw new BrokenRule(
    `the password could not be restored: it is the one you gave, followed by ${JSON.stringify(suffix)}`,
  );
}

/**
 * Changes the administrator's password to the given one with a suffix, runs `use`, and always changes it back. All other sessions end.
 * @throws whatever `use` throws, or BrokenRule if the password cannot be changed back.
 */
export async function withPassword(
  api: Api,
  suffix: string,
  use: (next: string, own: string) => Promise<void>,
): Promise<void> {
  const own = await restorablePassword(api);
  let problem: unknown;
  try {
    const { status } = await changePassword(api, own, own + suffix);
    ensure(status === 204, `expected 204, got ${status}`);
    await use(own + suffix, own);
  } catch (error) {
    problem = error;
  }
  const { lastCall } = api;
  await restore(api, own, suffix);
  // Messages must name the rule's last call, not the one that changed the password back.
  api.lastCall = lastCall;
  if (problem !== undefined) throw problem;
}
