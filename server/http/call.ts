import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { CallRequest } from '~contract/fetch-handler';
import { NEVER_STORE } from '../security-headers';
import { send } from './send';

/** The body as a stream that reads only what the consumer asks for. If the consumer stops early, the rest is read and dropped. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
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

/**
 * A request of Node's HTTP server as a call. Its body is read when the operation asks for it.
 * @throws TypeError if the path or the host is not valid.
 */
export function toCall(incoming: IncomingMessage, path: string, outgoing: ServerResponse): CallRequest {
  const { method = 'GET', headers, headersDistinct } = incoming;
  return {
    method,
    url: new URL(path, `http://${headers.host ?? 'localhost'}`).href,
    headers: { get: (name) => headersDistinct[name.toLowerCase()]?.join(', ') ?? null },
    body: method === 'GET' || method === 'HEAD' ? null : bodyOf(incoming),
    signal: {
      get aborted() {
        return outgoing.destroyed;
      },
    },
  };
}

/** Sends a message as JSON. */
export function sendJson(response: ServerResponse, status: number, message: string, more: OutgoingHttpHeaders = {}) {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': NEVER_STORE, ...more };
  send(response, status, headers, JSON.stringify({ message }));
}
