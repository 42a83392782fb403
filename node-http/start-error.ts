/** The server cannot start. The message says in one line what is wrong and how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a system error, such as `EACCES`; `unknown error` for anything else. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
