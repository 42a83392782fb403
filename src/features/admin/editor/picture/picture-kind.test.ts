import { expect, it } from 'vitest';
import { isAnimated } from '~contract/animated-image';
import { imageType } from '~contract/image-type';
import { otherFormat } from './picture-kind';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR0123456789abcCRC!';
const webp = (chunk: string, flags: string) => bytes(`RIFF\0\0\0\0WEBP${chunk}\x0a\0\0\0${flags}\0\0\0`);

it.each([
  ['a HEIC picture', '\0\0\0\x28ftypheic\0\0\0\0mif1MiHEmiaf'],
  ['a HEIC picture', '\0\0\0\x1cftypmif1\0\0\0\0mif1heic'],
  ['a HEIC picture', '\0\0\0\x18ftypheix\0\0\0\0heix'],
  ['a HEIC picture', '\0\0\0\x18ftyphevc\0\0\0\0hevc'],
  ['a TIFF picture', 'II*\0\x08\0\0\0'],
  ['a TIFF picture', 'MM\0*\0\0\0\x08'],
  ['a BMP picture', 'BM\x36\x10\0\0\0\0\0\0\x36'],
  ['a Photoshop picture', '8BPS\0\x01'],
  ['a JPEG XL picture', '\xff\x0a\xfa'],
  ['a JPEG XL picture', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['a JPEG 2000 picture', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['an icon', `\0\0\x01\0\x01\0${'\0'.repeat(30)}`],
  ['an icon', `\0\0\x02\0\x01\0${'\0'.repeat(30)}`],
  ['an SVG drawing', '<svg onload="alert(1)">'],
  [
    'an SVG drawing',
    '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- <svg> of a tool -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg\n>',
  ],
  ['an SVG drawing', '<!DOCTYPE svg [ <!ENTITY a "b"> ]><svg:svg xmlns:svg="http://www.w3.org/2000/svg">'],
  ['a raw picture of a camera', '\0\0\0\x18ftypcrx \0\0\0\x01crx isom'],
  ['a raw picture of a camera', 'II*\0\x10\0\0\0CR\x02\0'],
  ['a GIMP picture', 'gimp xcf v011'],
  ['a PostScript drawing', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['a PDF document', '%PDF-1.7'],
  ['a PDF document', 'junk of a mail\r\n%PDF-1.4'],
  ['an Office document', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`],
  ['an Office document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['an archive', 'PK\x03\x04\x14\0'],
  ['a web page', '\n<!DOCTYPE html><svg>'],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp41'],
  ['a film', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['a film', '\x1aE\xdf\xa3\x01'],
  ['a film', 'RIFF\0\0\0\0AVI LIST'],
  [undefined, 'BMW driver’s manual'],
  [undefined, ''],
  [undefined, PNG],
  [undefined, '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
])('names the format %s', (name, text) => {
  expect(otherFormat(bytes(text))?.name).toBe(name);
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
