import type { Article } from '~contract/contract';
import { UPLOADS, uploadHeaders, uploadName } from '~contract/http/uploads';
import { isRead, send } from '../../node-http/send';
import { readImage } from '../api/images';
import type { Database } from '../database/database';
import { type Handler, NOT_FOUND } from '../http/handler';
import { createStaleCache } from '../http/stale-cache';
import type { Log } from '../operations/log';
import { reasonOf } from '../reason';
import type { Draw } from '../render/preview-drawing';
import { ANY_PREVIEW } from '../render/renderer';

/** The preview of `/uploads/NAME` is at `/og/uploads/NAME.jpg`. The name is a hash, so a new banner gets a new address. */
export const PREVIEWS = `/og${UPLOADS}`;
const EXTENSION = '.jpg';

const HOUR = 3_600_000;
/** A preview never changes, but its image may be deleted. `waitMs` includes the time in the queue. Social networks wait that long. */
const CACHE = { freshMs: HOUR, staleMs: HOUR, waitMs: 5000, capacity: 32 * 1024 * 1024 };
/** The memory for an image that has no preview, in bytes. */
const SMALL = 100;

/** A JPEG, or `none` if the image does not exist, or `undrawable` if it cannot be decoded. */
type Preview = Uint8Array | 'none' | 'undrawable';

function sizeOf(preview: Preview) {
  // The image may be uploaded at any moment, so `none` must not be stored.
  if (preview === 'none') return Number.MAX_SAFE_INTEGER;
  return preview === 'undrawable' ? SMALL : preview.length;
}

function uploadOf(pathname: string): string | undefined {
  return pathname.endsWith(EXTENSION) ? uploadName(pathname.slice('/og'.length, -EXTENSION.length)) : undefined;
}

/**
 * Serves the pictures that social networks show with a link to an article. They are JPEGs of the banners, because some networks show
 * neither WebP nor AVIF. Only uploaded banners have one, because the server loads nothing from other hosts. A picture is drawn on its
 * first request, one at a time.
 * @param draw undefined if this process cannot draw.
 */
export function createLinkPreviews(database: Database, draw: Draw | undefined, log: Log) {
  async function load(name: string): Promise<Preview> {
    const image = await readImage(database, name);
    if (!image) return 'none';
    if (!draw) return 'undrawable';
    try {
      return await draw(image);
    } catch (error) {
      log.warn({ name, reason: reasonOf(error) }, 'the link preview of an image could not be drawn');
      return 'undrawable';
    }
  }
  let last: Promise<unknown> = Promise.resolve();
  const loadInTurn = (name: string) => {
    const preview = last.then(() => load(name));
    last = preview.catch(() => undefined);
    return preview;
  };
  const previews = createStaleCache<Preview>(loadInTurn, { ...CACHE, sizeOf });

  const handler: Handler = async (request, response, pathname) => {
    if (!pathname.startsWith(PREVIEWS)) return pathname;
    const name = uploadOf(pathname);
    const preview = name && isRead(request) ? await previews.get(name) : 'none';
    if (preview === 'none') return NOT_FOUND;
    // Also while the database is away, because a network would remember a missing picture for days.
    if (!(preview instanceof Uint8Array)) return `/${ANY_PREVIEW}`;
    send(response, 200, { ...uploadHeaders(pathname), 'Content-Length': preview.length }, preview);
    return undefined;
  };
  return {
    handler,
    /** Returns the address of an article's picture, without the origin and the base, or undefined if it has no uploaded banner. */
    addressOf({ bannerImage }: Article): string | undefined {
      const name = draw && bannerImage ? uploadName(bannerImage) : undefined;
      return name && `${PREVIEWS}${name}${EXTENSION}`;
    },
  };
}
