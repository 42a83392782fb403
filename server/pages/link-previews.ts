import { UPLOADS, uploadHeaders, uploadName } from '~contract/http/uploads';
import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';
import { readImage } from '../api/images';
import type { Database } from '../database/database';
import type { DynamicHandler } from '../http/handler';
import { isRead, send } from '../http/send';
import { createStaleCache } from '../http/stale-cache';
import type { Log } from '../operations/log';
import { reasonOf } from '../reason';
import type { Draw } from '../render/preview-drawing';
import { ANY_PREVIEW } from '../render/renderer';

/** `/uploads/NAME` has its preview at `/og/uploads/NAME.jpg`. The name is a hash, so another banner has another address. */
export const PREVIEWS = `/og${UPLOADS}`;
const EXTENSION = '.jpg';

const HOUR = 3_600_000;
/** A preview never changes, but its image may be deleted. The longest wait includes the time in the queue; networks wait as long. */
const CACHE = { freshMs: HOUR, staleMs: HOUR, waitMs: 5000, capacity: 32 * 1024 * 1024 };
/** What an image without a preview takes in memory, in bytes. */
const SMALL = 100;

/** A JPEG, or that the image does not exist or cannot be decoded. */
type Preview = Uint8Array | 'none' | 'undrawable';

function sizeOf(preview: Preview) {
  // It may be uploaded at any moment.
  if (preview === 'none') return Number.MAX_SAFE_INTEGER;
  return preview === 'undrawable' ? SMALL : preview.length;
}

function uploadOf(pathname: string): string | undefined {
  const isPreview = pathname.startsWith(PREVIEWS) && pathname.endsWith(EXTENSION);
  return isPreview ? uploadName(pathname.slice('/og'.length, -EXTENSION.length)) : undefined;
}

/**
 * The pictures that networks show with a link to an article: its banner as a JPEG, because some networks show no WebP and no AVIF. Only
 * uploaded banners have one, since the server asks no other host. One picture is drawn at a time, on its first request.
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

  const handler: DynamicHandler = async (request, response, pathname, built) => {
    const name = uploadOf(pathname);
    const preview = name && isRead(request) ? await previews.get(name) : 'none';
    if (preview instanceof Uint8Array) {
      send(response, 200, { ...uploadHeaders(pathname), 'Content-Length': preview.length }, preview);
    } else if (preview === 'none') built.notFound();
    // Also while the database is away: a network would remember for days that there is no picture.
    else built.respond(`/${ANY_PREVIEW}`);
  };
  return {
    handler,
    /** The address of an article's picture, without the origin and the base; undefined if it has none of its own. */
    addressOf(article: unknown): string | undefined {
      const name = draw && isRecord(article) ? uploadName(textOf(article.bannerImage)) : undefined;
      return name && `${PREVIEWS}${name}${EXTENSION}`;
    },
  };
}
