import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { READ_ONLY } from './send';

/** Statuses of what Node's parser refuses, by the code of its error. Anything else is a 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A client whose request is refused has this long to stop sending and to read why, in ms. */
const LINGER_MS = 2000;

/**
 * Responds on a connection that Node does not read as HTTP any more. It is closed later: if a client is still sending when it closes,
 * the client sees a network error instead of the response, and a proxy reports a broken server (RFC 9112, 9.6).
 */
function refuse(socket: Duplex, status: number, headers = '') {
  socket.on('error', () => socket.destroy());
  const lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`;
  socket.resume().end(lines);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** For the connection of each response that is not complete: the bytes that were written to it before the response. */
const pending = new WeakMap<Duplex, Map<ServerResponse, number>>();

/** Remembers a response until it is complete. Nothing else may be sent between its parts. */
export function notePending(response: ServerResponse) {
  const { socket } = response;
  if (!socket) return;
  const all = pending.get(socket) ?? new Map();
  pending.set(socket, all.set(response, socket.bytesWritten));
  response.once('close', () => all.delete(response));
}

/** Answers what Node would cut off: requests that are not valid HTTP, and `CONNECT`. */
export function answerRefusals(server: Server) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser refuses everything that follows, too.
    if (socket.writableEnded && !socket.destroyed) return;
    const hasBegun = [...(pending.get(socket)?.values() ?? [])].some((before) => socket.bytesWritten > before);
    if (socket.writable && !hasBegun) refuse(socket, STATUSES[error.code ?? ''] ?? 400);
    else socket.destroy(error);
  });
  server.on('connect', (_request, socket) => refuse(socket, 405, `Allow: ${READ_ONLY.Allow}\r\n`));
  return server;
}
