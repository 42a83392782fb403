import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { allHeaders, bytesOf, type GeneratedRequest, isUnfinished } from './generated-request';

/** How a request ended: with the status of its response (0 without a status line, as in HTTP/0.9), or without any response. */
export type Outcome =
  | { readonly kind: 'response'; readonly status: number }
  /** The client has left before a response. */
  | { readonly kind: 'left' }
  /** The server closed the connection without a response. */
  | { readonly kind: 'closed'; readonly reason: string }
  /** Nothing happened for as long as a patient client waits. */
  | { readonly kind: 'hanging' };

/** Nothing that the tests send takes so long, also on a busy machine, in ms. */
const PATIENCE_MS = 30_000;

/**
 * A first line without a version is a request of HTTP/0.9, which nginx answers. The response is only a body, or nothing if the body is
 * empty (RFC 1945, 4.1).
 */
const SIMPLE_REQUEST = /^GET [^ \n]* *\r?\n/;

const statusOf = (text: string) =>
  Number(/^(?:HTTP\/1\.1 1\d\d[^]*?\r\n\r\n)*HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0);

/** Sends bytes on a connection of their own. A client whose request is unfinished says so by closing its direction. */
function sendBytes(origin: URL, request: GeneratedRequest): Promise<Outcome> {
  const leaving = isUnfinished(request) && request.leaving !== 'reset' ? 'end' : request.leaving;
  const bytes = bytesOf(request);
  const isSimple = SIMPLE_REQUEST.test(bytes.toString('latin1'));
  return new Promise((resolve) => {
    const socket = connect(Number(origin.port), '127.0.0.1');
    const received: Buffer[] = [];
    let isHanging = false;
    socket.setTimeout(PATIENCE_MS, () => {
      isHanging = true;
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => {
      // Only the beginning matters, and a file may be large.
      if (received.length < 4) received.push(chunk);
      if (leaving === 'at the response') socket.resetAndDestroy();
    });
    // A reset is seen as the end, too.
    let reason: string | undefined;
    socket.on('error', ({ message }) => {
      reason = message;
    });
    socket.on('close', () => {
      if (received.length > 0 || (isSimple && !isHanging && reason === undefined))
        resolve({ kind: 'response', status: statusOf(Buffer.concat(received).toString('latin1')) });
      else if (isHanging) resolve({ kind: 'hanging' });
      else resolve(leaving === 'never' ? { kind: 'closed', reason: reason ?? 'no error' } : { kind: 'left' });
    });
    socket.on('connect', () => {
      socket.write(bytes, () => {
        if (leaving === 'reset') socket.resetAndDestroy();
        if (leaving === 'end') socket.end();
      });
    });
  });
}

/** Sends a request with Node's client over one of the kept connections. */
function sendPooled(origin: URL, request: GeneratedRequest, agent: Agent): Promise<Outcome> {
  const { method, target: path, leaving, body } = request;
  return new Promise((resolve) => {
    const options = { agent, host: '127.0.0.1', port: origin.port, method, path, timeout: PATIENCE_MS };
    const client: ClientRequest = httpRequest({ ...options, headers: allHeaders(request).flat() });
    let isHanging = false;
    const fail = (error: NodeJS.ErrnoException) => {
      if (isHanging) resolve({ kind: 'hanging' });
      else if (leaving !== 'never') resolve({ kind: 'left' });
      // The server may close a kept connection while a request is on its way, which is then repeated.
      else if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(sendBytes(origin, request));
      else resolve({ kind: 'closed', reason: error.message });
    };
    client.on('timeout', () => {
      isHanging = true;
      client.destroy();
    });
    client.on('error', fail);
    client.on('response', (response) => {
      const done = () => resolve({ kind: 'response', status: response.statusCode ?? 0 });
      response.on('close', done);
      response.on('error', done);
      if (leaving === 'at the response') response.destroy();
      else response.resume();
    });
    client.write(Buffer.from(body.slice(0, body.length >> 1), 'latin1'));
    if (leaving === 'end') client.destroy();
    else client.end(Buffer.from(body.slice(body.length >> 1), 'latin1'));
    if (leaving === 'reset') client.once('socket', (socket: Socket) => socket.once('ready', () => client.destroy()));
  });
}

/** A client that sends generated requests to an origin, over a pool of connections or on their own. */
export function createClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const address = new URL(origin);
  return {
    send: (request: GeneratedRequest) =>
      request.isPooled ? sendPooled(address, request, agent) : sendBytes(address, request),
    close: () => agent.destroy(),
  };
}
