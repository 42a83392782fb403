import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { notePending, sendRefusals } from './refusals';
import { NEVER_STORE } from './security-headers';
import { send } from './send';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Called with an error that no handler has caught. */
export type OnError = (error: unknown, request: IncomingMessage) => void;

const TEXT = { 'Content-Type': 'text/plain', 'Cache-Control': NEVER_STORE };

/** A response stops waiting for the rest of its request if nothing arrives for this time, in ms. */
const SILENCE_MS = 2000;

/**
 * Delays the end of a response until its request has arrived. If the connection closes while a client is still sending, the client sees
 * a network error instead of the response (RFC 9112, 9.6). The time limit for requests stops a client that sends without end.
 */
function endAfterRequest(request: IncomingMessage, response: ServerResponse) {
  const { end } = response;
  response.end = (...args: unknown[]) => {
    const finish = () => Reflect.apply(end, response, args);
    if (request.complete || request.destroyed) return finish();
    const timer = setTimeout(finish, SILENCE_MS);
    request.on('data', () => timer.refresh());
    request.once('close', () => {
      clearTimeout(timer);
      if (!response.writableEnded) finish();
    });
    return response;
  };
}

/**
 * Makes a request listener that catches every failure: an exception of the handler, a rejected promise, or an error of a stream. It
 * reports the failure and sends a 500, or closes the connection if the response has begun. The process goes on.
 */
export function guarded(handle: Handler, onError: OnError): RequestListener {
  return (request, response) => {
    const fail = (error: unknown) => {
      onError(error, request);
      if (response.headersSent || response.destroyed) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      send(response, 500, TEXT, 'Something went wrong on our side. Please try again.');
    };
    // It is not a failure of the server if a client leaves in the middle of its request.
    request.on('error', () => response.destroy());
    response.on('error', fail);
    endAfterRequest(request, response);
    notePending(response);
    try {
      Promise.resolve(handle(request, response)).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

/** Creates a server that responds to every request: with the guarded handler, or with a refusal if the request is not valid HTTP. */
export function createGuardedServer(handle: Handler, onError: OnError): Server {
  const unknownExpectation: Handler = (_, response) => send(response, 417, TEXT, 'This expectation is unknown');
  const server = createServer(guarded(handle, onError)).on('checkExpectation', guarded(unknownExpectation, onError));
  return sendRefusals(server);
}
