/** An expected failure of a command. The message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
