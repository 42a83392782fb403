// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PictureError, preparePicture, uploadName } from './picture';
import { pictureType } from './picture-type';

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))));

it.each([
  ['image/png', bytes('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ['image/gif', bytes('GIF89a')],
  ['image/avif', bytes(0, 0, 0, 28, 'ftypavif')],
])('detects %s from its content', (type, head) => {
  expect(pictureType(head)).toBe(type);
});

it('rejects a file that is not the image it claims to be', { tags: ['S5.editor.picture'] }, async () => {
  const file = new File(['<svg onload="alert(1)">'], 'floorplan.png', { type: 'image/png' });
  const attempt = preparePicture(file, new AbortController().signal);
  await expect(attempt).rejects.toThrow(PictureError);
  await expect(attempt).rejects.toThrow('floorplan.png is not an image. Choose PNG, JPEG, WebP, AVIF or GIF.');
});

it('uses a picture of up to 5 MB as it is when the browser cannot draw it', async () => {
  const { signal } = new AbortController();
  const small = new File([bytes('\x89PNG\r\n\x1a\n')], 'a.png');
  expect(await preparePicture(small, signal)).toMatchObject({ name: 'a.png', chosenSize: 8 });
  const large = new File([bytes('\x89PNG\r\n\x1a\n'), new Uint8Array(5 * 1024 * 1024)], 'b.png');
  await expect(preparePicture(large, signal)).rejects.toThrow('The image is larger than 5 MB.');
});

it.each([
  ['harbor.png', 'image/webp', 'harbor.webp'],
  ['harbor.JPEG', 'image/jpeg', 'harbor.JPEG'],
  ['harbor', 'image/png', 'harbor.png'],
  ['.png', 'image/webp', 'banner.webp'],
  ['harbor.gif', 'image/gif', 'harbor.gif'],
  ['harbor.bin', '', 'harbor.bin'],
])('uploads %s, encoded as %j, with the name %s', (name, type, sent) => {
  expect(uploadName({ name, blob: new Blob([], { type }) })).toBe(sent);
});
