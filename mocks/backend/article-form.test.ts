import { describe, expect, it } from 'vitest';
import { readFields, readImage } from '~contract/article-form';
import { IMAGE_MAX_BYTES } from '~contract/generated/limits';
import { imageType } from '~contract/image-type';
import { articleFields } from '../../tests/support/article-fields';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('image recognition', () => {
  const avif = '\0\0\0\x20ftypavif\0\0\0\0mif1miafMA1B';
  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01'],
    ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['image/gif', 'GIF89a\x01\0\x01\0\0\0\0'],
    ['image/avif', avif],
    ['image/avif', '\0\0\0\x1cftypmif1\0\0\0\0avifmiaf\0\0\0\0'],
    [null, '\0\0\0\x18ftypmp42\0\0\0\0isomavif'.replace('isomavif', 'isommp42')],
    [null, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [null, '<?xml version="1.0"?><svg/>'],
    [null, 'GIF89a'],
    [null, '\x89PNG\r\n\x1a\n'],
    [null, '%PDF-1.7'],
    [null, 'BM\0\0\0\0'],
    [null, 'RIFF\x24\0\0\0WAVEfmt '],
    [null, 'plain text that calls itself picture.png'],
    [null, ''],
  ])('recognises %s', (type, content) => {
    expect(imageType(bytes(content))).toBe(type);
  });

  it('treats an empty file as no file', () => {
    expect(readImage({ name: 'x.png', bytes: bytes('') })).toEqual({ image: undefined });
  });

  it.each([
    [IMAGE_MAX_BYTES, undefined],
    [IMAGE_MAX_BYTES + 1, 413],
  ])('returns for %i bytes the status %s', (size, status) => {
    const file = new Uint8Array(size);
    file.set(bytes('\xff\xd8\xff\xe0'));
    expect(readImage({ name: 'x.jpg', bytes: file }).refusal?.status).toBe(status);
  });
});

describe('article form', () => {
  const good = articleFields;
  const origin = 'http://localhost:3001';

  it('does not change texts', () => {
    const sections = '[ {"title":"\\u00e9 é 🚚","content":[]} ]';
    expect(readFields({ ...good, title: ' Two  spaces ', sections }, origin)).toMatchObject({
      title: ' Two  spaces ',
      sections,
    });
  });

  it.each([
    [undefined, undefined],
    ['', null],
    ['/art/x.svg', '/art/x.svg'],
    ['https://cdn.example/x.png?y=1', 'https://cdn.example/x.png?y=1'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    [`${origin}/uploads/1.png`, '/uploads/1.png'],
    ['http://other.example/uploads/1.png', 'http://other.example/uploads/1.png'],
  ])('reads the banner %j as %j', (bannerImage, expected) => {
    expect(readFields({ ...good, ...(bannerImage !== undefined && { bannerImage }) }, origin).bannerImage).toBe(
      expected,
    );
  });
});
