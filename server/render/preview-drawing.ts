import type Sharp from 'sharp';
import type { Log } from '../operations/log';
import { reasonOf } from '../reason';

/** The size that networks ask for, in pixels. `src/app/head/preview-image.ts` states it in the page. */
const SIZE = { width: 1200, height: 630 };
/** Pictures with more pixels are not decoded. The editor sends 2.6 million at most; 25 million need 120 MB for a moment, as AVIF 460. */
const MAX_PIXELS = 25_000_000;
const MAX_SECONDS = 10;
/** Behind transparent parts: what the page shows there in the light theme. */
const BACKGROUND = '#e9f0ee';
/** A photo has about 150 kB. Some networks ignore files above 300 kB. */
const QUALITY = 80;

/** Draws the JPEG of a link preview from the bytes of an image. @throws Error if they cannot be decoded. */
export type Draw = (image: Uint8Array) => Promise<Uint8Array>;

/** Draws with a loaded `sharp`. */
export const drawWith =
  (sharp: typeof Sharp): Draw =>
  (image) =>
    // The first frame of an animation. Damaged files are refused, but not those with a mere warning, which browsers show too.
    sharp(image, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ ...SIZE, fit: 'cover' })
      .flatten({ background: BACKGROUND })
      .jpeg({ quality: QUALITY })
      .toBuffer();

/**
 * Loads the library that draws. It has a binary for each platform, which an installation may lack: then it is undefined, and the log
 * says why.
 */
export async function loadDrawing(log: Log): Promise<Draw | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    // One picture at a time, on one core: the others are for readers.
    sharp.concurrency(1);
    return drawWith(sharp);
  } catch (error) {
    const [reason] = reasonOf(error).split('\n');
    log.warn({ reason }, 'sharp cannot be loaded: link previews of articles show the picture of the newsroom');
    return undefined;
  }
}
