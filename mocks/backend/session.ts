import type { Backend, OutputOf } from '~contract/contract';
import {
  LOGIN_MAX_FAILURES_PER_ACCOUNT,
  LOGIN_MAX_FAILURES_PER_ADDRESS,
  LOGIN_WINDOW_SECONDS,
  SESSION_IDLE_HOURS,
} from '~contract/generated/limits';
import { failure, textOf, tooMany } from '~contract/results';
import { mailKey } from '~contract/text';
import type { Deps } from './deps';
import { checkPassword, sameText } from './password';
import type { LoginFailure, State, StoredSession } from './state';
import { secondsLeft, within } from './throttle';

/** One working day: long enough for an editor's shift, short enough for a forgotten tab. */
export const TOKEN_LIFETIME_MS = 8 * 60 * 60 * 1000;
/** A session ends after this time without a request. */
export const IDLE_MS = SESSION_IDLE_HOURS * 60 * 60 * 1000;
/** The last use of a session is stored at most this often, so that not every read is a write. */
const USE_MS = 60_000;

/** Returns the seconds until the account or the address may try again, or null if it may try now. */
function waitOf(recent: readonly LoginFailure[], { email, address, at }: LoginFailure): number | null {
  const ofAccount = recent.filter((failed) => failed.email === email);
  const ofAddress = recent.filter((failed) => failed.address === address);
  const waits = [
    secondsLeft(ofAccount, LOGIN_MAX_FAILURES_PER_ACCOUNT, LOGIN_WINDOW_SECONDS, at),
    secondsLeft(ofAddress, LOGIN_MAX_FAILURES_PER_ADDRESS, LOGIN_WINDOW_SECONDS, at),
  ].filter((wait) => wait !== null);
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** Failures of a blocked account are stored under this name. They count only for the address, so they do not prolong the block. */
const whileBlocked = (email: string) => `blocked ${email}`;

/**
 * Judges a login attempt. Returns the seconds to wait, or null if the attempt is allowed, and the failures to store. A refused attempt
 * also counts as a failure. A success clears only the failures of the same account and address.
 */
export function attemptOf({ failures }: State, attempt: LoginFailure, isRight: boolean) {
  const { email, address, at } = attempt;
  const recent = within(failures, LOGIN_WINDOW_SECONDS, at);
  const ofAddress = recent.filter((failed) => failed.address === address);
  const wait = waitOf(recent, attempt);
  // A stranger's failures must not lock out an administrator, who comes from another address.
  if (wait !== null && !(isRight && ofAddress.length === 0)) {
    const isFull = ofAddress.length >= LOGIN_MAX_FAILURES_PER_ADDRESS;
    return { wait, failures: isFull ? failures : [...recent, { ...attempt, email: whileBlocked(email) }] };
  }
  const own = [email, whileBlocked(email)];
  const others = recent.filter((failed) => failed.address !== address || !own.includes(failed.email));
  return { wait: null, failures: isRight ? others : [...recent, attempt] };
}

/** True if a session has not expired, and was used recently enough. */
export const isActive = ({ expiresAt, lastUsedAt }: StoredSession, at: number): boolean =>
  expiresAt > at && lastUsedAt > at - IDLE_MS;

/** The operations for signing in and out. */
export function sessionOperations(deps: Deps): Pick<Backend, 'login' | 'logout'> {
  const { storage, now, newToken, admin } = deps;
  return {
    async login({ body }, { address }) {
      const email = mailKey(textOf(body.email));
      const password = await checkPassword(deps, textOf(body.password));
      const at = now().getTime();
      const token = newToken();
      return storage.transact<OutputOf<'login'>>((state) => {
        const isRight = sameText(email, mailKey(admin.email)) && password.isRight && password.isCurrent(state);
        const { wait, failures } = attemptOf(state, { email, address, at }, isRight);
        if (wait !== null) return { result: tooMany(wait), next: { failures } };
        if (!isRight)
          return { result: failure(401, 'The email address or the password is wrong.'), next: { failures } };
        const sessions = state.sessions.filter((session) => isActive(session, at));
        const session = { token, lastUsedAt: at, expiresAt: at + TOKEN_LIFETIME_MS };
        return {
          result: { status: 200, body: { token } } as const,
          next: { sessions: [...sessions, session], failures },
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

/** Returns true if the token belongs to an active session. The call counts as a use of the session, which prolongs it. */
export async function isSignedIn({ storage, now }: Deps, token: string): Promise<boolean> {
  const at = now().getTime();
  const { sessions } = await storage.read();
  const found = sessions.find((session) => sameText(session.token, token) && isActive(session, at));
  if (found && found.lastUsedAt < at - USE_MS) {
    const used = (state: State) =>
      state.sessions.map((one) => (one.token === token ? { ...one, lastUsedAt: at } : one));
    // A full storage must not keep anyone from deleting something.
    await storage
      .transact((state) => ({ result: undefined, next: { sessions: used(state) } }))
      .catch((error: unknown) => console.info('The use of a session could not be stored.', error));
  }
  return found !== undefined;
}
