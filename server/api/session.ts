import { createHash, randomBytes } from 'node:crypto';
import type { Backend } from '~contract/contract';
import { SESSION_IDLE_HOURS } from '~contract/generated/limits';
import { failure, textOf, tooMany } from '~contract/results';
import { mailKey } from '~contract/text';
import { type Database, hours, type Sql, type Statement, seconds, sql } from '../database/database';
import type { Audit } from '../operations/account-events';
import { tryPassword } from './password-attempts';

/** One working day: long enough for an editor's shift, short enough for a forgotten tab. */
export const TOKEN_HOURS = 8;
/** The last use of a session is stored at most this often, so that not every read is a write. */
const USE_SECONDS = 60;

/** The hash of a token, as the database stores it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Matches sessions that have expired, or that nobody has used for too long. */
export const hasEnded = (): Statement =>
  sql`(expires_at < now() or last_used_at < now() - ${hours(SESSION_IDLE_HOURS)})`;

/** Returns the email address of a token's account, or an empty text if the token is unknown or its session has ended. */
export async function accountOf({ query }: Sql, token: string): Promise<string> {
  const [account] = await query<{ email: string }>(sql`
    select email from sessions join accounts on accounts.id = account_id
    where token_hash = ${hashOf(token)} and not ${hasEnded()} and disabled_at is null`);
  return account?.email ?? '';
}

/** Returns true if the token is valid now. The call counts as a use of its session, which prolongs it. */
export async function useSession(database: Database, token: string): Promise<boolean> {
  if ((await accountOf(database, token)) === '') return false;
  await database.query(sql`
    update sessions set last_used_at = now()
    where token_hash = ${hashOf(token)} and last_used_at < now() - ${seconds(USE_SECONDS)}`);
  return true;
}

/**
 * Starts a session, and returns its token, or undefined if the password was changed in the meantime. `for update` makes this statement
 * and a change of the password wait for each other, so no session with the former password remains.
 */
async function startSession(
  { query }: Sql,
  account: { readonly id: string; readonly password: string },
): Promise<string | undefined> {
  const token = randomBytes(32).toString('hex');
  const started = await query(sql`
    insert into sessions (token_hash, account_id, expires_at)
    select ${hashOf(token)}, id, now() + ${hours(TOKEN_HOURS)} from accounts
    where id = ${account.id} and password = ${account.password} and disabled_at is null for update
    returning token_hash`);
  return started.length > 0 ? token : undefined;
}

/** The operations for signing in and out. */
export function sessionOperations(database: Database, audit: Audit): Pick<Backend, 'login' | 'logout'> {
  return {
    async login({ body }, { address }) {
      const email = mailKey(textOf(body.email));
      const attempt = await tryPassword(database, email, textOf(body.password), address);
      // Someone may type a password into the wrong field, so only the addresses of known accounts are logged.
      const account = attempt.outcome === 'right' || attempt.isKnown ? email : 'unknown';
      const token = attempt.outcome === 'right' ? await startSession(database, attempt.account) : undefined;
      const result = token ? 'done' : attempt.outcome === 'blocked' ? 'blocked' : 'refused';
      audit({ event: 'sign-in', result, account, address });
      if (attempt.outcome === 'blocked') return tooMany(attempt.seconds);
      if (!token) return failure(401, 'The email address or the password is wrong.');
      return { status: 200, body: { token } };
    },

    logout: async (_input, { token, address }) => {
      const account = await accountOf(database, token);
      await database.query(sql`delete from sessions where token_hash = ${hashOf(token)}`);
      audit({ event: 'sign-out', result: 'done', account, address });
      return { status: 204, body: null };
    },
  };
}
