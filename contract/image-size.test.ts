import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { imageSize } from './image-size';
import { imageType } from './image-type';

const WIDTH = 1234;
const HEIGHT = 567;
const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels, background: { r: 13, g: 148, b: 136, alpha: 0.5 } } });
/** As much metadata as a camera writes. */
const EXIF = { IFD0: { ImageDescription: 'x'.repeat(60_000) } };

const FILES: readonly (readonly [what: string, file: Sharp])[] = [
  ['png', picture().png()],
  ['interlaced png', picture().png({ progressive: true })],
  ['gif', picture().gif()],
  ['jpeg', picture().jpeg()],
  ['progressive jpeg', picture().jpeg({ progressive: true })],
  ['jpeg after a lot of metadata', picture().jpeg().withExif(EXIF)],
  ['lossy webp', picture().webp()],
  ['lossless webp', picture().webp({ lossless: true })],
  ['webp with transparency', picture(4).webp()],
  ['webp with metadata', picture().webp().withExif(EXIF)],
  ['avif', picture().avif({ effort: 0 })],
  ['avif with transparency', picture(4).avif({ effort: 0 })],
];

it.each(FILES)('reads the size of a %s from its head', async (_what, file) => {
  const bytes = new Uint8Array(await file.toBuffer());
  const type = imageType(bytes);
  if (!type) throw new Error('This must be a picture.');
  expect(imageSize(bytes, type)).toEqual({ width: WIDTH, height: HEIGHT });
});

it.each(FILES)('does not throw for a truncated %s', async (_what, file) => {
  const bytes = new Uint8Array(await file.toBuffer());
  const type = imageType(bytes);
  if (!type) throw new Error('This must be a picture.');
  for (let length = 12; length < 200; length++) {
    const size = imageSize(bytes.slice(0, length), type);
    expect(size === undefined || typeof size.width === 'number').toBe(true);
  }
});

it('does not loop forever over JPEG segments without a length', () => {
  const bytes = new Uint8Array(1000).fill(0xff);
  expect(imageSize(bytes, 'image/jpeg')).toBeUndefined();
  expect(imageSize(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 'image/jpeg')).toBeUndefined();
});
