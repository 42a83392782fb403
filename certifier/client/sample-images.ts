import { deflateSync } from 'node:zlib';

/** A PNG of one pixel. */
export const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqFnyHwAEsQJvcF2jfgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

/** Makes a PNG of this many bytes: a valid image, followed by zeros. */
export function pngOfSize(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes);
  file.set(png);
  return file;
}

/** Computes the checksum of a chunk. The function of `node:zlib` is missing in the first versions of Node 20. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Makes a valid black PNG with one bit per pixel: 2000 by 1000 pixels are 323 bytes. */
export function blackPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  // Each row begins with a byte for its filter.
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const chunks = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([png.subarray(0, 8), ...chunks]));
}

/** An SVG with a script, which backends must refuse. */
export const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
