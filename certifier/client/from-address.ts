import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Send } from './wire';

/** Converts the headers of a Node.js response. */
function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}

/**
 * Makes a `fetch` that sends requests from one of this machine's network addresses, such as `127.0.0.2`. The built-in `fetch` always
 * uses the default address.
 */
export const fetchFrom =
  (localAddress: string): Send =>
  async (request, options) => {
    const url = new URL(request.url);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const body = Buffer.from(await request.arrayBuffer());
    const headers = { ...Object.fromEntries(request.headers), 'Content-Length': String(body.length) };
    const outgoing = send(url, { method: request.method, headers, localAddress, ...options });
    outgoing.end(body);
    const incoming: IncomingMessage = (await once(outgoing, 'response'))[0];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const status = incoming.statusCode ?? 0;
    const text = status === 204 || status === 304 ? null : Buffer.concat(chunks);
    return new Response(text, { status, headers: headersOf(incoming) });
  };
