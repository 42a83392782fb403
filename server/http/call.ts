import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import type { CallRequest } from '~contract/http/fetch-handler';
import { NEVER_STORE } from '../../node-http/security-headers';
import { isRead, send } from '../../node-http/send';

/**
 * Turns a Node.js request into a call. The body is read when the operation asks for it. If the operation stops reading early, the
 * request stays open.
 * @throws TypeError if the path or the host is not valid.
 */
export function toCall(incoming: IncomingMessage, path: string, outgoing: ServerResponse): CallRequest {
  const { method = 'GET', headers, headersDistinct } = incoming;
  return {
    // Node.js leaves out the body of a response to HEAD.
    method: method === 'HEAD' ? 'GET' : method,
    url: new URL(path, `http://${headers.host ?? 'localhost'}`).href,
    headers: { get: (name) => headersDistinct[name.toLowerCase()]?.join(', ') ?? null },
    body: isRead(incoming) ? null : ReadableStream.from(incoming.iterator({ destroyOnReturn: false })),
    signal: {
      get aborted() {
        return outgoing.destroyed;
      },
    },
  };
}

/** Sends `{ message }` as JSON. */
export function sendJson(response: ServerResponse, status: number, message: string, more: OutgoingHttpHeaders = {}) {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': NEVER_STORE, ...more };
  send(response, status, headers, JSON.stringify({ message }));
}
