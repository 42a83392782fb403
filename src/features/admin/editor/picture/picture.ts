import { adminScreen } from '~/content/screens/admin';
import type { Picture } from '~/features/admin/editor/model/editor-article';
import { type PictureSize, pictureSize, SIZE_HEAD_BYTES } from './picture-size';
import { type PictureType, pictureType } from './picture-type';

const words = adminScreen.picture;

/** 5 MB and 40 megapixels at most: stated beside the field, and what the contract takes. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
/** Wider or taller pictures are scaled down to this. */
const MAX_EDGE = 1600;
const QUALITY = 0.85;
/** A chosen file may be larger than what is sent, because it is scaled down first; beyond this it is not read at all. */
const MAX_CHOSEN_BYTES = 50 * 1024 * 1024;

/** A picture that cannot be taken, with the sentence for the field. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

const isTooManyPixels = ({ width, height }: PictureSize) => width * height > MAX_PIXELS;

async function decode(blob: Blob, name: string, signal: AbortSignal) {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch (error) {
    console.info('The picture could not be decoded.', error);
    signal.throwIfAborted();
    throw new PictureError(words.unreadable(name));
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** The name a picture is sent under: the chosen file's, with the ending of what it was redrawn as. */
export function uploadName({ blob, name }: Pick<Picture, 'blob' | 'name'>): string {
  const ending = ENDINGS[blob.type];
  if (!ending || new RegExp(`\\.${ending === 'jpg' ? 'jpe?g' : ending}$`, 'i').test(name)) return name;
  return `${name.replace(/\.[^.]*$/, '') || 'banner'}.${ending}`;
}

/** Redraws the picture at most 1600px wide and high, which removes the camera's metadata. */
async function redraw(bitmap: ImageBitmap, type: PictureType): Promise<Blob | null> {
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
  // A browser that cannot write WebP answers with PNG: JPEG is smaller, but it has no transparency.
  if (webp?.type === 'image/webp') return webp;
  return encode(type === 'image/jpeg' ? 'image/jpeg' : 'image/png');
}

/**
 * Makes a chosen file ready to be sent: its type is detected from its content, and it is scaled to at most 1600px and encoded again.
 * Animations (GIF) are sent as they are, because drawing would keep one frame. Throws a `PictureError` with the sentence
 * to show, or the signal's reason when it was cancelled.
 */
export async function preparePicture(file: File, signal: AbortSignal): Promise<Picture> {
  const head = new Uint8Array(await file.slice(0, SIZE_HEAD_BYTES).arrayBuffer());
  signal.throwIfAborted();
  const type = pictureType(head);
  if (!type) throw new PictureError(words.wrongType(file.name));
  if (file.size > MAX_CHOSEN_BYTES) throw new PictureError(words.tooLarge);
  const claimed = pictureSize(head, type);
  if (claimed && isTooManyPixels(claimed)) throw new PictureError(words.tooManyPixels);
  const typed = file.slice(0, file.size, type);
  if (typeof createImageBitmap !== 'function') {
    if (file.size > MAX_BYTES) throw new PictureError(words.tooLarge);
    return { blob: typed, name: file.name, width: undefined, chosenSize: file.size };
  }
  const bitmap = await decode(typed, file.name, signal);
  const { width, height } = bitmap;
  try {
    // The head of the file may have said less.
    if (isTooManyPixels(bitmap)) throw new PictureError(words.tooManyPixels);
    const drawn = type === 'image/gif' ? null : await redraw(bitmap, type);
    signal.throwIfAborted();
    const blob = drawn ?? typed;
    if (blob.size > MAX_BYTES) throw new PictureError(words.tooLarge);
    const shownWidth = drawn
      ? Math.min(width, Math.round(width * Math.min(1, MAX_EDGE / Math.max(width, height))))
      : width;
    return { blob, name: file.name, width: shownWidth, chosenSize: file.size };
  } finally {
    bitmap.close();
  }
}
