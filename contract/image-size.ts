import type { ImageType } from './image-type';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Enough bytes to find the size. Cameras write up to a few segments of 64 kB before it. */
export const SIZE_HEAD_BYTES = 512 * 1024;

const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Skips JPEG segments until the start of a frame (SOF0 to SOF15, except for DHT, JPG and DAC). */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** WebP has three formats: extended (VP8X), lossless (VP8L, two 14-bit numbers minus one) and lossy. */
function webpSize(view: DataView): ImageSize {
  const kind = text(view, 12, 4);
  if (kind === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** An AVIF file has an `ispe` box for each of its images. The largest one is the picture. */
function avifSize(view: DataView): ImageSize | undefined {
  let largest: ImageSize | undefined;
  for (let at = 4; at + 16 <= view.byteLength; at++) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

const READERS: Readonly<Record<ImageType, (view: DataView) => ImageSize | undefined>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
};

/**
 * Reads width and height from the head of a file without decoding it, because a small file can declare so many pixels
 * that decoding takes all memory. Returns undefined if the head does not contain them.
 */
export function imageSize(head: Uint8Array, type: ImageType): ImageSize | undefined {
  try {
    return READERS[type](new DataView(head.buffer, head.byteOffset, head.byteLength));
  } catch (error) {
    // The file is too short. Decoding will fail.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
