import { imageType } from '~contract/image-type';

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * Formats by their first bytes: those that browsers cannot show, that the contract does not accept, or that people keep
 * pictures in. The order matters. The last text says what to make the picture from.
 */
const FORMATS: readonly (readonly [start: RegExp, name: string, part?: string])[] = [
  // Photos of an iPhone. The box `ftyp` lists brands of four characters.
  [/^.{4}ftyp(?:.{4}){0,8}?(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s, 'a HEIC picture'],
  [/^(?:.{4}ftypcrx |II\*␀.{4}CR|FUJIFILMCCD-RAW|II(?:RO|U␀)|␀MRM)/s, 'a raw picture of a camera'],
  [/^(?:II\*␀|MM␀\*)/, 'a TIFF picture'],
  [/^BM.{4}␀{4}/s, 'a BMP picture'],
  [/^8BPS/, 'a Photoshop picture'],
  [/^gimp xcf/, 'a GIMP picture'],
  [/^(?:\xff\n|.{4}JXL \r\n\x87\n)/s, 'a JPEG XL picture'],
  [/^(?:.{4}jP {2}|\xff\x4f\xff\x51)/s, 'a JPEG 2000 picture'],
  [/^(?:␀␀[␁␂]␀.{19}|icns)/s, 'an icon'],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->).)*-->\s*|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:\w+:)?svg[\s>]/is,
    'an SVG drawing',
  ],
  [/^(?:%!PS|\xc5\xd0\xd3\xc6)/, 'a PostScript drawing'],
  [/^(?:␚E\xdf\xa3|␀␀␁\xba|FLV␁|.{4}ftyp|.{4}moov|RIFF.{4}AVI )/s, 'a film', 'a frame of it'],
  [/^.{0,1000}?%PDF-/s, 'a PDF document', 'a picture in it'],
  [/^(?:PK␃␄.{26}(?:\[Con|_rels\/|mimetypea)|\xd0\xcf␑\xe0|\{\\rtf)/s, 'an Office document', 'a picture in it'],
  [/^(?:PK␃␄|␟\x8b|Rar!|7z\xbc\xaf)/, 'an archive', 'a picture in it'],
  [/^\s*<(?:!doctype html|html)\b/i, 'a web page', 'a picture in it'],
];

/** The format of a file that the contract does not accept, or undefined if it is not known. */
export function otherFormat(bytes: Uint8Array) {
  // Control characters are replaced with their symbols, because regular expressions should have none.
  const head = latin(bytes, 0, 4096).replaceAll(/[^\s -\uffff]/g, (it) =>
    String.fromCharCode(0x2400 + it.charCodeAt(0)),
  );
  const [, name, part = 'it'] = FORMATS.find(([start]) => start.test(head)) ?? [];
  return name === undefined || imageType(bytes) ? undefined : { name, part };
}
