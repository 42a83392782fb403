import type Sharp from 'sharp';
import { isAnimated } from '../../contract/animated-image';
import { imageType } from '../../contract/image-type';
import { type Form, WIDTHS } from './addresses';

/** The size that social networks ask for, in pixels. */
const PREVIEW = { width: 1200, height: 630 };
/** A larger picture is not decoded. Phones have up to 50 million pixels. */
const MAX_PIXELS = 50_000_000;
/** A progressive or interlaced picture is decoded as a whole. With 40 million pixels, the process grows to 430 MB. */
const MAX_PROGRESSIVE_PIXELS = 20_000_000;
/** An AVIF takes 18 bytes per pixel, because its decoder cannot scale. */
const MAX_AVIF_PIXELS = 12_000_000;
const MAX_SECONDS = 10;
/** The colour behind transparent parts of a preview, as in the page in the light theme. */
const BACKGROUND = '#e9f0ee';
/** With this quality, the preview of a photo has about 150 kB. Some networks ignore files above 300 kB. */
const PREVIEW_QUALITY = 80;
/** With this quality, a photo of 240 pixels has about 5 kB. On the dense screens of phones, no difference can be seen. */
const SIZE_QUALITY = 60;

/** Whether browsers turn a picture as its camera says. Chromium does not for a WebP, and a size must look like the original. */
const isTurned = (format: string) => format !== 'webp';

/** Decodes and draws pictures. Both methods reject if an image cannot be decoded. */
export interface Drawing {
  /** Draws a JPEG for a link preview, or a WebP in one of the widths. */
  draw(image: Uint8Array, form: Form): Promise<Uint8Array>;
  /** Resolves with the width of an upright image in pixels, or with 0 if it has no sizes because it is animated. */
  widthOf(image: Uint8Array): Promise<number>;
}

/** Returns the drawing with `sharp`. */
export function drawingWith(sharp: typeof Sharp): Drawing {
  async function draw(image: Uint8Array, form: Form): Promise<Uint8Array> {
    const { format, isProgressive, width, height } = await sharp(image).metadata();
    const most = format === 'heif' ? MAX_AVIF_PIXELS : isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS;
    if (width * height > most)
      throw new Error(`The image has ${width} x ${height} pixels, and at most ${most} are drawn.`);
    // `failOn` refuses damaged files, but not files with a mere warning, which browsers show. Of an animation, the first frame is drawn.
    const picture = sharp(image, { failOn: 'error', autoOrient: isTurned(format) }).timeout({ seconds: MAX_SECONDS });
    if (form !== 'preview') return picture.resize({ width: form }).webp({ quality: SIZE_QUALITY }).toBuffer();
    return picture
      .resize({ ...PREVIEW, fit: 'cover' })
      .flatten({ background: BACKGROUND })
      .jpeg({ quality: PREVIEW_QUALITY })
      .toBuffer();
  }
  return {
    draw,
    async widthOf(image) {
      const type = imageType(image);
      if (type === null || isAnimated(image, type)) return 0;
      // Only decoding shows whether a file is damaged.
      await draw(image, WIDTHS[0]);
      const { format, width, autoOrient } = await sharp(image).metadata();
      return isTurned(format) ? autoOrient.width : width;
    },
  };
}
