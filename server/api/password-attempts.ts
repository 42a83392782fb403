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

/** The keys of the three counters of an attempt: for its account, for its network address, and for both together. */
function countersFor(email: string, address: string) {
  const account = hashOf(email);
  return {
    byAccount: `sign-in ${account}`,
    byAddress: `sign-in from ${address}`,
    byBoth: `sign-in ${account} from ${address}`,
  };
}

type Counters = ReturnType<typeof countersFor>;

/**
 * Returns how long to wait, in seconds, or 0. An address without failures `isTrusted`: the correct password is accepted from there even
 * if the account is blocked. `isFull` means that the address itself is blocked.
 */
async function waitOf(sql: Sql, { byAccount, byAddress }: Counters) {
  const counters = await countersOf(sql, [byAccount, byAddress]);
  const [account, address] = [counters.get(byAccount), counters.get(byAddress)];
  const ofAccount = account && account.count >= LOGIN_MAX_FAILURES_PER_ACCOUNT ? account.seconds : 0;
  const ofAddress = address && address.count >= LOGIN_MAX_FAILURES_PER_ADDRESS ? address.seconds : 0;
  return { seconds: Math.max(ofAccount, ofAddress), isTrusted: address === undefined, isFull: ofAddress > 0 };
}

interface Account {
  readonly id: string;
  /** The present hash of its password. */
  readonly password: string;
}

/** The outcome of an attempt. `isKnown` is true if the account exists, for the log. `seconds` is the time to wait. */
export type Attempt =
  | { readonly outcome: 'right'; readonly account: Account }
  | { readonly outcome: 'wrong'; readonly isKnown: boolean }
  | { readonly outcome: 'blocked'; readonly isKnown: boolean; readonly seconds: number };

/**
 * Checks the password of an account. Failures count for the account and for the network address, and block both for a while. An
 * attempt that is refused while they are blocked counts as well, even if its password was not checked. Otherwise, an address could
 * guess at a blocked account for ever.
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
  // Checking takes 0.1 s of processor time, which a blocked attacker must not use up.
  const isRead = before.seconds === 0 || before.isTrusted;
  const checked = isRead ? await checkPassword(password, account?.password) : { isRight: false, isOutdated: false };
  // Read the counters again: parallel guesses may have failed in the meantime, and must not get more attempts.
  const { seconds, isTrusted, isFull } = isRead ? await waitOf(database, counters) : before;
  if (!account || !checked.isRight || (seconds > 0 && !isTrusted)) {
    // An attempt from a blocked address writes nothing, so that it cannot overload the database.
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
 * Removes the failures of this account from this address after a success, because only failures in a row count. Failures from other
 * addresses stay. If a window started later than the window of both together, it contains only some of these failures, and stays as well.
 */
async function forgetFailures({ query }: Sql, { byAccount, byAddress, byBoth }: Counters): Promise<void> {
  const keys = [byAccount, byAddress, byBoth];
  await query(sql`
    update throttle set count = throttle.count - own.count from throttle as own
    where own.key = ${byBoth} and own.ends_at > now() and throttle.key = any(${keys}) and throttle.ends_at <= own.ends_at`);
  await query(sql`delete from throttle where count <= 0 and key = any(${keys})`);
}
