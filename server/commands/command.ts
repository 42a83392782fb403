import type { Database } from '../database/database';

/** The input of a command. */
export interface CommandInput {
  /** The arguments after the name of the command. */
  readonly args: readonly string[];
  readonly fromStdin: boolean;
  readonly isCsv: boolean;
  readonly isExternal?: boolean;
}

/** Reads the email address, which is the only argument. Other users of the machine can see arguments, so a password is never one. */
export function emailOf([email, ...more]: readonly string[]): string {
  if (!email || more.length > 0) throw new CommandError('Name one email address. A password is never an argument.');
  return email;
}

/** A command for operators. Resolves with the text to print. */
export type Command = (database: Database, input: CommandInput) => Promise<string>;

/** Puts a text of other people on one line, and removes control characters, which could change the terminal. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/** An expected failure of a command. The message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
