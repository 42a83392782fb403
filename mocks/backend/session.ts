import type { Backend, OutputOf } from '~contract/contract';
import { failure, invalid, textOf, textProblem } from './validation';
import type { Deps } from './deps';

/** One working day: long enough for an editor's shift, short enough for a forgotten tab. */
export const TOKEN_LIFETIME_MS = 8 * 60 * 60 * 1000;
/** Five failures in a row within a minute block the login until the minute is over (contract, `POST /login`). */
export const MAX_FAILURES = 5;
export const FAILURE_WINDOW_MS = 60_000;

/** Compares two strings in constant time, so that the duration does not reveal where they differ. */
function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

export function sessionOperations({ storage, now, newToken, admin }: Deps): Pick<Backend, 'login'> {
  return {
    async login({ body }) {
      const refusal = invalid({
        email: textProblem(body.email, 'your email address', 254),
        password: textProblem(body.password, 'your password', 1000),
      });
      if (refusal) return refusal;

      const email = textOf(body.email).trim().toLowerCase();
      const right = sameText(email, admin.email.toLowerCase()) && sameText(textOf(body.password), admin.password);
      const at = now().getTime();
      const token = newToken();
      return storage.transact<OutputOf<'login'>>((state) => {
        const recent = state.failures.filter((failed) => failed.at > at - FAILURE_WINDOW_MS);
        const own = recent.filter((failed) => failed.email === email);
        const first = own.at(-MAX_FAILURES);
        if (first) {
          const seconds = Math.max(1, Math.ceil((first.at + FAILURE_WINDOW_MS - at) / 1000));
          const message = `Too many attempts. Please wait ${seconds} seconds and try again.`;
          return { result: { ...failure(429, message), headers: { 'Retry-After': String(seconds) } } };
        }
        if (!right) {
          const result = failure(401, 'The e-mail address or the password is wrong.');
          return { result, next: { failures: [...recent, { email, at }] } };
        }
        const sessions = state.sessions.filter(({ expiresAt }) => expiresAt > at);
        return {
          result: { status: 200, body: { token } } as const,
          next: {
            sessions: [...sessions, { token, expiresAt: at + TOKEN_LIFETIME_MS }],
            failures: recent.filter((failed) => failed.email !== email),
          },
        };
      });
    },
  };
}

/** Whether `login` issued the token and it has not expired. */
export async function isSignedIn({ storage, now }: Deps, token: string): Promise<boolean> {
  const at = now().getTime();
  const { sessions } = await storage.read();
  return sessions.some((session) => sameText(session.token, token) && session.expiresAt > at);
}
