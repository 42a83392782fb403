import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFetchHandler } from '~contract/fetch-handler';
import { type BackendOptions, createBackend } from '../api/backend';
import { readImage, uploadName } from '../api/images';
import type { Database } from '../database/database';
import { createStaleCache } from '../pages/stale-cache';
import { IMMUTABLE, NEVER_STORE } from '../security-headers';
import type { DynamicHandler } from '../site';
import { sendResponse, toRequest } from './web-request';

export const API = '/api';

export interface ApiOptions {
  readonly database: Database;
  readonly backend: BackendOptions;
  /** Other origins that may call the API. */
  readonly origins: readonly string[];
  /** The path of the site without a slash at the end; empty for the root. */
  readonly prefix: string;
  /** Network address of the visitor. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly onError: (error: unknown, request: IncomingMessage) => void;
}

function sendJson(response: ServerResponse, status: number, message: string) {
  if (response.headersSent) response.destroy();
  else {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': NEVER_STORE });
    response.end(JSON.stringify({ message }));
  }
}

/** Adds the CORS headers for an allowed origin. Returns true if it has responded to a preflight. */
function respondToCors(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', 'ETag, Location, Retry-After');
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
    'Access-Control-Max-Age': '600',
  });
  response.end();
  return true;
}

/** Handles the requests below `/api`. */
export function createApi({ database, backend, origins, prefix, addressOf, onError }: ApiOptions): DynamicHandler {
  const operations = createBackend(database, backend);
  return async (request, response) => {
    if (respondToCors(request, response, origins)) return;
    const controller = new AbortController();
    response.once('close', () => controller.abort());
    try {
      const handle = createFetchHandler(operations, {
        base: `${prefix}${API}`,
        addressOf: () => addressOf(request),
        onError: (error) => onError(error, request),
      });
      await sendResponse(await handle(toRequest(request, `${prefix}${request.url}`, controller.signal)), response);
    } catch {
      // Only an invalid address or header throws here, or a caller that has left.
      if (!controller.signal.aborted) sendJson(response, 400, 'The request could not be read.');
    }
  };
}

/** Many readers of a new banner share one read of the database. Without it, images in memory are still served. */
const IMAGES = { freshMs: 60_000, staleMs: 60_000, waitMs: 10_000, capacity: 32 * 1024 * 1024 };

/** Serves uploaded images. Their bytes are untrusted, so browsers may only show them as images of the recognised type. */
export function createUploads({ database, onError }: Pick<ApiOptions, 'database' | 'onError'>): DynamicHandler {
  const images = createStaleCache(async (name) => (await readImage(database, name)) ?? 'none', {
    ...IMAGES,
    sizeOf: (image) => (image === 'none' ? undefined : image.bytes.length),
  });
  return async (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 405, 'Images are read-only.');
    const name = uploadName(pathname);
    const image = name ? await images.get(name) : 'none';
    if (image === 'none') return sendJson(response, 404, 'There is no such image.');
    if (!image) {
      onError(new Error('The image could not be read.'), request);
      return sendJson(response, 500, 'The image could not be read. Please try again.');
    }
    response.writeHead(200, {
      'Content-Type': image.type,
      'Content-Length': image.bytes.length,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': IMMUTABLE,
    });
    response.end(request.method === 'HEAD' ? undefined : image.bytes);
  };
}
