import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { NEVER_STORE } from '../security-headers';
import { answerRefusals, notePending } from './refusals';
import { send } from './send';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Called with an error that no handler has caught. */
export type OnError = (error: unknown, request: IncomingMessage) => void;

const TEXT = { 'Content-Type': 'text/plain', 'Cache-Control': NEVER_STORE };

/** A response waits no longer for the rest of its request once nothing has come for this time, in ms. */
const SILENCE_MS = 2000;

/**
 * Lets a response end only after its request. A client that is still sending when the connection closes sees a network error
 * instead of the response (RFC 9112, 9.6). The time limit for requests ends a client that never stops sending.
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
 * A listener for requests that lets no exception out: of the handler, of its promise, or of the streams. Such a request is reported
 * and gets a 500, or its connection is closed if the response has begun. The process goes on.
 */
export function guarded(handle: Handler, onError: OnError): RequestListener {
  return (request, response) => {
    const fail = (error: unknown) => {
      onError(error, request);
      if (response.headersSent || response.destroyed) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      send(response, 500, TEXT, 'Something went wrong on our side. Please try again.');
    };
    // A client that leaves in the middle of its request is no failure of the server.
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

/** A server that answers every request: with the handler, in a guard, or because it is none that it understands. */
export function createGuardedServer(handle: Handler, onError: OnError): Server {
  const unknownExpectation: Handler = (_, response) => send(response, 417, TEXT, 'This expectation is unknown');
  const server = createServer(guarded(handle, onError)).on('checkExpectation', guarded(unknownExpectation, onError));
  return answerRefusals(server);
}
