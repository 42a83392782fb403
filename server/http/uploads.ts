import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagsOf } from '~contract/http/entity-tag';
import { UPLOADS, uploadHeaders, uploadName } from '~contract/http/uploads';
import { isRead, READ_ONLY, send } from '../../node-http/send';
import { readImage } from '../api/images';
import type { Database } from '../database/database';
import type { Log } from '../operations/log';
import { sendJson } from './call';
import type { Handler } from './handler';
import { createQueue } from './queue';
import { createStaleCache } from './stale-cache';

const HOUR = 3_600_000;
/**
 * Many readers of a new banner share one read of the database. While the database is away, images in memory are still served. An image
 * never changes, but it may be deleted. `waitMs` includes the time in the queue.
 */
const CACHE = { freshMs: HOUR, staleMs: HOUR, waitMs: 30_000, capacity: 32 * 1024 * 1024 };
/** How many different images are read at once. More would take all connections, and delay all other requests by seconds. */
const MAX_READS = 2;
/** If an image could not be read, the reader should try again after this time. */
const RETRY_SECONDS = 5;

/** Sends a picture whose content belongs to its address, or a 304 if the reader already has it. */
export function sendImage(request: IncomingMessage, response: ServerResponse, address: string, bytes: Uint8Array) {
  const headers = { ...uploadHeaders(address), ETag: `"${address}"`, 'Cache-Tag': 'pictures' };
  const condition = request.headers['if-none-match'];
  // Without a list, the condition is `*`.
  if (condition !== undefined && tagsOf(condition)?.includes(headers.ETag) !== false) send(response, 304, headers);
  else send(response, 200, { ...headers, 'Content-Length': bytes.length }, bytes);
}

/** Serves uploaded images. */
export function createUploads(database: Database, log: Log): Handler {
  const inTurn = createQueue(MAX_READS);
  const load = async (name: string) => {
    try {
      return (await inTurn(() => readImage(database, name)))?.bytes ?? 'none';
    } catch (error) {
      log.error({ err: error, name }, 'an image could not be read');
      throw error;
    }
  };
  const sizeOf = (image: Uint8Array | 'none') => (image === 'none' ? Number.MAX_SAFE_INTEGER : image.length);
  const images = createStaleCache(load, { ...CACHE, sizeOf });
  return async (request, response, pathname) => {
    if (!pathname.startsWith(UPLOADS)) return pathname;
    const name = uploadName(pathname);
    const image = name && isRead(request) ? await images.get(name) : 'none';
    if (!isRead(request)) sendJson(response, 405, 'Images are read-only.', READ_ONLY);
    else if (!name || image === 'none') sendJson(response, 404, 'There is no such image.');
    else if (image) sendImage(request, response, pathname, image);
    else {
      const wait = { 'Retry-After': RETRY_SECONDS };
      sendJson(response, 503, 'The image could not be read. Please try again.', wait);
    }
    return undefined;
  };
}
