import { join } from 'node:path';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { operationIds, operations } from '~contract/contract';
import { corsOf } from '~contract/http/cors';
import type { FetchHandler, SecuredBackend } from '~contract/http/fetch-handler';
import { UPLOADS, uploadHeaders, uploadName } from '~contract/http/uploads';
import type { Storage } from '~mocks/backend/storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { withScenario } from '~mocks/qa/with-scenario';
import { parseForm } from '../node-http/multipart';
import type { Settings } from './settings';
import { addressOf, send, toRequest } from './web-adapter';

const BASE = '/api';

/** A `Request` cannot have these methods. */
const unsupported: RequestHandler = (request, response, next) => {
  if (request.method !== 'TRACE' && request.method !== 'TRACK') return next();
  response.setHeader('Allow', 'GET, HEAD, POST, PUT, DELETE, OPTIONS');
  refuse(405, 'This address does not support this method.')(request, response, next);
};

/** The caller's mistake: an address, a host, a body or a query that cannot be read. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const refuse =
  (status: number, message: string): RequestHandler =>
  (_, response) => {
    response.status(status).set('Cache-Control', 'no-store').json({ message });
  };

/** Allows the configured origins to call the API. */
function cors(isAllowedOrigin: Settings['isAllowedOrigin']): RequestHandler {
  return (request, response, next) => {
    const { isPreflight, cors } = corsOf(request, isAllowedOrigin);
    response.set(cors);
    if (!isPreflight) return next();
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
      const request = await toRequest(incoming, incoming.originalUrl, controller.signal).catch((error: unknown) => {
        throw new Unreadable('The request could not be read.', { cause: error });
      });
      await send(await handle(request), outgoing);
    } catch (error) {
      // There is no one to respond to if the caller aborted.
      if (!controller.signal.aborted) next(error);
    }
  };
}

/** Serves uploaded images. */
function uploads(directory: string): RequestHandler {
  return (request, response, next) => {
    const name = uploadName(`${UPLOADS}${request.path.slice(1)}`);
    if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const options = { root: directory, headers: uploadHeaders(name), cacheControl: false };
    response.sendFile(name, options, (error?: Error & { readonly status?: number }) => {
      // A client may leave in the middle of an image.
      if (!error || response.headersSent) return;
      if (error.status === 412 || error.status === 416) refuse(error.status, error.message)(request, response, next);
      else next();
    });
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
  // json-server answers `?callback=` with a script (JSONP), which any website could include.
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  next();
};

/** json-server's routes for viewing the live data: `/data/articles`, `/data/leads?company=...`. */
function dataView(storage: Storage): RequestHandler {
  const router = jsonServer.router<object>({ articles: [], leads: [] });
  // Its own handler of errors, which takes four arguments, shows their stack to the caller.
  router.stack = router.stack.filter(({ handle }) => handle.length < 4);
  return async (request, response, next) => {
    try {
      const { articles, leads } = await storage.read();
      router.db.setState({ articles: [...articles], leads: [...leads] });
      router(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

/** The view of the data only reads, so its errors come from the query or the body: json-server throws what they make it throw. */
const unreadable: ErrorRequestHandler = (error, _request, _response, next) =>
  next(new Unreadable('The request could not be read.', { cause: error }));

/** The last handler. An error after the start of a response cuts the connection. */
const failure: ErrorRequestHandler = (error, request, response, next) => {
  if (error instanceof Unreadable) return refuse(400, error.message)(request, response, next);
  console.error(error);
  if (response.headersSent) response.destroy();
  else refuse(500, 'Something went wrong on our side. Please try again.')(request, response, next);
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
export function createApp(backend: SecuredBackend, storage: Storage, settings: Settings): Application {
  const { setting } = settings;
  const plain = mockFetchHandler(backend, { base: BASE, addressOf, parseForm });
  const handle = setting ? withScenario(plain, setting, BASE) : plain;
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.use([BASE, UPLOADS], cors(settings.isAllowedOrigin));
  app.use(unsupported);
  registerOperations(app, api(handle));
  app.use(UPLOADS, uploads(join(settings.dataDir, 'uploads')));
  app.use('/data', localOnly, dataView(storage), unreadable);
  app.use(refuse(404, 'There is nothing at this address. The API is under /api.'));
  app.use(failure);
  return app;
}
