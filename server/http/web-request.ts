import type { IncomingMessage, ServerResponse } from 'node:http';

/** The body as a stream that reads only what the consumer asks for. If the consumer stops early, the rest is read and dropped. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
      // A client that is still sending when the connection closes sees a network error instead of the response.
      incoming.resume();
    },
  });
}

/** Headers of one connection. They do not belong to the message. */
const HOP_BY_HOP = new Set(['connection', 'expect', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Converts a request of Node's HTTP server to a web Request, without reading its body.
 * @throws TypeError if the path or a header is not valid.
 */
export function toRequest(incoming: IncomingMessage, path: string, signal: AbortSignal): Request {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (!HOP_BY_HOP.has(name)) for (const text of values ?? []) headers.append(name, text);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // `duplex` is required for a stream, but not in the types.
  const init = { method, headers, signal, ...(hasBody && { body: bodyOf(incoming), duplex: 'half' }) };
  return new Request(new URL(path, `http://${incoming.headers.host ?? 'localhost'}`), init);
}

/** Sends a web Response. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  const body = Buffer.from(await response.arrayBuffer());
  // Clients that sent a HEAD request, too, learn the length from the headers.
  if (body.length > 0) outgoing.setHeader('Content-Length', body.length);
  outgoing.end(body);
}
