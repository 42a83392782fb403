import { http, type HttpHandler } from './msw';
import { operationIds, operations } from '~contract/contract';
import type { FetchHandler } from '~contract/fetch-handler';

/**
 * A regular expression for a path template below the base, on any origin. MSW's `:name` notation throws on invalid
 * percent-encoding, but the backend must respond to such addresses too.
 */
const addressesOf = (base: string, path: string) =>
  new RegExp(`^[^?#]*${base}${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`);

/**
 * MSW handlers for a backend, on any origin: one for each operation of the contract, and one for all other requests below the API
 * root (404, 405, OPTIONS, HEAD). Each passes its request to `handle`.
 * @param base path of the API root.
 */
export function createHandlers(handle: FetchHandler, base = '/api'): HttpHandler[] {
  const resolver = ({ request }: { request: Request }) => handle(request);
  const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
  const each = operationIds.map((id) => {
    const { method, path } = operations[id];
    return register[method](addressesOf(base, path), resolver);
  });
  return [...each, http.all(new RegExp(`^[^?#]*${base}/`), resolver)];
}
