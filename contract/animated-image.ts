import type { ImageType } from './image-type';

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** True if a PNG has a chunk `acTL` before its pixels. Each chunk has a length, a type, its data and a checksum. */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const type = latin(head, at + 4, at + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}

/** The flag for animations in the header of an extended WebP. */
const WEBP_ANIMATION = 0x02;

/** True if a picture moves, so that drawing it again would keep only one frame. A GIF always counts. */
export function isAnimated(head: Uint8Array, type: ImageType): boolean {
  if (type === 'image/gif') return true;
  if (type === 'image/png') return isAnimatedPng(head);
  if (type === 'image/webp') return latin(head, 12, 16) === 'VP8X' && ((head[20] ?? 0) & WEBP_ANIMATION) !== 0;
  return type === 'image/avif' && latin(head, 8, 12) === 'avis';
}
