import type { UploadedFile } from '~contract/request-body';

export const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** 5 MB, as in the contract. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** Accepted media types with their file extensions. */
export const IMAGE_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;

export type ImageType = keyof typeof IMAGE_TYPES;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * The media type of an image by its first bytes, or null if it is not accepted. The file name and the declared type are not
 * used, because the sender controls them. SVG is not accepted, because it can contain scripts.
 */
export function imageType(bytes: Uint8Array): ImageType | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && ascii(bytes, 12, 16) === 'IHDR') return 'image/png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff' && bytes.length > 3) return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6)) && bytes.length > 12) return 'image/gif';
  if (ascii(bytes, 4, 8) === 'ftyp') {
    // The first box of an AVIF file lists its brands, 4 characters each: the major brand, a version, then the other brands.
    const boxEnd = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
    const brands: readonly string[] = ascii(bytes, 8, Math.min(boxEnd, 64)).match(/.{4}/gs) ?? [];
    if (brands.includes('avif') || brands.includes('avis')) return 'image/avif';
  }
  return null;
}
