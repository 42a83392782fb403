import type { Backend, OutputOf } from '~contract/contract';
import {
  LOGIN_MAX_FAILURES_PER_ACCOUNT,
  LOGIN_MAX_FAILURES_PER_ADDRESS,
  LOGIN_WINDOW_SECONDS,
} from '~contract/generated/limits';
import { failure, textOf, tooMany } from '~contract/results';
import { mailKey } from '~contract/text';
import type { Deps } from './deps';
import type { LoginFailure } from './state';
import { secondsLeft, within } from './throttle';

/** One working day: long enough for an editor's shift, short enough for a forgotten tab. */
export const TOKEN_LIFETIME_MS = 8 * 60 * 60 * 1000;

/** Compares two strings in constant time, so that the duration does not reveal where they differ. */
function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** Seconds until the account or the address may try again, or null if it may now. */
function waitOf(recent: readonly LoginFailure[], { email, address, at }: LoginFailure): number | null {
  const ofAccount = recent.filter((failed) => failed.email === email);
  const ofAddress = recent.filter((failed) => failed.address === address);
  const waits = [
    secondsLeft(ofAccount, LOGIN_MAX_FAILURES_PER_ACCOUNT, LOGIN_WINDOW_SECONDS, at),
    secondsLeft(ofAddress, LOGIN_MAX_FAILURES_PER_ADDRESS, LOGIN_WINDOW_SECONDS, at),
  ].filter((wait) => wait !== null);
  return waits.length > 0 ? Math.max(...waits) : null;
}

export function sessionOperations({ storage, now, newToken, admin }: Deps): Pick<Backend, 'login' | 'logout'> {
  return {
    async login({ body }, { address }) {
      const email = mailKey(textOf(body.email));
      const isRight = sameText(email, mailKey(admin.email)) && sameText(textOf(body.password), admin.password);
      const at = now().getTime();
      const token = newToken();
      return storage.transact<OutputOf<'login'>>((state) => {
        const recent = within(state.failures, LOGIN_WINDOW_SECONDS, at);
        const wait = waitOf(recent, { email, address, at });
        // A stranger's failures must not lock out an administrator, who has another address.
        const isTrusted = isRight && !recent.some((failed) => failed.address === address);
        if (wait !== null && !isTrusted) return { result: tooMany(wait) };
        if (!isRight) {
          const result = failure(401, 'The email address or the password is wrong.');
          return { result, next: { failures: [...recent, { email, address, at }] } };
        }
        const sessions = state.sessions.filter(({ expiresAt }) => expiresAt > at);
        return {
          result: { status: 200, body: { token } } as const,
          next: {
            sessions: [...sessions, { token, expiresAt: at + TOKEN_LIFETIME_MS }],
            // Only failures in a row count, but a success here says nothing about failures from elsewhere.
            failures: recent.filter((failed) => failed.email !== email || failed.address !== address),
          },
        };
      });
    },

    logout: async (_, { token }) =>
      storage.transact<OutputOf<'logout'>>(({ sessions }) => ({
        result: { status: 204, body: null } as const,
        next: { sessions: sessions.filter((session) => session.token !== token) },
      })),
  };
}

/** Whether `login` issued the token, and it has neither expired nor ended with `logout`. */
export async function isSignedIn({ storage, now }: Deps, token: string): Promise<boolean> {
  const at = now().getTime();
  const { sessions } = await storage.read();
  return sessions.some((session) => sameText(session.token, token) && session.expiresAt > at);
}
