import type { IncomingMessage } from 'node:http';
import { respond } from '~contract/fetch-handler';
import { jobOperations, unusedOperations } from '~contract/plain-operations';
import { jobs } from '../../src/content/jobs';
import { type ContactSettings, contactOperations } from '../api/contact';
import { newsOperations } from '../api/news';
import { accountOf, sessionOperations } from '../api/session';
import type { Database } from '../database/database';
import type { DynamicHandler } from '../site';
import { sendJson, toCall } from './call';
import { send } from './send';

export const API = '/api';

export interface ApiOptions {
  readonly database: Database;
  readonly contact: ContactSettings;
  /** Called after an article was created, changed or deleted. */
  readonly onArticle: () => void;
  /** Other origins that may call the API. */
  readonly origins: readonly string[];
  /** The path of the site without a slash at the end; empty for the root. */
  readonly prefix: string;
  /** The number of proxies in front of this server. Each adds an address to X-Forwarded-For. */
  readonly proxies: number;
  readonly onError: (error: unknown, request: IncomingMessage) => void;
}

/**
 * The network address of the visitor. With proxies in front, it is the address that the outermost trusted proxy added to
 * X-Forwarded-For. Addresses further left come from the visitor, who can invent them.
 */
function visitorAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return forwarded.at(-proxies)?.trim().slice(0, 64) || direct;
}

/** The CORS headers for allowed origins, and whether the request is a preflight of one. */
function corsOf({ method, headers }: IncomingMessage, origins: readonly string[]) {
  const { origin } = headers;
  if (origin === undefined || !origins.includes(origin)) return { isPreflight: false, cors: { Vary: 'Origin' } };
  const exposed = 'ETag, Location, Retry-After';
  return {
    isPreflight: method === 'OPTIONS' && headers['access-control-request-method'] !== undefined,
    cors: { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed },
  };
}

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

/** Handles the requests below `/api`: the operations of the contract on a database. */
export function createApi(options: ApiOptions): DynamicHandler {
  const { database, contact, onArticle, origins, prefix, proxies, onError } = options;
  const backend = {
    operations: {
      ...contactOperations(database, contact),
      ...sessionOperations(database),
      ...newsOperations(database, onArticle),
      // The open roles are content of the site.
      ...jobOperations(jobs),
      ...unusedOperations,
    },
    isSignedIn: async (token: string) => (await accountOf(database, token)) !== undefined,
  };
  return async (request, response) => {
    const { isPreflight, cors } = corsOf(request, origins);
    if (isPreflight) return send(response, 204, { ...cors, ...PREFLIGHT });
    try {
      const { status, headers, body } = await respond(backend, toCall(request, `${prefix}${request.url}`, response), {
        base: `${prefix}${API}`,
        addressOf: () => visitorAddress(request, proxies),
        onError: (error) => onError(error, request),
      });
      const length = body === null ? {} : { 'Content-Length': Buffer.byteLength(body) };
      send(response, status, { ...cors, ...headers, ...length }, body ?? undefined);
    } catch {
      // Only an invalid address throws here, or a caller that has left.
      if (!response.destroyed) sendJson(response, 400, 'The request could not be read.', cors);
    }
  };
}
