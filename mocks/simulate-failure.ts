import type { Failure } from './backend/sentinels';

/** Waits, or rejects as soon as the caller aborts. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Simulates a failure.
 * @param proceed makes the call, for failures that delay it or happen after it.
 */
export async function simulateFailure(
  failure: Failure,
  proceed: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  if (failure.kind === 'cut') return Response.error();
  if (failure.kind === 'response') {
    const { status, type, text, retryAfter } = failure;
    const headers = new Headers({ 'Cache-Control': 'no-store', ...(type && { 'Content-Type': type }) });
    if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
    return new Response(text ?? null, { status, headers });
  }
  if (failure.kind === 'delay') await pause(failure.ms, signal);
  const response = await proceed();
  return failure.kind === 'cut-after' ? Response.error() : response;
}
