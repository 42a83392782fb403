import { type HttpHandler, http } from 'msw';
import type { FetchHandler } from '~contract/http/fetch-handler';

export { getResponse } from 'msw';

/**
 * Creates the MSW handler for a backend. It passes every request below the API root, on any origin, to `handle`, which finds the
 * operation. With a handler per operation, MSW would compare each request with all of them, and read its cookies each time.
 * @param base the path of the API root.
 */
export const createHandlers = (handle: FetchHandler, base = '/api'): HttpHandler[] => [
  http.all(new RegExp(`^[^?#]*${base}/`), ({ request }) => handle(request)),
];
