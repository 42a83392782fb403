import { createHash, randomBytes } from 'node:crypto';
import type { Backend } from '~contract/contract';
import {
  LOGIN_MAX_FAILURES_PER_ACCOUNT,
  LOGIN_MAX_FAILURES_PER_ADDRESS,
  LOGIN_WINDOW_SECONDS,
} from '~contract/generated/limits';
import { type Database, hours, type Sql, sql } from '../database/database';
import { checkPassword, hashPassword } from './passwords';
import { failure, textOf, tooMany } from '~contract/results';
import { mailKey } from '~contract/text';
import { countersOf, countUp } from './throttle';

/** One working day: long enough for an editor's shift, short enough for a forgotten tab. */
const TOKEN_HOURS = 8;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The email address of a token's account, or an empty text if the token is unknown or has ended. */
export async function accountOf({ query }: Sql, token: string): Promise<string> {
  const [account] = await query<{ email: string }>(sql`
    select email from sessions join accounts on accounts.id = account_id
    where token_hash = ${hashOf(token)} and expires_at > now() and disabled_at is null`);
  return account?.email ?? '';
}

async function startSession({ query }: Sql, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await query(sql`
    insert into sessions (token_hash, account_id, expires_at)
    values (${hashOf(token)}, ${accountId}, now() + ${hours(TOKEN_HOURS)})`);
  return token;
}

/** The counters of an attempt: of its account, of its network address, and of both together. */
function countersFor(email: string, address: string) {
  const account = hashOf(email);
  return {
    byAccount: `sign-in ${account}`,
    byAddress: `sign-in from ${address}`,
    byBoth: `sign-in ${account} from ${address}`,
  };
}

type Counters = ReturnType<typeof countersFor>;

/** Seconds to wait by the contract's limits, or 0; and whether the address has no failures, so that the right password is taken. */
async function waitOf(sql: Sql, { byAccount, byAddress }: Counters) {
  const counters = await countersOf(sql, [byAccount, byAddress]);
  const [account, address] = [counters.get(byAccount), counters.get(byAddress)];
  const waits = [
    account && account.count >= LOGIN_MAX_FAILURES_PER_ACCOUNT ? account.seconds : 0,
    address && address.count >= LOGIN_MAX_FAILURES_PER_ADDRESS ? address.seconds : 0,
  ];
  return { seconds: Math.max(...waits), isTrusted: address === undefined };
}

/** Signing in and out. */
export function sessionOperations(database: Database): Pick<Backend, 'login' | 'logout'> {
  return {
    async login({ body }, { address }) {
      const email = mailKey(textOf(body.email));
      const counters = countersFor(email, address);
      const before = await waitOf(database, counters);
      // Without this, a blocked attacker could use up the processor with passwords.
      if (before.seconds > 0 && !before.isTrusted) return tooMany(before.seconds);

      const [account] = await database.query<{ id: string; password: string }>(sql`
        select id::text as id, password from accounts where email = ${email} and disabled_at is null`);
      const { isRight, isOutdated } = await checkPassword(textOf(body.password), account?.password);
      // Others may have failed while this password was checked. So parallel guesses do not get more attempts.
      const { seconds, isTrusted } = await waitOf(database, counters);
      if (seconds > 0 && !(isRight && isTrusted)) return tooMany(seconds);
      if (!account || !isRight) {
        for (const key of Object.values(counters)) await countUp(database, key, LOGIN_WINDOW_SECONDS);
        return failure(401, 'The email address or the password is wrong.');
      }
      if (isOutdated) {
        const hash = await hashPassword(textOf(body.password));
        await database.query(sql`update accounts set password = ${hash} where id = ${account.id}`);
      }
      await forgetFailures(database, counters);
      return { status: 200, body: { token: await startSession(database, account.id) } };
    },

    logout: async (_input, { token }) => {
      await database.query(sql`delete from sessions where token_hash = ${hashOf(token)}`);
      return { status: 204, body: null };
    },
  };
}

/** Only failures in a row count, but a success from one address says nothing about failures from elsewhere. */
async function forgetFailures({ query }: Sql, { byAccount, byAddress, byBoth }: Counters): Promise<void> {
  const keys = [byAccount, byAddress, byBoth];
  await query(sql`
    update throttle set count = throttle.count - own.count from throttle as own
    where own.key = ${byBoth} and own.ends_at > now() and throttle.key = any(${keys})`);
  await query(sql`delete from throttle where count <= 0 and key = any(${keys})`);
}
