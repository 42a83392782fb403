import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError } from './command';

/** Asks for a line on the terminal without showing what is typed. */
async function ask(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(question);
  try {
    return await new Promise((resolve, reject) => {
      terminal.once('line', resolve);
      terminal.once('close', () => reject(new CommandError('No password was entered.')));
    });
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/**
 * Reads a new password: the first line of standard input with `--password-stdin`, otherwise twice from the terminal. A password
 * is never an argument, because other users of the machine can see those.
 */
export async function readPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  if (!process.stdin.isTTY) throw new CommandError('There is no terminal. Use --password-stdin.');
  const password = await ask('Password: ');
  if ((await ask('Again: ')) !== password) throw new CommandError('The two passwords differ.');
  return password;
}
