import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import type { OutageListener } from '../database/attempts';
import { DatabaseAway, DatabaseBusy } from '../database/database';
import { reasonOf } from '../reason';
import type { Metrics } from './metrics';
import { enterTrace } from './trace';

export type Log = ReturnType<typeof createLog>;

/** Leaves out the details of an error. The details of a database error contain values of rows, such as a visitor's phone number. */
const safeError = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, ...('code' in error && { code: String(error.code) }), stack: error.stack }
    : { type: typeof error };

/** True if the line is about one of the many requests that fail while the database is away or busy. */
const isPartOfOutage = (about: unknown) =>
  typeof about === 'object' &&
  about !== null &&
  'err' in about &&
  (about.err instanceof DatabaseAway || about.err instanceof DatabaseBusy);

/**
 * A write costs as much as a page, so lines are collected and written together, at `minLength` bytes or after `periodicFlush` ms. If more
 * than `maxLength` bytes wait, for example because the disk is full, new lines are lost.
 */
const BUFFER = { minLength: 4096, maxLength: 1024 * 1024, periodicFlush: 50 };

/** Opens a file for the log, by default standard output. Requests never wait for the log to be written. */
export function logFile(dest: string | number = 1) {
  const file = pino.destination({ dest, sync: false, ...BUFFER });
  let isFailing = false;
  // Without a listener, a full disk would end the process. The next line is tried again.
  file.on('error', () => {
    isFailing = true;
  });
  file.on('write', () => {
    isFailing = false;
  });
  // When the process exits, pino repeats this write until it succeeds, which would be never if the disk is full.
  const flushSync = file.flushSync.bind(file);
  file.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return file;
}

/**
 * Creates a log that writes lines of JSON. When the process exits, pino writes the rest. The errors of requests while the database is away
 * or busy are left out, because the outage itself has two lines, and a busy minute has one.
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

/** Logs when the database goes away, and when it is back. The reason contains no data of rows. */
export const outagesIn = (log: Log, name = 'the database'): OutageListener => ({
  onAway: (error) => log.error({ reason: reasonOf(error) }, `${name} is away`),
  onBack: (outage) => log.warn(outage, `${name} is back`),
  onBusy: (error) => log.warn({ reason: reasonOf(error) }, `${name} is busy`),
});

/** Logged as the status of a response that was not sent completely, as nginx does. No client sees it. */
const NOT_SENT = 499;

/**
 * Gives every request an id, and logs and counts its response. Addresses are logged without their query. `ended` is `sent`, or `client
 * closed` if the client closed its connection, or `timed out` if no data moved for too long.
 */
export function observeRequests(server: Server, log: Log, metrics: Metrics, isStopping: () => boolean) {
  const timedOut = new WeakSet<Socket>();
  server.on('timeout', (socket: Socket) => {
    timedOut.add(socket);
    // If there is a listener, Node.js does not close the connection itself.
    socket.destroy();
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const id = randomUUID();
    const start = performance.now();
    const { method = 'GET', socket } = request;
    const path = request.url?.split('?')[0] ?? '/';
    request.id = id;
    const trace = enterTrace(request.headers);
    // Otherwise, a busy client could keep its connection, and so the process, for ever.
    if (isStopping()) response.shouldKeepAlive = false;
    let isSent = false;
    // `writableFinished` does not help: it is also true if the rest was lost with the connection. This listener must run before the one of
    // Node.js, which closes the connection.
    response.prependOnceListener('finish', () => {
      isSent = !socket.destroyed;
    });
    response.once('close', () => {
      const ms = performance.now() - start;
      const status = isSent ? response.statusCode : NOT_SENT;
      const ended = isSent ? 'sent' : timedOut.has(socket) ? 'timed out' : 'client closed';
      metrics.count(method, path, status, ms / 1000);
      log.info({ id, method, path, status, ms: Math.round(ms), ended, ...(trace && { trace }) }, 'request');
    });
  });
}
