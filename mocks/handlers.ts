import { http, type HttpHandler } from 'msw';
import { operationIds, operations } from '~/api/contract';
import type { MockBackend } from './backend/backend';
import { respond, type RespondOptions } from './respond';

/**
 * MSW handlers for a backend, one per operation of the contract, on any origin. They hold no behaviour: each hands its request
 * to `respond`. The last one answers whatever else is asked below the API root (404, 405, OPTIONS, HEAD).
 */
export function createHandlers(backend: MockBackend, options: RespondOptions = { base: '/api' }): HttpHandler[] {
  const answer = ({ request }: { request: Request }) => respond(backend, request, options);
  const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
  const each = operationIds.map((id) => {
    const { method, path } = operations[id];
    return register[method](`*${options.base}${path.replace(/\{(\w+)\}/g, ':$1')}`, answer);
  });
  return [...each, http.all(`*${options.base}/*`, answer)];
}
