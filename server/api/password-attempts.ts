import { createHash } from 'node:crypto';
import {
  LOGIN_MAX_FAILURES_PER_ACCOUNT,
  LOGIN_MAX_FAILURES_PER_ADDRESS,
  LOGIN_WINDOW_SECONDS,
} from '~contract/generated/limits';
import { type Database, type Sql, sql } from '../database/database';
import { checkPassword, hashPassword } from './passwords';
import { countersOf, countUp } from './throttle';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

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
  const ofAccount = account && account.count >= LOGIN_MAX_FAILURES_PER_ACCOUNT ? account.seconds : 0;
  const ofAddress = address && address.count >= LOGIN_MAX_FAILURES_PER_ADDRESS ? address.seconds : 0;
  return { seconds: Math.max(ofAccount, ofAddress), isTrusted: address === undefined, isFull: ofAddress > 0 };
}

interface Account {
  readonly id: string;
  /** The hash of its password now. */
  readonly password: string;
}

/** `wrong`: whether there is such an account, for the log. `blocked`: after too many failures, for this many seconds. */
export type Attempt =
  | { readonly outcome: 'right'; readonly account: Account }
  | { readonly outcome: 'wrong'; readonly isKnown: boolean }
  | { readonly outcome: 'blocked'; readonly isKnown: boolean; readonly seconds: number };

/**
 * Checks the password of an account. Failures count by account and by network address, and block both for a while. What is refused
 * meanwhile counts too, even unread. Otherwise, an address could guess at a blocked account without an end.
 */
export async function tryPassword(
  database: Database,
  email: string,
  password: string,
  address: string,
): Promise<Attempt> {
  const counters = countersFor(email, address);
  const [account] = await database.query<Account>(sql`
    select id::text as id, password from accounts where email = ${email} and disabled_at is null`);
  const isKnown = account !== undefined;
  const before = await waitOf(database, counters);
  // Without this, a blocked attacker could use up the processor with passwords.
  const isRead = before.seconds === 0 || before.isTrusted;
  const checked = isRead ? await checkPassword(password, account?.password) : { isRight: false, isOutdated: false };
  // Others may have failed while this password was checked. So parallel guesses do not get more attempts.
  const { seconds, isTrusted, isFull } = isRead ? await waitOf(database, counters) : before;
  if (!account || !checked.isRight || (seconds > 0 && !isTrusted)) {
    // An address that is blocked itself only reads, so that it cannot use up the database.
    if (!isFull) for (const key of Object.values(counters)) await countUp(database, key, LOGIN_WINDOW_SECONDS);
    return seconds > 0 ? { outcome: 'blocked', isKnown, seconds } : { outcome: 'wrong', isKnown };
  }
  await forgetFailures(database, counters);
  if (!checked.isOutdated) return { outcome: 'right', account };
  const hash = await hashPassword(password);
  const renewed = await database.query(sql`
    update accounts set password = ${hash} where id = ${account.id} and password = ${account.password} returning id`);
  return { outcome: 'right', account: renewed.length > 0 ? { ...account, password: hash } : account };
}

/**
 * Only failures in a row count, but a success from one address says nothing about failures from elsewhere. A window that started
 * after the own one contains only some of the own failures, so it stays as it is.
 */
async function forgetFailures({ query }: Sql, { byAccount, byAddress, byBoth }: Counters): Promise<void> {
  const keys = [byAccount, byAddress, byBoth];
  await query(sql`
    update throttle set count = throttle.count - own.count from throttle as own
    where own.key = ${byBoth} and own.ends_at > now() and throttle.key = any(${keys}) and throttle.ends_at <= own.ends_at`);
  await query(sql`delete from throttle where count <= 0 and key = any(${keys})`);
}
