import type Sharp from 'sharp';
import type { Log } from '../operations/log';
import { reasonOf } from '../reason';

/** The size that social networks ask for, in pixels. `src/app/head/preview-image.ts` states it in the page. */
const SIZE = { width: 1200, height: 630 };
/** A larger picture is not decoded. The editor sends 2.6 million pixels at most. Decoding 25 million takes 120 MB, as AVIF 460 MB. */
const MAX_PIXELS = 25_000_000;
const MAX_SECONDS = 10;
/** The colour behind transparent parts, as in the page in the light theme. */
const BACKGROUND = '#e9f0ee';
/** With this quality, a photo has about 150 kB. Some networks ignore files above 300 kB. */
const QUALITY = 80;

/** Draws the JPEG of a link preview from the bytes of an image. @throws Error if they cannot be decoded. */
export type Draw = (image: Uint8Array) => Promise<Uint8Array>;

/** Returns a function that draws with `sharp`. */
export const drawWith =
  (sharp: typeof Sharp): Draw =>
  (image) =>
    // Draws the first frame of an animation. `failOn` refuses damaged files, but not files with a mere warning, which browsers show.
    sharp(image, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ ...SIZE, fit: 'cover' })
      .flatten({ background: BACKGROUND })
      .jpeg({ quality: QUALITY })
      .toBuffer();

/**
 * Loads the library that draws. An installation may lack its binary for the platform. Then this returns undefined, and the log says
 * why.
 */
export async function loadDrawing(log: Log): Promise<Draw | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    // Draw on one core only. The other cores are for readers.
    sharp.concurrency(1);
    return drawWith(sharp);
  } catch (error) {
    const [reason] = reasonOf(error).split('\n');
    log.warn({ reason }, 'sharp cannot be loaded: link previews of articles show the picture of the newsroom');
    return undefined;
  }
}
