import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { DatabaseAway } from '../database/database';
import { reasonOf } from '../reason';
import { areaOf, type Metrics } from './metrics';

export type Log = ReturnType<typeof createLog>;

/** What a log shows of an error. Details of database errors contain values of rows, such as those of a lead. */
const safeError = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        ...('code' in error && { code: String(error.code) }),
        // Why there is no connection. It contains no data of rows.
        ...(error instanceof DatabaseAway && { reason: reasonOf(error.cause) }),
        stack: error.stack,
      }
    : { type: typeof error };

/**
 * Lines are written together, because each write costs as much as a page: from this many bytes on, or after this time in ms. Beyond
 * the longest length, such as on a full disk, new lines are lost.
 */
const BUFFER = { minLength: 4096, maxLength: 1024 * 1024, periodicFlush: 50 };

/** Writes to a file, by default to standard output. Requests do not wait for the reader of the log. */
export function logFile(dest: string | number = 1) {
  const file = pino.destination({ dest, sync: false, ...BUFFER });
  let isFailing = false;
  // Without a listener, a full disk would end the process. The next line tries again.
  file.on('error', () => {
    isFailing = true;
  });
  file.on('write', () => {
    isFailing = false;
  });
  // When the process exits, pino repeats this write until it succeeds.
  const flushSync = file.flushSync.bind(file);
  file.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return file;
}

/** Writes lines of JSON. pino writes the rest when the process exits. */
export const createLog = (level: string, destination: DestinationStream = logFile()) =>
  pino(
    { level, base: { pid: process.pid }, timestamp: stdTimeFunctions.isoTime, serializers: { err: safeError } },
    destination,
  );

/** The status of a response that was not sent completely, as in the logs of nginx. No client sees it. */
const NOT_SENT = 499;

/**
 * Gives every request an id, and logs and counts its response. Addresses are logged without their query. `ended` says whether the
 * response was `sent`, or why not: `client closed` its connection, or nothing moved until it was `timed out`.
 */
export function observeRequests(server: Server, log: Log, metrics: Metrics, isStopping: () => boolean) {
  const timedOut = new WeakSet<Socket>();
  server.on('timeout', (socket: Socket) => {
    timedOut.add(socket);
    // With a listener, Node leaves this to us.
    socket.destroy();
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const id = randomUUID();
    const start = performance.now();
    const { method = 'GET', socket } = request;
    const path = request.url?.split('?')[0] ?? '/';
    request.id = id;
    // Otherwise, a busy client could keep its connection and the process for ever.
    if (isStopping()) response.shouldKeepAlive = false;
    let isSent = false;
    // `writableFinished` is also true if the rest was dropped with the connection. Before others, because Node closes it, too.
    response.prependOnceListener('finish', () => {
      isSent = !socket.destroyed;
    });
    response.once('close', () => {
      const ms = performance.now() - start;
      const status = isSent ? response.statusCode : NOT_SENT;
      const ended = isSent ? 'sent' : timedOut.has(socket) ? 'timed out' : 'client closed';
      metrics.count(method, areaOf(path), status, ms / 1000);
      log.info({ id, method, path, status, ms: Math.round(ms), ended }, 'request');
    });
  });
}
