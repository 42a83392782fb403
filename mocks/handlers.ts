import { http, type HttpHandler } from 'msw';
import { operationIds, operations } from '~contract/contract';
import type { FetchHandler } from '~contract/fetch-handler';

/**
 * Addresses of a path template below the base, on any origin. Not MSW's own `:name` notation: that decodes the values and throws
 * on an address that is not valid percent-encoding, where an answer is due.
 */
const addressesOf = (base: string, path: string) =>
  new RegExp(`^[^?#]*${base}${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`);

/**
 * MSW handlers for a backend, one per operation of the contract, on any origin. They hold no behaviour: each hands its request
 * to the handle. The last one answers whatever else is asked below the API root (404, 405, OPTIONS, HEAD).
 * @param base path of the API root.
 */
export function createHandlers(handle: FetchHandler, base = '/api'): HttpHandler[] {
  const answer = ({ request }: { request: Request }) => handle(request);
  const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
  const each = operationIds.map((id) => {
    const { method, path } = operations[id];
    return register[method](addressesOf(base, path), answer);
  });
  return [...each, http.all(new RegExp(`^[^?#]*${base}/`), answer)];
}
