import {
  CONTACT_MAX_REQUESTS,
  CONTACT_WINDOW_SECONDS,
  LOGIN_MAX_FAILURES_PER_ACCOUNT,
  LOGIN_MAX_FAILURES_PER_ADDRESS,
  LOGIN_WINDOW_SECONDS,
} from '../../contract/generated/limits';
import { type Check, writing } from '../check';
import type { Api } from '../client/api';
import type { ApiResponse } from '../client/wire';
import { ensure, shown } from '../outcome';

const SECRET = 'not-the-password-7d1f';

/** Expects a Retry-After header from 1 to `most` seconds. @throws BrokenRule if it is missing or out of range. */
export function expectWait({ headers }: ApiResponse, most: number): void {
  const text = headers.get('Retry-After');
  const seconds = Number(text ?? Number.NaN);
  ensure(seconds >= 1 && seconds <= most, `Retry-After is ${shown(text)}, not 1 to ${most} seconds`);
}

const wrongLogin = (api: Api) => ({ email: `${api.unique()}@mindwave.example`, password: SECRET });

/**
 * Uses up the failed attempts of a new account, and returns its credentials. If a 429 comes early, failures of an earlier run may still
 * count. Then it waits until they have expired, and starts again with another account.
 */
async function failingAccount(
  api: Api,
  isElsewhere?: (count: number) => boolean,
): Promise<ReturnType<typeof wrongLogin>> {
  const json = wrongLogin(api);
  for (let count = 1; count <= LOGIN_MAX_FAILURES_PER_ACCOUNT; count++) {
    const { status } = await api.callOnce('login', { json, elsewhere: isElsewhere?.(count) ?? false });
    if (status === 429 && (await api.wait(LOGIN_WINDOW_SECONDS))) return failingAccount(api, isElsewhere);
    ensure(status === 401, `expected 401 for failure ${count} of the account, got ${status}`);
  }
  return json;
}

/**
 * These checks run last, because afterwards the backend refuses logins and contact requests from this machine for a minute. Each check
 * uses more failures than the one before, so their order matters. A read-only run skips them: they change counters, which are data.
 */
export const throttleChecks: readonly Check[] = writing('login', 'L1', {
  'after five failures in a row the next attempt returns 429 and Retry-After': async (api) => {
    const json = await failingAccount(api);
    expectWait(await api.expect(429, 'login', { json }), LOGIN_WINDOW_SECONDS);
  },
  'failures for one account from two network addresses are counted together': async (api) => {
    // Only the account has five failures. This machine's default address has one, so the block cannot come from it.
    const json = await failingAccount(api, (count) => count > 1);
    expectWait(await api.expect(429, 'login', { json }), LOGIN_WINDOW_SECONDS);
  },
  'twenty attempts from one network address count even if their account is blocked: then every account returns 429':
    async (api) => {
      const json = await failingAccount(api, () => true);
      for (let count = LOGIN_MAX_FAILURES_PER_ACCOUNT; count < LOGIN_MAX_FAILURES_PER_ADDRESS; count++)
        await api.expect(429, 'login', { json, elsewhere: true });
      const response = await api.expect(429, 'login', { json: wrongLogin(api), elsewhere: true });
      expectWait(response, LOGIN_WINDOW_SECONDS);
    },
  'after twenty failures from one network address, for any accounts, the next attempt returns 429': async (api) => {
    let attempts = 0;
    let response = await api.callOnce('login', { json: wrongLogin(api) });
    while (response.status === 401 && attempts < LOGIN_MAX_FAILURES_PER_ADDRESS) {
      attempts += 1;
      response = await api.callOnce('login', { json: wrongLogin(api) });
    }
    ensure(response.status === 429, `expected 429 after ${attempts} failures, got ${response.status}`);
    expectWait(response, LOGIN_WINDOW_SECONDS);
  },
});

/** Blocks the administrator's account, with failures from the default address. */
async function blockAdministrator(api: Api): Promise<void> {
  // Without a second address, this call ends the check before the account is blocked.
  await api.expect(200, 'login', { json: api.credentials, elsewhere: true });
  const json = { ...api.credentials, password: SECRET };
  let response = await api.callOnce('login', { json });
  for (let count = 0; response.status === 401 && count < LOGIN_MAX_FAILURES_PER_ACCOUNT; count++)
    response = await api.callOnce('login', { json });
  ensure(response.status === 429, `expected 429 after the failures, got ${response.status}`);
}

/** Logs in from another network address while the account is blocked. */
async function expectNoLockout(api: Api): Promise<void> {
  await blockAdministrator(api);
  const { status } = await api.callOnce('login', { json: api.credentials, elsewhere: true });
  // A failure from the other address in an earlier run may still count.
  if (status === 429 && (await api.wait(LOGIN_WINDOW_SECONDS))) return expectNoLockout(api);
  ensure(status === 200, `expected 200 from the other address, got ${status}`);
}

/** Guesses once from another network address while the account is blocked, and then tries the correct password from there. */
async function expectCountedGuess(api: Api): Promise<void> {
  await blockAdministrator(api);
  const { status } = await api.callOnce('login', { json: { ...api.credentials, password: SECRET }, elsewhere: true });
  // An earlier run may have blocked the default address, but not the account.
  if (status === 401 && (await api.wait(LOGIN_WINDOW_SECONDS))) return expectCountedGuess(api);
  ensure(status === 429, `expected 429 for a wrong password from the other address, got ${status}`);
  const right = await api.callOnce('login', { json: api.credentials, elsewhere: true });
  ensure(right.status === 429, `expected 429 for the correct password after a wrong one, got ${right.status}`);
}

/** Needs another network address without failures, so it runs before the checks above. */
export const lockoutChecks: readonly Check[] = writing('login', 'L1', {
  'the correct password is accepted from another network address while failures block the account': expectNoLockout,
  'a wrong password for a blocked account counts for its network address, where the correct one is then refused':
    expectCountedGuess,
});

export const contactLimitChecks: readonly Check[] = writing('requestContact', 'L2', {
  'too many requests from one network address within a minute return 429 and Retry-After': async (api) => {
    // All requests have the same key, so that only one lead is stored.
    const headers = { 'Idempotency-Key': api.unique() };
    const json = {
      name: 'Contract check (please ignore)',
      email: 'contract-check@mindwave.example',
      mobile: '4045550123',
      company: headers['Idempotency-Key'],
    };
    let count = 0;
    let response = await api.callOnce('requestContact', { json, headers });
    for (; response.status === 201 && count < CONTACT_MAX_REQUESTS; count++)
      response = await api.callOnce('requestContact', { json, headers });
    ensure(response.status === 429, `expected 429 after ${count} more requests, got ${response.status}`);
    expectWait(response, CONTACT_WINDOW_SECONDS);
  },
});
