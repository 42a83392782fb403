import { type ImageType, imageType } from '~contract/image-type';

/** What the first bytes of a file say beyond its type. */

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

interface Format {
  /** With its article. */
  readonly name: string;
  /** What a picture can be made of. */
  readonly part: string;
}

const isFilm = (head: string) => /^(?:␚E\xdf\xa3|␀␀␁\xba|FLV␁|.{4}ftyp|.{4}moov|RIFF.{4}AVI )/s.test(head);

/** Formats of pictures that browsers cannot show, or that the contract does not accept, by their first bytes. The order matters. */
const PICTURES: readonly (readonly [name: string, start: RegExp])[] = [
  // Photos of an iPhone. The box `ftyp` lists brands of four characters.
  ['a HEIC picture', /^.{4}ftyp(?:.{4}){0,8}?(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s],
  ['a raw picture of a camera', /^(?:.{4}ftypcrx |II\*␀.{4}CR|FUJIFILMCCD-RAW|II(?:RO|U␀)|␀MRM)/s],
  ['a TIFF picture', /^(?:II\*␀|MM␀\*)/],
  ['a BMP picture', /^BM.{4}␀{4}/s],
  ['a Photoshop picture', /^8BPS/],
  ['a GIMP picture', /^gimp xcf/],
  ['a JPEG XL picture', /^(?:\xff\n|.{4}JXL \r\n\x87\n)/s],
  ['a JPEG XR picture', /^II\xbc/],
  ['a JPEG 2000 picture', /^(?:.{4}jP {2}|\xff\x4f\xff\x51)/s],
  ['an icon', /^(?:␀␀[␁␂]␀.{19}|icns)/s],
  ['an HDR picture', /^(?:v\/1␁|#\?RADIANCE)/],
  ['a Windows metafile', /^(?:\xd7\xcd\xc6\x9a|␁␀␀␀.{36} EMF)/s],
  [
    'an SVG drawing',
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->).)*-->\s*|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:\w+:)?svg[\s>]/is,
  ],
  ['a PostScript drawing', /^(?:%!PS|\xc5\xd0\xd3\xc6)/],
];

/** Files that are no pictures, but that people keep pictures in. */
const DOCUMENTS: readonly (readonly [name: string, start: RegExp])[] = [
  ['a PDF document', /^.{0,1000}?%PDF-/s],
  [
    'an Office document',
    /^(?:PK␃␄.{26}(?:\[Content_Types\]|_rels\/|mimetypeapplication\/vnd\.oasis)|\xd0\xcf␑\xe0|\{\\rtf)/s,
  ],
  ['an archive', /^(?:PK␃␄|␟\x8b|Rar!|7z\xbc\xaf)/],
  ['a web page', /^\s*<(?:!doctype html|html)\b/i],
];

/** The format of a file that the contract does not accept, or undefined if it is not known. */
export function otherFormat(bytes: Uint8Array): Format | undefined {
  if (imageType(bytes)) return undefined;
  // Control characters are replaced with their symbols, because regular expressions should have none.
  const head = latin(bytes, 0, 4096).replaceAll(/[^\s -\uffff]/g, (character) =>
    String.fromCharCode(0x2400 + character.charCodeAt(0)),
  );
  const find = (formats: typeof PICTURES) => formats.find(([, start]) => start.test(head))?.[0];
  const [picture, text] = [find(PICTURES), find(DOCUMENTS)];
  if (picture) return { name: picture, part: 'it' };
  if (isFilm(head)) return { name: 'a film', part: 'a frame of it' };
  return text ? { name: text, part: 'a picture in it' } : undefined;
}

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
