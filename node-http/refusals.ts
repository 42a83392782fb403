import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { READ_ONLY } from './send';

/** The status for each error code of the parser of Node.js. Any other code is a 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** After a refusal, the client has this long to stop sending and to read the response, in ms. */
const LINGER_MS = 2000;

/**
 * Responds on a connection that Node.js no longer reads as HTTP, and closes it a little later. If it closed while the client is still
 * sending, the client would see a network error instead of the response, and a proxy would report a broken server (RFC 9112, 9.6).
 */
function refuse(socket: Duplex, status: number, headers = '') {
  socket.on('error', () => socket.destroy());
  const lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`;
  socket.resume().end(lines);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** By connection, the responses that are not complete, each with the number of bytes that had been written before it. */
const pending = new WeakMap<Duplex, Map<ServerResponse, number>>();

/** Remembers a response until it is complete, because nothing else may be sent in the middle of it. */
export function notePending(response: ServerResponse) {
  const { socket } = response;
  if (!socket) return;
  const all = pending.get(socket) ?? new Map();
  pending.set(socket, all.set(response, socket.bytesWritten));
  response.once('close', () => all.delete(response));
}

/** Responds to requests for which Node.js would only close the connection: invalid HTTP, and `CONNECT`. */
export function sendRefusals(server: Server) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser also refuses everything that follows. One response is enough.
    if (socket.writableEnded && !socket.destroyed) return;
    const hasBegun = [...(pending.get(socket)?.values() ?? [])].some((before) => socket.bytesWritten > before);
    if (socket.writable && !hasBegun) refuse(socket, STATUSES[error.code ?? ''] ?? 400);
    else socket.destroy(error);
  });
  server.on('connect', (_request, socket) => refuse(socket, 405, `Allow: ${READ_ONLY.Allow}\r\n`));
  return server;
}
