import { expect, it } from 'vitest';
import { multipartOf } from './multipart';

/** Reads a form as a server does, with the platform's own parser. */
const read = ({ body, contentType }: ReturnType<typeof multipartOf>) =>
  new Response(body, { headers: { 'Content-Type': contentType } }).formData();

it('round-trips through the platform’s parser: text, files and names with quotes and line ends', async () => {
  const file = new File([Uint8Array.of(0, 13, 10, 255)], 'a "b".png', { type: 'image/png' });
  const form = { title: 'Häfen & “quotes”\r\n--mindwave-', empty: '', absent: undefined, 'a "name"': 'x', image: file };
  const back = await read(multipartOf(form));
  expect(back.has('absent')).toBe(false);
  expect(back.get('title')).toBe('Häfen & “quotes”\r\n--mindwave-');
  expect(back.get('empty')).toBe('');
  expect(back.get('a "name"')).toBe('x');
  const image = back.get('image');
  expect(image).toBeInstanceOf(File);
  if (!(image instanceof File)) return;
  expect([image.name, image.type]).toEqual(['a "b".png', 'image/png']);
  expect([...new Uint8Array(await image.arrayBuffer())]).toEqual([0, 13, 10, 255]);
});

it('sends line ends as FormData does, and an unknown type as bytes', async () => {
  const back = await read(multipartOf({ text: 'one\ntwo\rthree', file: new File(['x'], 'x'), blob: new Blob(['x']) }));
  expect(back.get('text')).toBe('one\r\ntwo\r\nthree');
  expect((back.get('file') as File).type).toBe('application/octet-stream');
  expect((back.get('blob') as File).name).toBe('blob');
});

it('is a Blob that a Request returns byte for byte', async () => {
  const { body, contentType } = multipartOf({ image: new File(['pixels'], 'x.png', { type: 'image/png' }) });
  const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': contentType } });
  expect(request.headers.get('Content-Type')).toBe(contentType);
  expect(await (await request.blob()).text()).toBe(await body.text());
});
