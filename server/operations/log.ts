import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** What a log shows of an error. Details of database errors contain values of rows, such as those of a lead. */
const safeError = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, ...('code' in error && { code: String(error.code) }), stack: error.stack }
    : { type: typeof error };

/** Writes lines of JSON, by default to standard output. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    { level, base: { pid: process.pid }, timestamp: stdTimeFunctions.isoTime, serializers: { err: safeError } },
    ...(destination ? [destination] : []),
  );
