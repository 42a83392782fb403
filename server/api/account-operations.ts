import type { Backend, OutputOf } from '~contract/contract';
import { passwordProblem } from '~contract/password-rules';
import { failure, sessionEnded, textOf, tooMany } from '~contract/results';
import { type Database, hours, type Sql, searchable, sql } from '../database/database';
import type { Audit } from '../operations/account-events';
import { tryPassword } from './password-attempts';
import { hashPassword } from './passwords';
import { accountOf, hasEnded, hashOf, TOKEN_HOURS } from './session';

/** The public id of a session is half of the hash of its token. Nobody can compute the token from it. */
const PUBLIC_ID = sql`left(token_hash, 32)`;

interface StoredSession {
  readonly id: string;
  readonly current: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

async function sessionsOf({ query }: Sql, email: string, token: string) {
  const rows = await query<StoredSession>(sql`
    select ${PUBLIC_ID} as id, token_hash = ${hashOf(token)} as current,
      expires_at - ${hours(TOKEN_HOURS)} as "createdAt", last_used_at as "lastUsedAt"
    from sessions join accounts on accounts.id = account_id
    where email = ${email} and not ${hasEnded()}
    order by last_used_at desc`);
  return rows.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/**
 * Stores a password and ends the other sessions. Returns how many it has ended, or undefined if the password was changed in the
 * meantime, or the caller's session has ended.
 */
const replacePassword = (database: Database, id: string, former: string, next: string, token: string) =>
  database.transaction(async ({ query }) => {
    const changed = await query(sql`
      update accounts set password = ${next} where id = ${id} and password = ${former}
        and exists (select 1 from sessions where token_hash = ${hashOf(token)})
      returning id`);
    if (changed.length === 0) return undefined;
    const ended = await query(sql`
      delete from sessions where account_id = ${id} and token_hash <> ${hashOf(token)} returning token_hash`);
    return ended.length;
  });

const PLEASE_CHECK = 'Please check the marked fields.';
const WRONG = failure(422, PLEASE_CHECK, { current: 'This is not your current password.' });

/** The operations on the account of the administrator who is signed in. */
export function accountOperations(
  database: Database,
  audit: Audit,
): Pick<Backend, 'changePassword' | 'listSessions' | 'endSession'> {
  return {
    async changePassword({ body }, { token, address }): Promise<OutputOf<'changePassword'>> {
      const [email, next] = [await accountOf(database, token), textOf(body.next)];
      if (email === '') return sessionEnded;
      const event = { event: 'password change', account: email, address } as const;
      const attempt = await tryPassword(database, email, textOf(body.current), address);
      if (attempt.outcome === 'blocked') {
        audit({ ...event, result: 'blocked' });
        return tooMany(attempt.seconds);
      }
      if (attempt.outcome === 'wrong') {
        audit({ ...event, result: 'refused' });
        return WRONG;
      }
      const problem = passwordProblem(next, email);
      if (problem) return failure(422, PLEASE_CHECK, { next: problem });
      const { id, password } = attempt.account;
      const ended = await replacePassword(database, id, password, await hashPassword(next), token);
      audit({ ...event, result: ended === undefined ? 'refused' : 'done', ...(ended && { ended }) });
      if (ended !== undefined) return { status: 204, body: null };
      return (await accountOf(database, token)) === '' ? sessionEnded : WRONG;
    },

    listSessions: async (_input, { token }) => {
      const data = await sessionsOf(database, await accountOf(database, token), token);
      return { status: 200, body: { data } };
    },

    async endSession({ path }, { token, address }) {
      const account = await accountOf(database, token);
      const ended = await database.query(sql`
        delete from sessions where ${PUBLIC_ID} = ${searchable(path.session)} and not ${hasEnded()}
          and account_id = (select id from accounts where email = ${account})
        returning token_hash`);
      if (ended.length === 0) return failure(404, 'This session has already ended.');
      audit({ event: 'session end', result: 'done', account, address });
      return { status: 204, body: null };
    },
  };
}
