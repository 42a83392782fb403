import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { passwordProblem } from '~contract/password-rules';
import { mailKey } from '~contract/text';
import { hashPassword } from '../api/passwords';
import { type Database, type Sql, type Statement, sql, violatedConstraint } from '../database/database';
import { type Command, CommandError, emailOf } from './command';

async function hashOf(password: string, email: string): Promise<string> {
  const problem = passwordProblem(password, mailKey(email));
  if (problem) throw new CommandError(problem);
  return hashPassword(password);
}

/** Adds an account. @throws CommandError if it exists, or if the address or the password is not acceptable. */
export async function addAccount({ query }: Sql, email: string, password: string): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(mailKey(email))) throw new CommandError(`'${email}' is not an email address.`);
  const hash = await hashOf(password, email);
  try {
    await query(sql`insert into accounts (email, password) values (${mailKey(email)}, ${hash})`);
  } catch (error) {
    if (violatedConstraint(error)) throw new CommandError(`There is already an account ${mailKey(email)}.`);
    throw error;
  }
}

/** Changes an account and ends its sessions. @throws CommandError if there is none. */
async function change(database: Database, email: string, changes: Statement) {
  await database.transaction(async ({ query }) => {
    const [account] = await query<{ id: string }>(sql`
      update accounts set ${changes} where email = ${mailKey(email)} returning id::text as id`);
    if (!account) throw new CommandError(`There is no account ${mailKey(email)}.`);
    await query(sql`delete from sessions where account_id = ${account.id}`);
  });
}

/** Disables an account and ends its sessions. @throws CommandError if there is none. */
export const disableAccount = (database: Database, email: string): Promise<void> =>
  change(database, email, sql`disabled_at = now()`);

/** Sets a password, enables the account and ends its sessions. @throws CommandError if there is none. */
export const setPassword = async (database: Database, email: string, password: string): Promise<void> =>
  change(database, email, sql`password = ${await hashOf(password, email)}, disabled_at = null`);

/** Returns all accounts as text, one per line, sorted by email address. */
export async function listAccounts({ query }: Sql): Promise<string> {
  const rows = await query<{ email: string; createdAt: Date; disabledAt: Date | null }>(sql`
    select email, created_at as "createdAt", disabled_at as "disabledAt" from accounts order by email`);
  const lines = rows.map(
    ({ email, createdAt, disabledAt }) =>
      `${email}  since ${createdAt.toISOString().slice(0, 10)}${disabledAt ? '  disabled' : ''}`,
  );
  return lines.join('\n') || 'There are no accounts.';
}

/** Asks for a line on the terminal without showing what is typed. */
async function ask(question: string): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  process.stderr.write(question);
  try {
    for await (const line of terminal) return line;
    throw new CommandError('No password was entered.');
  } finally {
    // An open terminal would keep the process waiting for input.
    terminal.close();
    process.stderr.write('\n');
  }
}

/** Reads a new password: the first line of standard input with `--password-stdin`, otherwise twice from the terminal. */
async function readPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  if (!process.stdin.isTTY) throw new CommandError('There is no terminal. Use --password-stdin.');
  const password = await ask('Password: ');
  if ((await ask('Again: ')) !== password) throw new CommandError('The two passwords differ.');
  return password;
}

/** The commands `account add`, `account list`, `account disable` and `account password`. */
export const accountCommands: Readonly<Record<string, Command>> = {
  'account add': async (database, { args, fromStdin }) => {
    const email = emailOf(args);
    await addAccount(database, email, await readPassword(fromStdin));
    return `Added ${email}.`;
  },
  'account list': listAccounts,
  'account disable': async (database, { args }) => {
    const email = emailOf(args);
    await disableAccount(database, email);
    return `Disabled ${email}. Its sessions have ended.`;
  },
  'account password': async (database, { args, fromStdin }) => {
    const email = emailOf(args);
    await setPassword(database, email, await readPassword(fromStdin));
    return `Changed the password of ${email}. Its sessions have ended.`;
  },
};
