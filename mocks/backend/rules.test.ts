import { describe, expect, it } from 'vitest';
import { slugProblem } from '~contract/slug';
import { isShallow } from '~contract/json-depth';
import { dateProblem, readFields, readImage } from './article-form';
import { IMAGE_MAX_BYTES, imageType } from './images';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('slug rule', () => {
  it.each(['a', 'claims-in-fewer-stops', '2026', 'a1-b2', 'x'.repeat(120), 'samples', 'admin-2', 'snake_case', '_'])(
    'accepts %s',
    (slug) => {
      expect(slugProblem(slug)).toBeNull();
    },
  );

  it.each(['', 'A', 'a b', '-a', 'a-', 'a--b', 'ä', 'a/b', 'a.b', 'admin', 'sample', 'x'.repeat(121), 'a\n'])(
    'refuses %j',
    (slug) => {
      expect(slugProblem(slug)).toEqual(expect.any(String));
    },
  );
});

describe('calendar date', () => {
  it.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (date) => {
    expect(dateProblem(date)).toBeNull();
  });

  it.each([
    '',
    undefined,
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-1-1',
    '21.11.2026',
    '2026-11-21T00:00:00Z',
    '+02026-01-01',
    7,
  ])('refuses %j', (date) => {
    expect(dateProblem(date)).toEqual(expect.any(String));
  });
});

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
  const good = { title: 'A', slug: 'a', date: '2026-01-01', sections: '[]', sidebarItems: '[]' };
  const origin = 'http://localhost:3001';
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  it('does not change texts', () => {
    const sections = '[ {"title":"\\u00e9 é 🚚","content":[]} ]';
    expect(readFields({ ...good, title: ' Two  spaces ', sections }, origin).fields).toMatchObject({
      title: ' Two  spaces ',
      sections,
    });
  });

  it.each([
    ['title', '   '],
    ['title', 'x'.repeat(301)],
    ['title', undefined],
    ['slug', 'Not A Slug'],
    ['date', '2026-02-30'],
    ['sections', undefined],
    ['sections', ''],
    ['sections', '{'],
    ['sections', '{}'],
    ['sections', '"[]"'],
    ['sections', 'null'],
    ['sections', deep(40)],
    ['sidebarItems', 'none'],
    ['sidebarItems', `["${'x'.repeat(200_000)}"]`],
    ['bannerImage', 'javascript:alert(1)'],
    ['bannerImage', '//evil.example/x.png'],
    ['bannerImage', '/\\evil.example/x.png'],
    ['bannerImage', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['bannerImage', 'blob:http://localhost/1'],
    ['bannerImage', `/${'x'.repeat(2048)}`],
  ])('names %s for %.40j', (field, value) => {
    const { refusal } = readFields({ ...good, [field]: value }, origin);
    expect(refusal?.status).toBe(422);
    expect(Object.keys(refusal?.body.errors ?? {})).toEqual([field]);
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
    expect(readFields({ ...good, ...(bannerImage !== undefined && { bannerImage }) }, origin).fields?.bannerImage).toBe(
      expected,
    );
  });

  it('limits the nesting without recursion', () => {
    expect(isShallow(JSON.parse(deep(32)))).toBe(true);
    expect(isShallow(JSON.parse(deep(5000)))).toBe(false);
  });
});
