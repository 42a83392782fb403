import type { Picture } from '~/features/admin/editor/model/editor-article';
import { adminWords } from '~/features/admin/words';
import { isAnimated } from '~contract/animated-image';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '~contract/generated/limits';
import { type ImageSize, imageSize, SIZE_HEAD_BYTES } from '~contract/image-size';
import { extensionOf, IMAGE_TYPE_NAMES, type ImageType, imageType } from '~contract/image-type';
import { megabytes } from '~contract/megabytes';
import { otherFormat } from './picture-kind';

const words = adminWords.picture;

/** The form names this limit next to the field. */
const MAX_PIXELS = 40_000_000;
/** Larger pictures are scaled down to this width or height, in pixels. */
const MAX_EDGE = 1600;
const QUALITY = 0.85;
/** The chosen file can be larger than the limit, because it is scaled down. Even larger files are not read. */
const MAX_CHOSEN_BYTES = 50 * 1024 * 1024;

/** The picture cannot be used. The message is for the user. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

const isTooManyPixels = ({ width, height }: ImageSize) => width * height > MAX_PIXELS;

async function decode(blob: Blob, name: string, signal: AbortSignal) {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch (error) {
    console.info('The picture could not be decoded.', error);
    signal.throwIfAborted();
    throw new PictureError(words.unreadable(name));
  }
}

const tooLarge = () => new PictureError(words.tooLarge(megabytes(IMAGE_MAX_BYTES)));

/** The file name for the upload: the name of the chosen file, with the extension of the new format. */
export function uploadName({ blob, name }: Pick<Picture, 'blob' | 'name'>): string {
  const type = IMAGE_TYPES.find((accepted) => accepted === blob.type);
  if (!type) return name;
  const extension = extensionOf(type);
  if (new RegExp(`\\.${extension === 'jpg' ? 'jpe?g' : extension}$`, 'i').test(name)) return name;
  return `${name.replace(/\.[^.]*$/, '') || 'banner'}.${extension}`;
}

/** Scales the picture down to at most 1600 by 1600 pixels. This also removes the metadata of the camera. */
async function redraw(bitmap: ImageBitmap, type: ImageType): Promise<Blob | null> {
  const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const encode = (wanted: string) =>
    new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, wanted, QUALITY);
    });
  const webp = await encode('image/webp');
  // Browsers that cannot encode WebP return PNG. JPEG is smaller, but has no transparency.
  if (webp?.type === 'image/webp') return webp;
  return encode(type === 'image/jpeg' ? 'image/jpeg' : 'image/png');
}

/**
 * Prepares a chosen file for the upload: detects its type from its content, scales it down and encodes it again. Animated
 * pictures stay as they are, because drawing would keep one frame. Throws a `PictureError`, or the reason of an aborted signal.
 */
export async function preparePicture(file: File, signal: AbortSignal): Promise<Picture> {
  const head = new Uint8Array(await file.slice(0, SIZE_HEAD_BYTES).arrayBuffer());
  signal.throwIfAborted();
  const type = imageType(head);
  if (!type) {
    const format = otherFormat(head);
    const message = format
      ? words.otherFormat(file.name, format, IMAGE_TYPE_NAMES)
      : words.wrongType(file.name, IMAGE_TYPE_NAMES);
    throw new PictureError(message);
  }
  if (file.size > MAX_CHOSEN_BYTES) throw tooLarge();
  const claimed = imageSize(head, type);
  if (claimed && isTooManyPixels(claimed)) throw new PictureError(words.tooManyPixels);
  const typed = file.slice(0, file.size, type);
  if (typeof createImageBitmap !== 'function') {
    if (file.size > IMAGE_MAX_BYTES) throw tooLarge();
    return { blob: typed, name: file.name, width: undefined, chosenSize: file.size };
  }
  const bitmap = await decode(typed, file.name, signal);
  const { width, height } = bitmap;
  try {
    // The head of the file may have been wrong.
    if (isTooManyPixels(bitmap)) throw new PictureError(words.tooManyPixels);
    const drawn = isAnimated(head, type) ? null : await redraw(bitmap, type);
    signal.throwIfAborted();
    const blob = drawn ?? typed;
    if (blob.size > IMAGE_MAX_BYTES) throw tooLarge();
    const shownWidth = drawn
      ? Math.min(width, Math.round(width * Math.min(1, MAX_EDGE / Math.max(width, height))))
      : width;
    return { blob, name: file.name, width: shownWidth, chosenSize: file.size };
  } finally {
    bitmap.close();
  }
}
