import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection to an origin, to send what no HTTP client would send. */
export async function openConnection(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // A server that refuses a request may reset the connection.
  socket.on('error', () => undefined);
  return socket;
}

/** Sends text as it is, and resolves with everything that the server sends until it closes the connection. */
export async function exchange(origin: string, text: string): Promise<string> {
  const socket = await openConnection(origin);
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  const closed = once(socket, 'close');
  socket.write(text);
  await closed;
  return received;
}

export interface RawResponse {
  readonly status: number;
  /** The status line and the headers, without those that differ between equal responses. */
  readonly head: string;
  readonly body: string;
}

/** Sends a GET request with exactly these headers. */
export async function get(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<RawResponse> {
  const lines = Object.entries({ Host: new URL(origin).host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const text = await exchange(origin, `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end).replace(/\r\n(?:Date|X-Request-Id): [^\r]+/gi, '');
  return { status: Number(text.split(' ')[1]), head, body: text.slice(end + 4) };
}
