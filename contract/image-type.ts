import { IMAGE_TYPES } from './generated/limits';

/** The media type of an image that the contract accepts. */
export type ImageType = (typeof IMAGE_TYPES)[number];

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The first box of an AVIF file lists its brands, four characters each: the major brand, a version, and the other brands. */
function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const boxEnd = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const brands: readonly string[] = ascii(bytes, 8, Math.min(boxEnd, 64)).match(/.{4}/gs) ?? [];
  return brands.includes('avif') || brands.includes('avis');
}

/** Recognises each type by the first bytes of a file. */
const signatures: { readonly [Type in ImageType]: (bytes: Uint8Array) => boolean } = {
  'image/png': (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && ascii(bytes, 12, 16) === 'IHDR',
  'image/jpeg': (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff' && bytes.length > 3,
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'image/avif': isAvif,
  'image/gif': (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)) && bytes.length > 12,
};

/**
 * Recognises an image by its first 64 bytes. Returns its media type, or null if the contract does not accept it. The file name and the
 * declared type do not count, because the sender controls them. SVG is not accepted, because it can contain scripts.
 */
export const imageType = (bytes: Uint8Array): ImageType | null =>
  IMAGE_TYPES.find((type) => signatures[type](bytes)) ?? null;

/** Returns the usual file extension of a type, such as `jpg`. */
export const extensionOf = (type: ImageType): string => type.replace('image/', '').replace('jpeg', 'jpg');

const names = IMAGE_TYPES.map((type) => type.replace('image/', '').toUpperCase().replace('WEBP', 'WebP'));

/** The accepted types, for use in a sentence: `PNG, JPEG, WebP, AVIF or GIF`. */
export const IMAGE_TYPE_NAMES = `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
