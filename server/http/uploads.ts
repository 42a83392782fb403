import type { IncomingMessage } from 'node:http';
import { readImage, uploadName } from '../api/images';
import type { Database } from '../database/database';
import { createStaleCache } from '../pages/stale-cache';
import { IMMUTABLE } from '../security-headers';
import type { DynamicHandler } from '../site';
import { sendJson } from './call';
import { send } from './send';

const HOUR = 3_600_000;
/**
 * Many readers of a new banner share one read of the database. Without it, images in memory are still served. An image never
 * changes, but it may be deleted. The longest wait includes the time in the queue.
 */
const CACHE = { freshMs: HOUR, staleMs: HOUR, waitMs: 30_000, capacity: 32 * 1024 * 1024 };
/** Reads of different images at once. More of them would take all connections and delay every other request by seconds. */
const MAX_READS = 2;

/** Runs up to `max` tasks at once. The others wait for their turn. */
function createQueue(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Serves uploaded images. Their bytes are untrusted, so browsers may only show them as images of the recognised type. */
export function createUploads(
  database: Database,
  onError: (error: unknown, request: IncomingMessage) => void,
): DynamicHandler {
  const inTurn = createQueue(MAX_READS);
  const images = createStaleCache(async (name) => (await inTurn(() => readImage(database, name))) ?? 'none', {
    ...CACHE,
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
    const headers = {
      'Content-Type': image.type,
      'Content-Length': image.bytes.length,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': IMMUTABLE,
    };
    send(response, 200, headers, image.bytes);
  };
}
