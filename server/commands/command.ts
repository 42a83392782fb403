import type { Database } from '../database/database';

export interface CommandInput {
  /** What follows the name of the command. */
  readonly args: readonly string[];
  readonly fromStdin: boolean;
  readonly isCsv: boolean;
}

/** The only argument of a command. Other users of the machine can see arguments, so a password is never one. */
export function emailOf([email, ...more]: readonly string[]): string {
  if (!email || more.length > 0) throw new CommandError('Name one email address. A password is never an argument.');
  return email;
}

/** A command for operators. Returns what it prints. */
export type Command = (database: Database, input: CommandInput) => Promise<string>;

/** An expected failure of a command. The message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
