import { uploadHeaders, uploadName } from '~contract/http/uploads';
import { readImage } from '../api/images';
import type { Database } from '../database/database';
import type { Log } from '../operations/log';
import { sendJson } from './call';
import type { DynamicHandler } from './handler';
import { isRead, READ_ONLY, send } from './send';
import { createStaleCache } from './stale-cache';

const HOUR = 3_600_000;
/**
 * Many readers of a new banner share one read of the database. Without it, images in memory are still served. An image never
 * changes, but it may be deleted. The longest wait includes the time in the queue.
 */
const CACHE = { freshMs: HOUR, staleMs: HOUR, waitMs: 30_000, capacity: 32 * 1024 * 1024 };
/** Reads of different images at once. More of them would take all connections and delay every other request by seconds. */
const MAX_READS = 2;
/** When a reader should try again to get an image that could not be read. */
const RETRY_SECONDS = 5;

/** Serves uploaded images. */
export function createUploads(database: Database, log: Log): DynamicHandler {
  /** The last read of each lane. Reads take turns with the lanes, and wait for the one before them. */
  const lanes = Array.from({ length: MAX_READS }, async (): Promise<unknown> => undefined);
  const load = (name: string) => {
    const read = Promise.resolve(lanes.shift()).then(async () => (await readImage(database, name)) ?? 'none');
    lanes.push(read.catch((error) => log.error({ err: error, name }, 'an image could not be read')));
    return read;
  };
  const sizeOf = (image: Uint8Array | 'none') => (image === 'none' ? Number.MAX_SAFE_INTEGER : image.length);
  const images = createStaleCache(load, { ...CACHE, sizeOf });
  return async (request, response, pathname) => {
    if (!isRead(request)) return sendJson(response, 405, 'Images are read-only.', READ_ONLY);
    const name = uploadName(pathname);
    const image = name ? await images.get(name) : 'none';
    if (!name || image === 'none') return sendJson(response, 404, 'There is no such image.');
    if (!image)
      return sendJson(response, 503, 'The image could not be read. Please try again.', {
        'Retry-After': RETRY_SECONDS,
      });
    send(response, 200, { ...uploadHeaders(name), 'Content-Length': image.length }, image);
  };
}
