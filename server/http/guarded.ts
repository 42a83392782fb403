import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { NEVER_STORE } from '../security-headers.ts';
import { send } from './send.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Called with an error that no handler has caught. */
export type OnError = (error: unknown, request: IncomingMessage) => void;

/**
 * A listener for requests that lets no exception out: of the handler, of its promise, or of the streams. Such a request is reported
 * and gets a 500, or its connection is closed if the response has begun. The process goes on.
 */
export function guarded(handle: Handler, onError: OnError): RequestListener {
  return (request, response) => {
    const fail = (error: unknown) => {
      onError(error, request);
      if (response.headersSent || response.destroyed) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      send(
        response,
        500,
        { 'Content-Type': 'text/plain', 'Cache-Control': NEVER_STORE },
        'Something went wrong on our side. Please try again.',
      );
    };
    // A client that leaves in the middle of its request is no failure of the server.
    request.on('error', () => response.destroy());
    response.on('error', fail);
    try {
      Promise.resolve(handle(request, response)).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}
