import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import type { OutageListener } from '../database/attempts';
import { DatabaseAway } from '../database/database';
import { reasonOf } from '../reason';
import { areaOf, type Metrics } from './metrics';

export type Log = ReturnType<typeof createLog>;

/** What a log shows of an error. Details of database errors contain values of rows, such as those of a lead. */
const safeError = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, ...('code' in error && { code: String(error.code) }), stack: error.stack }
    : { type: typeof error };

/** Whether a line is about one of the many requests that fail while the database is away. */
const isPartOfOutage = (about: unknown) =>
  typeof about === 'object' && about !== null && 'err' in about && about.err instanceof DatabaseAway;

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

/**
 * Writes lines of JSON. pino writes the rest when the process exits. Leaves out errors of an outage of the database, which has two
 * lines of its own.
 */
export const createLog = (level: string, destination: DestinationStream = logFile()) =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: safeError },
      hooks: {
        logMethod(inputs, method) {
          if (!isPartOfOutage(inputs[0])) method.apply(this, inputs);
        },
      },
    },
    destination,
  );

/** Logs when the database goes, with the reason, which contains no data of rows; and when it is back. */
export const outagesIn = (log: Log): OutageListener => ({
  onAway: (error) => log.error({ reason: reasonOf(error) }, 'the database is away'),
  onBack: (outage) => log.warn(outage, 'the database is back'),
});

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
