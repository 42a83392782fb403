import { adminScreen } from '~/content/screens/admin';
import type { Picture } from './editor-article';

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

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/gif';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Media type by the first bytes of a file; its name and its declared type are only claims. SVG may hold scripts: no. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  const isAvif = ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 40));
  return isAvif ? 'image/avif' : undefined;
}

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

/** The picture drawn anew, at most 1600px wide and high: what the camera wrote beside it is gone. */
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
 * Makes a chosen file ready to be sent: its type is told by its content, it is scaled to at most 1600px and written anew.
 * Animations (GIF) are sent as they are, because drawing would keep one frame. Throws a `PictureError` with the sentence
 * to show, or the signal's reason when it was cancelled.
 */
export async function preparePicture(file: File, signal: AbortSignal): Promise<Picture> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  signal.throwIfAborted();
  const type = pictureType(head);
  if (!type) throw new PictureError(words.wrongType(file.name));
  if (file.size > MAX_CHOSEN_BYTES) throw new PictureError(words.tooLarge);
  const typed = file.slice(0, file.size, type);
  if (typeof createImageBitmap !== 'function') {
    if (file.size > MAX_BYTES) throw new PictureError(words.tooLarge);
    return { blob: typed, name: file.name, width: undefined, chosenSize: file.size };
  }
  const bitmap = await decode(typed, file.name, signal);
  const { width, height } = bitmap;
  try {
    if (width * height > MAX_PIXELS) throw new PictureError(words.tooManyPixels);
    const drawn = type === 'image/gif' ? null : await redraw(bitmap, type);
    signal.throwIfAborted();
    const blob = drawn ?? typed;
    if (blob.size > MAX_BYTES) throw new PictureError(words.tooLarge);
    const stem = file.name.replace(/\.[^.]*$/, '') || 'banner';
    const name = drawn ? `${stem}.${ENDINGS[drawn.type] ?? 'png'}` : file.name;
    const shownWidth = drawn
      ? Math.min(width, Math.round(width * Math.min(1, MAX_EDGE / Math.max(width, height))))
      : width;
    return { blob, name, width: shownWidth, chosenSize: file.size };
  } finally {
    bitmap.close();
  }
}
