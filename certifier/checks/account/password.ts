import { LOGIN_MAX_FAILURES_PER_ACCOUNT, LOGIN_WINDOW_SECONDS } from '../../../contract/generated/limits';
import { type Check, writing } from '../../check';
import { bearer, changePassword, ensureOffered, sessionsOf, tryLogin, withPassword } from '../../client/account-calls';
import type { Api } from '../../client/api';
import { ensure, shown } from '../../outcome';
import { expectWait } from '../throttle';

const WRONG = 'not-the-password-7d1f';
const STRONG = 'four trucks before sunrise 4f1c';
/** Long enough, but among the commonest passwords. */
const COMMON = ['1qaz2wsx3edc', 'q1w2e3r4t5y6', '1q2w3e4r5t6y'];

/** Expects a 422 that names a field, and that the password has not changed. */
async function expectRefused(api: Api, field: 'current' | 'next', current: string, next: string): Promise<void> {
  const response = await changePassword(api, current, next);
  ensureOffered(response);
  const { status, body } = response;
  const named = Object.keys(body.errors ?? {});
  ensure(status === 422, `expected 422 for ${field}, got ${status}`);
  ensure(named.join() === field, `'errors' names ${shown(named)} instead of ${field}`);
}

/** Expects that the administrator's own password is still the right one. */
async function expectUnchanged(api: Api): Promise<void> {
  const { status } = await tryLogin(api, api.credentials.password);
  ensure(status === 200, `afterwards, a login with the former password returns ${status}`);
}

/**
 * Refusals are also tried while the account has another password: if a backend accepts a change that it must refuse, the administrator's
 * password is still restored. Each request has only one broken field.
 */
const refusals: readonly Check[] = writing('changePassword', 'L2', {
  'a wrong current password is refused with 422 that names it, and nothing is changed': (api) =>
    withPassword(api, ' contract check', async (next, own) => {
      await expectRefused(api, 'current', WRONG, own);
      await expectRefused(api, 'current', own, `${next} again`);
      const { status } = await tryLogin(api, next);
      ensure(status === 200, `afterwards, a login with the password returns ${status}`);
    }),
  'a short and a very common new password are refused with 422 that names it': (api) =>
    withPassword(api, ' contract check', async (next) => {
      for (const weak of ['', 'elevenchars', ...COMMON]) await refuseWeak(api, next, weak);
    }),
});

/** Expects that a new password is refused. If it is accepted, changes it back to `current`. */
async function refuseWeak(api: Api, current: string, weak: string): Promise<void> {
  try {
    await expectRefused(api, 'next', current, weak);
  } catch (error) {
    await changePassword(api, weak, current).catch(() => undefined);
    throw error;
  }
}

export const passwordChecks: readonly Check[] = [
  ...writing('changePassword', 'L2', {
    'afterwards, the new password logs in; the former one, and the new one with NUL at its end, are refused': (api) =>
      withPassword(api, ' contract check', async (next, own) => {
        const former = await tryLogin(api, own);
        ensure(former.status === 401, `a login with the former password returns ${former.status}, not 401`);
        // Many hash functions read a text only up to NUL, or pad it with NUL.
        const longer = await tryLogin(api, `${next}\0`);
        ensure(longer.status !== 200, 'a login with NUL after the new password returns 200');
        const { status } = await tryLogin(api, next);
        ensure(status === 200, `a login with the new password returns ${status}, not 200`);
      }),
    'the other sessions end, that of the request continues, and the list contains no other one': (api) =>
      withPassword(api, ' contract check', async (next) => {
        const { token } = await tryLogin(api, next);
        const { status } = await changePassword(api, next, next);
        ensure(status === 204, `expected 204, got ${status}`);
        const other = await api.call('createArticle', { form: api.form(api.fields()), ...bearer(token) });
        ensure(other.status === 401, `the token of another session returns ${other.status}, not 401`);
        const own = await api.call('deleteArticle', { id: 'there-is-no-such-article-4f1c', signedIn: true });
        ensure(own.status === 404, `the token of the request returns ${own.status}, so its session has ended`);
        const sessions = await sessionsOf(api, await api.token());
        ensure(sessions.length === 1, `the list still contains ${sessions.length} sessions`);
      }),
    'every character of a long password counts: its end, its case, and spaces at its end': (api) =>
      // Some hash functions read only the first 72 bytes.
      withPassword(api, ` Contract Check ${'of a long password '.repeat(4)}Ünï 🚚  `, async (next) => {
        for (const wrong of [next.slice(0, -4), next.trim(), next.toLowerCase()]) {
          const { status } = await tryLogin(api, wrong);
          ensure(status === 401, `a login with another password returns ${status}, not 401`);
        }
        const { status } = await tryLogin(api, next);
        ensure(status === 200, `a login with the whole password returns ${status}, not 200`);
      }),
  }),
  ...refusals,
  ...writing('changePassword', 'L2', {
    'a call without a valid token returns 401 and changes nothing': async (api) => {
      const { password } = api.credentials;
      for (const headers of [{}, { Authorization: `Bearer ${await api.token()}0` }]) {
        // The same password again: if the backend accepts it, nothing is lost.
        const response = await api.call('changePassword', { json: { current: password, next: password }, headers });
        ensureOffered(response);
        ensure(response.status === 401, `expected 401, got ${response.status}`);
      }
      await expectUnchanged(api);
    },
  }),
];

/** Runs after all other checks that log in: afterwards, the backend refuses logins of the administrator for a minute. */
export const passwordLimitChecks: readonly Check[] = writing('changePassword', 'L2', {
  'after five wrong current passwords in a row the next attempt returns 429 and Retry-After': async (api) => {
    const call = async () => api.callOnce('changePassword', { json: { current: WRONG, next: STRONG }, signedIn: true });
    let response = await call();
    ensureOffered(response);
    // Failed logins of earlier checks count as well, so fewer attempts may be left.
    for (let count = 1; response.status === 422 && count < LOGIN_MAX_FAILURES_PER_ACCOUNT + 1; count++)
      response = await call();
    ensure(response.status === 429, `expected 429 after the failures, got ${response.status}`);
    expectWait(response, LOGIN_WINDOW_SECONDS);
  },
});
