import { type ImageType, imageType } from '~contract/image-type';

/** What the first bytes of a file say beyond its type. */

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Formats of cameras and programs that browsers cannot show, or that the contract does not accept. */
const OTHERS: readonly (readonly [name: string, isIt: (head: Uint8Array) => boolean])[] = [
  // Photos of an iPhone. The box `ftyp` lists brands of four characters.
  ['HEIC', (head) => latin(head, 4, 8) === 'ftyp' && /(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(latin(head, 8, 40))],
  ['TIFF', (head) => /^(?:II\*\0|MM\0\*)/.test(latin(head, 0, 4))],
  ['BMP', (head) => latin(head, 0, 2) === 'BM' && latin(head, 6, 10) === '\0\0\0\0'],
  ['Photoshop', (head) => latin(head, 0, 4) === '8BPS'],
  ['JPEG XL', (head) => latin(head, 0, 2) === '\xff\x0a' || latin(head, 4, 12) === 'JXL \r\n\x87\n'],
  ['JPEG 2000', (head) => latin(head, 4, 8) === 'jP  '],
  ['icon', (head) => latin(head, 0, 4) === '\0\0\x01\0' && head.length > 22],
];

/** The name of a picture's format if the contract does not accept it, or undefined if the file is no such picture. */
export const otherFormat = (head: Uint8Array): string | undefined =>
  imageType(head) ? undefined : OTHERS.find(([, isIt]) => isIt(head))?.[0];

/** Whether a PNG has a chunk `acTL` before its pixels. Each chunk has a length, a type, its data and a checksum. */
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

/** Whether a picture moves, so that drawing it again would keep only one frame. A GIF always counts. */
export function isAnimated(head: Uint8Array, type: ImageType): boolean {
  if (type === 'image/gif') return true;
  if (type === 'image/png') return isAnimatedPng(head);
  if (type === 'image/webp') return latin(head, 12, 16) === 'VP8X' && ((head[20] ?? 0) & WEBP_ANIMATION) !== 0;
  return type === 'image/avif' && latin(head, 8, 12) === 'avis';
}
