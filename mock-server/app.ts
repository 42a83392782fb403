import { join } from 'node:path';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { operationIds, operations } from '~contract/contract';
import type { SecuredBackend } from '~contract/fetch-handler';
import { UPLOADS } from '~contract/article-form';
import { IMAGE_TYPES } from '~contract/generated/limits';
import { extensionOf } from '~contract/image-type';
import type { FetchHandler } from '~contract/fetch-handler';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { withScenario } from '~mocks/with-scenario';
import { type FileStorage, UPLOAD_NAME } from './file-storage';
import type { Settings } from './settings';
import { addressOf, send, toRequest } from './web-adapter';

const BASE = '/api';

const refuse =
  (status: number, message: string): RequestHandler =>
  (_, response) => {
    response.status(status).set('Cache-Control', 'no-store').json({ message });
  };

/** Allows the configured origins to call the API. Tokens are sent in a header, so credentials are not allowed. */
function cors(isAllowedOrigin: Settings['isAllowedOrigin']): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('Origin');
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (origin === undefined || !isAllowedOrigin(origin)) return next();
    response.set('Access-Control-Allow-Origin', origin);
    response.set('Access-Control-Expose-Headers', 'ETag, Location, Retry-After');
    if (!isPreflight) return next();
    response.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, DELETE, OPTIONS');
    response.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, If-Match, Idempotency-Key');
    response.set('Access-Control-Max-Age', '600');
    // An https site needs this header to call a server on this machine (Private Network Access).
    if (request.headers['access-control-request-private-network'])
      response.set('Access-Control-Allow-Private-Network', 'true');
    response.status(204).end();
  };
}

function api(handle: FetchHandler): RequestHandler {
  return async (incoming, outgoing, next) => {
    const controller = new AbortController();
    outgoing.once('close', () => controller.abort());
    try {
      const request = await toRequest(incoming, incoming.originalUrl, controller.signal);
      await send(await handle(request), outgoing);
    } catch (error) {
      // There is no one to respond to if the caller aborted.
      if (!controller.signal.aborted) next(error);
    }
  };
}

/** Media type of an uploaded file by its extension, which was chosen by the content. */
const typeOf = (name: string) =>
  IMAGE_TYPES.find((type) => name.endsWith(`.${extensionOf(type)}`)) ?? 'application/octet-stream';

/** Serves uploaded images. Their bytes are untrusted, so browsers may only show them as images of the recognised type. */
function uploads(directory: string): RequestHandler {
  return (request, response, next) => {
    const name = request.path.slice(1);
    if (!UPLOAD_NAME.test(name) || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const headers = {
      // Express does not know AVIF.
      'Content-Type': typeOf(name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    };
    response.sendFile(name, { root: directory, headers, cacheControl: false }, (error) => error && next());
  };
}

/** Leads are personal data, so only this machine can see them, even if the server is open to the network. */
const localOnly: RequestHandler = (request, response, next) => {
  const isLocal = /^(?:::1|(?:::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '');
  // With DNS rebinding, another site's name can point to this server. The Host header reveals that.
  const isLocalHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(request.headers.host ?? '');
  if (!isLocal || !isLocalHost)
    return refuse(403, 'Only the machine that runs the server can see this data.')(request, response, next);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'This data is read-only.')(request, response, next);
  next();
};

/** json-server's routes for viewing the live data: `/data/articles`, `/data/leads?company=...`. */
function dataView(storage: FileStorage): RequestHandler {
  const router = jsonServer.router<object>({ articles: [], leads: [] });
  storage.onState(({ articles, leads }) => {
    router.db.setState({ articles: [...articles], leads: [...leads] });
  });
  return router;
}

const failure: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  console.error(error);
  refuse(400, 'The request could not be read.')(request, response, next);
};

/** Registers every operation of the contract, then everything else below the API root: 404, 405, OPTIONS and HEAD. */
function registerOperations(app: Application, handler: RequestHandler): void {
  const register = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
  for (const id of operationIds) {
    const { method, path } = operations[id];
    // Express refuses invalid percent-encoding in a `:name`, but the backend must respond to such addresses too.
    const address = new RegExp(`^${BASE}${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`);
    app[register[method]](address, handler);
  }
  app.use(BASE, handler);
}

/** The json-server application: the API under `/api`, uploaded files under `/uploads`, and a view of the data under `/data`. */
export function createApp(backend: SecuredBackend, storage: FileStorage, settings: Settings): Application {
  const { setting } = settings;
  const plain = mockFetchHandler(backend, { base: BASE, addressOf });
  const handle = setting ? withScenario(plain, setting, BASE) : plain;
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.use([BASE, UPLOADS], cors(settings.isAllowedOrigin));
  registerOperations(app, api(handle));
  app.use(UPLOADS, uploads(join(settings.dataDir, 'uploads')));
  app.use('/data', localOnly, dataView(storage));
  app.use(refuse(404, 'There is nothing at this address. The API is under /api.'));
  app.use(failure);
  return app;
}
