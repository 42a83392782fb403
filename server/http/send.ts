import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { commonHeaders } from '../security-headers';

declare module 'node:http' {
  interface IncomingMessage {
    /** The id of the request in the log and in `X-Request-Id`. Without a log, there is none. */
    id?: string;
  }
}

/** Whether a request only reads. */
export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The header of a response to another method. */
export const READ_ONLY = { Allow: 'GET, HEAD' };

/** Sends a whole response, with the headers of all responses. All headers at once are faster than `setHeader` for each. */
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
