import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

const current = new AsyncLocalStorage<string | undefined>();

/**
 * Reads the W3C trace context in the headers of a request, for all that happens during the request. Returns undefined if there is none, or
 * if it is not valid.
 */
export function enterTrace(headers: IncomingHttpHeaders): string | undefined {
  const { traceparent: given } = headers;
  const isValid =
    typeof given === 'string' && /^[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(given);
  const trace = isValid && !given.startsWith('ff') ? given : undefined;
  current.enterWith(trace);
  return trace;
}

/** Returns the trace context of the request that is being handled, or undefined. */
export const traceparent = (): string | undefined => current.getStore();
