// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PictureError, preparePicture, uploadName } from './picture';

const PNG_HEAD = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (char) => char.charCodeAt(0));

it('rejects a file that is not the image it claims to be', { tags: ['S5.editor.picture'] }, async () => {
  const file = new File(['<svg onload="alert(1)">'], 'floorplan.png', { type: 'image/png' });
  const attempt = preparePicture(file, new AbortController().signal);
  await expect(attempt).rejects.toThrow(PictureError);
  await expect(attempt).rejects.toThrow(
    'floorplan.png is an SVG drawing. Save it as JPEG or PNG, or choose PNG, JPEG, WebP, AVIF or GIF.',
  );
});

it('names the format of a photo that it cannot use, and says what to do', async () => {
  const head = Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0heic', (char) => char.charCodeAt(0));
  const attempt = preparePicture(new File([head], 'IMG_0001.HEIC'), new AbortController().signal);
  await expect(attempt).rejects.toThrow(
    'IMG_0001.HEIC is a HEIC picture. Save it as JPEG or PNG, or choose PNG, JPEG, WebP, AVIF or GIF.',
  );
});

it('uses a picture of up to 5 MB as it is when the browser cannot draw it', async () => {
  const { signal } = new AbortController();
  const small = new File([PNG_HEAD], 'a.png');
  expect(await preparePicture(small, signal)).toMatchObject({ name: 'a.png', chosenSize: 16 });
  const large = new File([PNG_HEAD, new Uint8Array(5 * 1024 * 1024)], 'b.png');
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
