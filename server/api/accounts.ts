import { CommandError } from '../commands/command';
import type { Database, Sql } from '../database/database';
import { violatedConstraint } from '../database/database';
import { sql } from '../database/sql';
import { hashPassword } from './passwords';

/** Shorter passwords can be guessed. NIST SP 800-63B requires at least 8, and 15 if there is no second factor. */
export const PASSWORD_MIN = 12;

const normal = (email: string) => email.trim().toLowerCase();

async function hashOf(password: string): Promise<string> {
  if (password.length < PASSWORD_MIN) throw new CommandError(`The password needs at least ${PASSWORD_MIN} characters.`);
  return hashPassword(password);
}

/** Adds an account. @throws CommandError if it exists, or if the address or the password is not acceptable. */
export async function addAccount({ query }: Sql, email: string, password: string): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(normal(email))) throw new CommandError(`'${email}' is not an e-mail address.`);
  const hash = await hashOf(password);
  try {
    await query(sql`insert into accounts (email, password) values (${normal(email)}, ${hash})`);
  } catch (error) {
    if (violatedConstraint(error)) throw new CommandError(`There is already an account ${normal(email)}.`);
    throw error;
  }
}

export interface AccountRow {
  readonly email: string;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}

/** All accounts, sorted by address. */
export const listAccounts = ({ query }: Sql): Promise<readonly AccountRow[]> =>
  query<AccountRow>(sql`
    select email, created_at as "createdAt", disabled_at as "disabledAt" from accounts order by email`);

const endSessions = ({ query }: Sql, email: string) =>
  query(sql`delete from sessions where account_id = (select id from accounts where email = ${normal(email)})`);

async function change(database: Database, email: string, update: (sql: Sql) => Promise<readonly object[]>) {
  await database.transaction(async (transaction) => {
    const changed = await update(transaction);
    if (changed.length === 0) throw new CommandError(`There is no account ${normal(email)}.`);
    await endSessions(transaction, email);
  });
}

/** Disables an account and ends its sessions. @throws CommandError if there is none. */
export const disableAccount = (database: Database, email: string): Promise<void> =>
  change(database, email, ({ query }) =>
    query(sql`update accounts set disabled_at = now() where email = ${normal(email)} returning id`),
  );

/** Sets a password, enables the account and ends its sessions. @throws CommandError if there is none. */
export async function setPassword(database: Database, email: string, password: string): Promise<void> {
  const hash = await hashOf(password);
  await change(database, email, ({ query }) =>
    query(sql`
      update accounts set password = ${hash}, disabled_at = null where email = ${normal(email)} returning id`),
  );
}
