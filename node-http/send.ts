import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { commonHeaders } from './security-headers';

declare module 'node:http' {
  interface IncomingMessage {
    /** The id of the request in the log and in `X-Request-Id`. Undefined without a log. */
    id?: string;
  }
}

/** True if a request only reads. */
export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The header of a 405 for an address that can only be read. */
export const READ_ONLY = { Allow: 'GET, HEAD' };

/** Sends a complete response, and adds the common headers. Sending all headers at once is faster than calling `setHeader` for each. */
export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body?: string | Uint8Array,
) {
  const { id } = response.req;
  response.writeHead(status, { ...commonHeaders, ...(id && { 'X-Request-Id': id }), ...headers });
  response.end(body);
}
