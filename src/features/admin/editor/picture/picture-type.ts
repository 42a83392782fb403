export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/gif';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Detects the media type from the first bytes: names can be wrong. Not SVG, because it can contain scripts. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  const isAvif = ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 40));
  return isAvif ? 'image/avif' : undefined;
}
