import type { Backend, OutputOf } from '~contract/contract';
import { failure, sessionEnded, textOf, tooMany } from '~contract/results';
import { mailKey } from '~contract/text';
import type { Deps } from './deps';
import { hash } from './hash';
import { checkPassword, hashedPassword } from './password';
import { attemptOf, isActive, TOKEN_LIFETIME_MS } from './session';

const PLEASE_CHECK = 'Please check the marked fields.';

/** The operations on the account of the administrator who is signed in. */
export function accountOperations(deps: Deps): Pick<Backend, 'changePassword' | 'listSessions' | 'endSession'> {
  const { storage, now, newToken, admin } = deps;
  const email = mailKey(admin.email);
  return {
    async changePassword({ body }, { address, token }) {
      const next = textOf(body.next);
      const current = await checkPassword(deps, textOf(body.current));
      // The list of common passwords is large, and visitors of a site with the embedded backend do not need it.
      const { passwordProblem } = await import('~contract/password-rules');
      // The given password is allowed, so that the demo can return to it.
      const isGiven = next === admin.password;
      const problem = isGiven ? null : passwordProblem(next, email);
      const passwords = isGiven ? [] : [await hashedPassword(next, newToken())];
      const at = now().getTime();
      return storage.transact<OutputOf<'changePassword'>>((state) => {
        const isRight = current.isRight && current.isCurrent(state);
        const { wait, failures } = attemptOf(state, { email, address, at }, isRight);
        if (wait !== null) return { result: tooMany(wait), next: { failures } };
        if (!isRight) {
          const result = failure(422, PLEASE_CHECK, { current: 'This is not your current password.' });
          return { result, next: { failures } };
        }
        if (problem) return { result: failure(422, PLEASE_CHECK, { next: problem }), next: { failures } };
        const sessions = state.sessions.filter((session) => session.token === token);
        // The session may have ended while the password was checked.
        if (sessions.length === 0) return { result: sessionEnded, next: { failures } };
        return { result: { status: 204, body: null } as const, next: { sessions, passwords, failures } };
      });
    },

    async listSessions(_, { token }) {
      const at = now().getTime();
      const { sessions } = await storage.read();
      const data = sessions
        .filter((session) => isActive(session, at))
        .map((session) => ({
          id: hash(session.token),
          current: session.token === token,
          createdAt: new Date(session.expiresAt - TOKEN_LIFETIME_MS).toISOString(),
          lastUsedAt: new Date(session.lastUsedAt).toISOString(),
        }));
      return { status: 200, body: { data } };
    },

    endSession: async ({ path }) =>
      storage.transact<OutputOf<'endSession'>>(({ sessions }) => {
        const others = sessions.filter(({ token }) => hash(token) !== path.session);
        if (others.length === sessions.length) return { result: failure(404, 'This session has already ended.') };
        return { result: { status: 204, body: null } as const, next: { sessions: others } };
      }),
  };
}
