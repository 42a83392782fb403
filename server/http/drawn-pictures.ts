import { setTimeout } from 'node:timers/promises';
import type { Article } from '~contract/contract';
import { UPLOADS, uploadName } from '~contract/http/uploads';
import { NEVER_STORE } from '../../node-http/security-headers';
import { isRead, send } from '../../node-http/send';
import { readImage } from '../api/images';
import type { Database } from '../database/database';
import type { Log } from '../operations/log';
import { addressOf, type Form, PREVIEWS, pictureAt } from '../pictures/addresses';
import type { Drawing } from '../pictures/drawing';
import { reasonOf } from '../reason';
import { ANY_PREVIEW } from '../render/renderer';
import { type Handler, NOT_FOUND } from './handler';
import { Busy, createQueue } from './queue';
import { createStaleCache } from './stale-cache';
import { sendImage } from './uploads';

const HOUR = 3_600_000;
/** Longest wait in ms, with the time in the queue. Social networks wait that long. */
const WAIT_MS = 5000;
/** A drawn picture never changes, but its image may be deleted. */
const CACHE = { freshMs: HOUR, staleMs: HOUR, waitMs: WAIT_MS, capacity: 32 * 1024 * 1024 };
/** With up to 0.2 s for each picture, the last one comes in time. Further readers get the original at once. */
const LONGEST_QUEUE = 30;
/** The memory for an image that cannot be drawn, in bytes. */
const SMALL = 100;

/** The bytes of a picture, or `none` if it does not exist, `undrawable` if it cannot be decoded, or `busy` if the queue is full. */
type Picture = Uint8Array | 'none' | 'undrawable' | 'busy';

function sizeOf(picture: Picture) {
  if (typeof picture !== 'string') return picture.length;
  // The image may be uploaded at any moment, and the queue has room again soon. Both must not be stored.
  return picture === 'undrawable' ? SMALL : Number.MAX_SAFE_INTEGER;
}

/**
 * Draws pictures of uploaded images on their first request, one at a time: link previews, which are JPEGs because some social networks
 * show neither WebP nor AVIF, and sizes for the screens of readers. The server loads nothing from other hosts.
 * @param prefix the path of the site without a slash at the end.
 * @param drawing undefined if this process cannot draw.
 */
export function createDrawnPictures(database: Database, prefix: string, drawing: Drawing | undefined, log: Log) {
  const inTurn = createQueue(1, LONGEST_QUEUE);

  async function draw(name: string, form: Form): Promise<Picture> {
    const image = await readImage(database, name);
    if (!image || (form !== 'preview' && image.width && form > image.width)) return 'none';
    if (!drawing || (form !== 'preview' && !image.width)) return 'undrawable';
    try {
      return await drawing.draw(image.bytes, form);
    } catch (error) {
      log.warn({ name, form, reason: reasonOf(error) }, 'a picture of an image could not be drawn');
      return 'undrawable';
    }
  }
  const load = (address: string): Promise<Picture> =>
    inTurn(async () => {
      const picture = pictureAt(address);
      return picture ? draw(picture.name, picture.form) : 'none';
    }).catch((error) => {
      if (error instanceof Busy) return 'busy';
      throw error;
    });
  const pictures = createStaleCache<Picture>(load, { ...CACHE, sizeOf });

  const handler: Handler = async (request, response, pathname) => {
    const asked = pictureAt(pathname);
    if (!asked) return pathname.startsWith(PREVIEWS) ? NOT_FOUND : pathname;
    const picture = isRead(request) ? await pictures.get(pathname) : 'none';
    if (picture === 'none') return asked.form === 'preview' ? NOT_FOUND : pathname;
    if (picture instanceof Uint8Array) sendImage(request, response, pathname, picture);
    // Also while the database is away, because a network would remember a missing picture for days.
    else if (asked.form === 'preview') return `/${ANY_PREVIEW}`;
    // A reader gets the original, and the size next time.
    else send(response, 302, { Location: `${prefix}${UPLOADS}${asked.name}`, 'Cache-Control': NEVER_STORE });
    return undefined;
  };
  return {
    handler,
    /** Returns the address of an article's picture, without the origin and the base, or undefined if it has no uploaded banner. */
    previewOf({ bannerImage }: Article): string | undefined {
      const name = drawing && bannerImage ? uploadName(bannerImage) : undefined;
      return name && addressOf(name, 'preview');
    },
    /**
     * Resolves with the width of an image in pixels, with 0 if it has no sizes because it is damaged, animated or too large, or with
     * null if this process cannot say that in time.
     */
    async widthOf(image: Uint8Array): Promise<number | null> {
      if (!drawing) return null;
      const width = inTurn(() =>
        drawing.widthOf(image).catch((error: unknown) => {
          log.warn({ reason: reasonOf(error) }, 'an uploaded image cannot be drawn, so it has one size');
          return 0;
        }),
      ).catch(() => null);
      return Promise.race([width, setTimeout(WAIT_MS, null, { ref: false })]);
    },
  };
}
