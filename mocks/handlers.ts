import type { FetchHandler } from '~contract/http/fetch-handler';
import { type HttpHandler, http } from './msw';

/**
 * The MSW handler for a backend: it passes every request below the API root, on any origin, to `handle`, which finds the operation. One
 * per operation would compare each request with all of them, and read its cookies each time.
 * @param base path of the API root.
 */
export const createHandlers = (handle: FetchHandler, base = '/api'): HttpHandler[] => [
  http.all(new RegExp(`^[^?#]*${base}/`), ({ request }) => handle(request)),
];
