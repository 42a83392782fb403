import { expect, it } from 'vitest';
import { imageType } from '~contract/image-type';
import { isAnimated, otherFormat } from './picture-kind';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR0123456789abcCRC!';
const webp = (chunk: string, flags: string) => bytes(`RIFF\0\0\0\0WEBP${chunk}\x0a\0\0\0${flags}\0\0\0`);

it.each([
  ['HEIC', '\0\0\0\x28ftypheic\0\0\0\0mif1MiHEmiaf'],
  ['HEIC', '\0\0\0\x1cftypmif1\0\0\0\0mif1heic'],
  ['HEIC', '\0\0\0\x18ftypheix\0\0\0\0heix'],
  ['HEIC', '\0\0\0\x18ftyphevc\0\0\0\0hevc'],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['TIFF', 'MM\0*\0\0\0\x08'],
  ['BMP', 'BM\x36\x10\0\0\0\0\0\0\x36'],
  ['Photoshop', '8BPS\0\x01'],
  ['JPEG XL', '\xff\x0a\xfa'],
  ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['icon', `\0\0\x01\0\x01\0${'\0'.repeat(30)}`],
  [undefined, '<svg onload="alert(1)">'],
  [undefined, '%PDF-1.7'],
  [undefined, 'BMW driver’s manual'],
  [undefined, ''],
  [undefined, PNG],
  [undefined, '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  [undefined, '\0\0\0\x18ftypisom\0\0\0\0isommp41'],
])('names the format %s', (name, text) => {
  expect(otherFormat(bytes(text))).toBe(name);
});

it.each([
  [true, bytes('GIF89a0123456789')],
  [true, webp('VP8X', '\x02')],
  [true, webp('VP8X', '\x12')],
  [false, webp('VP8X', '\x10')],
  [false, webp('VP8 ', '\x02')],
  [false, webp('VP8L', '\x02')],
  [true, bytes(`${PNG}\0\0\0\x08acTL01234567CRC!\0\0\0\0IDAT`)],
  [true, bytes(`${PNG}\0\0\0\x04gAMA0123CRC!\0\0\0\x08acTL01234567CRC!\0\0\0\0IDAT`)],
  [false, bytes(`${PNG}\0\0\0\0IDATCRC!\0\0\0\x08acTL01234567CRC!`)],
  [false, bytes(PNG)],
  [true, bytes('\0\0\0\x1cftypavis\0\0\0\0avisavifmiaf')],
  [false, bytes('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf')],
  [false, bytes('\xff\xd8\xff\xe0')],
])('says %s, whether a picture moves', (moves, head) => {
  const type = imageType(head);
  expect(type && isAnimated(head, type)).toBe(moves);
});
