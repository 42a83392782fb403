import { addAccount, disableAccount, listAccounts, setPassword } from '../api/accounts';
import { type Command, CommandError } from './command';
import { readPassword } from './read-password';

function emailOf(args: readonly string[]): string {
  const [email, ...more] = args;
  if (!email || more.length > 0) throw new CommandError('Name one e-mail address. A password is never an argument.');
  return email;
}

/** `account add`, `list`, `disable` and `password`. */
export const accountCommands: Readonly<Record<string, Command>> = {
  'account add': async (database, { args, fromStdin }) => {
    const email = emailOf(args);
    await addAccount(database, email, await readPassword(fromStdin));
    return `Added ${email}.`;
  },
  'account list': async (database) => {
    const rows = await listAccounts(database);
    const line = ({ email, createdAt, disabledAt }: (typeof rows)[number]) =>
      `${email}  since ${createdAt.toISOString().slice(0, 10)}${disabledAt ? '  disabled' : ''}`;
    return rows.length === 0 ? 'There are no accounts.' : rows.map(line).join('\n');
  },
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
