import { http, type HttpHandler } from 'msw';
import { operationIds, operations } from '~/api/contract';
import type { MockBackend } from './backend/backend';
import { type Door, respond, type RespondOptions } from './respond';

/**
 * Addresses of a path template below the base, on any origin. Not MSW's own `:name` notation: that decodes the values and throws
 * on an address that is not valid percent-encoding, where an answer is due.
 */
const addressesOf = (base: string, path: string) =>
  new RegExp(`^[^?#]*${base}${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`);

/**
 * MSW handlers for a backend, one per operation of the contract, on any origin. They hold no behaviour: each hands its request
 * to `respond`. The last one answers whatever else is asked below the API root (404, 405, OPTIONS, HEAD).
 * @param around puts something between the requests and the backend, such as a scenario.
 */
export function createHandlers(
  backend: MockBackend,
  options: RespondOptions = { base: '/api' },
  around: (door: Door) => Door = (door) => door,
): HttpHandler[] {
  const door = around((request) => respond(backend, request, options));
  const answer = ({ request }: { request: Request }) => door(request);
  const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
  const each = operationIds.map((id) => {
    const { method, path } = operations[id];
    return register[method](addressesOf(options.base, path), answer);
  });
  return [...each, http.all(new RegExp(`^[^?#]*${options.base}/`), answer)];
}
