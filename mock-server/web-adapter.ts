import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_MAX_BYTES } from '~contract/generated/limits';
import { visitorAddress } from '../node-http/visitor-address';

/** Beyond this, the rest of an upload is not read and the connection is cut. */
const MAX_READ_BYTES = 8 * BODY_MAX_BYTES;

/**
 * Reads the body until it is larger than the limit. The rest is read and dropped, because a client that is still sending when the
 * connection closes sees a network error instead of the 413.
 */
async function readUpTo(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  let total = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    total += part.length;
    if (total > MAX_READ_BYTES) throw new Error('The request is endless.');
    if (size <= limit) chunks.push(part);
    if (size <= limit) size += part.length;
  }
  return Buffer.concat(chunks);
}

/** The network address of the caller. The adapter sets it, whatever the caller sent under this name. */
const ADDRESS_HEADER = 'X-Client-Address';

/** The network address from which a request of `toRequest` came. */
export const addressOf = (request: Request): string => request.headers.get(ADDRESS_HEADER) ?? '';

/** Hop-by-hop headers, and headers that do not apply after the body is read. */
const DROPPED = new Set(['connection', 'content-length', 'expect', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Converts a request of Node's HTTP server to a web Request.
 * @param url path and query as the client sent them.
 * @throws TypeError if the Host header or the path is not valid in a URL.
 */
export async function toRequest(incoming: IncomingMessage, url: string, signal: AbortSignal): Promise<Request> {
  const { method = 'GET' } = incoming;
  const body = await readUpTo(incoming, BODY_MAX_BYTES);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    if (!DROPPED.has(name)) for (const text of value ?? []) headers.append(name, text);
  }
  headers.set(ADDRESS_HEADER, visitorAddress(incoming));
  const isBodyless = method === 'GET' || method === 'HEAD' || body.length === 0;
  const address = new URL(url, `http://${incoming.headers.host ?? 'localhost'}`);
  return new Request(address, { method, headers, signal, ...(!isBodyless && { body }) });
}

/** Sends a web Response; `Response.error()` cuts the connection. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
