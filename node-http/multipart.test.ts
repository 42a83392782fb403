import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES } from '~contract/generated/limits';
import { BodyError, readBody } from '~contract/http/request-body';
import { parseForm } from './multipart';

/** Forms as HTTP clients send them. A form that is not read is an article that an editor's program cannot publish. */

const TYPE = 'multipart/form-data; boundary=AaB03x';
const END = '--AaB03x--\r\n';

/** One part. Characters above U+00FF are written as UTF-8, `\xE9` and the like as that byte. */
const part = (headers: string, body = 'v') => `--AaB03x\r\n${headers}\r\n\r\n${body}\r\n`;
const disposition = (parameters: string) => `Content-Disposition: form-data; ${parameters}`;
const text = (headers = '', body = 'v') => part(`${disposition('name="t"')}${headers}`, body) + END;
const file = (parameters: string, type = '\r\nContent-Type: image/png') =>
  part(`${disposition(parameters)}${type}`, 'pixels') + END;

const bytesOf = (body: string) => Buffer.from(body, 'latin1');
const utf8 = (body: string) => Buffer.from(body).toString('latin1');

async function read(body: string | Buffer<ArrayBuffer>, type = TYPE) {
  const bytes = typeof body === 'string' ? bytesOf(body) : body;
  const headers = { 'Content-Type': type };
  const fields = await readBody(new Request('http://a/', { method: 'POST', headers, body: bytes }), 'form', parseForm);
  const shown = (value: unknown) =>
    typeof value === 'string' ? value : { file: Buffer.from((value as { bytes: Uint8Array }).bytes).toString() };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shown(value)]));
}

const V = { t: 'v' };
const PIXELS = { i: { file: 'pixels' } };
const BOTH = { ...V, ...PIXELS };

/** A form of a text and an image, whose boundary is the first word of the Content-Type below. */
const clients: readonly (readonly [client: string, boundary: string, headers: readonly [string, string]])[] = [
  ['a browser', '----WebKitFormBoundaryx', [disposition('name="t"'), disposition('name="i"; filename="x.png"')]],
  [
    'curl',
    '------------------------d74496d66958873e',
    [disposition('name="t"'), `${disposition('name="i"; filename="x.png"')}\r\nContent-Type: image/png`],
  ],
  ['Python requests', '0e1f5a', [disposition('name="t"'), disposition('name="i"; filename="x.png"')]],
  ['urllib3 1.24', '0e1f5a', [disposition('name="t"'), disposition('name="i"; filename*=utf-8\'\'%C3%A4.png')]],
  [
    '.NET HttpClient',
    '"9a63f0e1-8e4c-4dbf-8f11-cafefeedbeef"',
    [
      'Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name=t',
      `Content-Type: image/png\r\n${disposition("name=i; filename=x.png; filename*=utf-8''x.png")}`,
    ],
  ],
  [
    '.NET with quotes',
    '"x-9a63"',
    [disposition('name="t"'), disposition('name="i"; filename="x y.png"; filename*=utf-8\'\'x%20y.png')],
  ],
  [
    'Apache HttpClient for Java',
    'fBw0-_x',
    [
      `${disposition('name="t"')}\r\nContent-Type: text/plain; charset=ISO-8859-1\r\nContent-Transfer-Encoding: 8bit`,
      `${disposition('name="i"')}\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: binary`,
    ],
  ],
  [
    'Go mime/multipart',
    '2b1c',
    [disposition('name="t"'), `${disposition('name="i"; filename="x.png"')}\r\nContent-Type: application/octet-stream`],
  ],
  [
    'Guzzle',
    '6a1',
    [
      `${disposition('name="t"')}\r\nContent-Length: 1`,
      `${disposition('name="i"; filename="x.png"')}\r\nContent-Length: 6\r\nContent-Type: image/png`,
    ],
  ],
  [
    'Postman',
    '--------------------------878394218558872432123456',
    [disposition('name="t"'), `${disposition('name="i"; filename="x.png"')}\r\nContent-Type: image/png`],
  ],
  [
    'React Native',
    'd4f1b0',
    [
      'content-disposition: form-data; name="t"\r\nContent-Length: 1',
      'content-disposition: form-data; name="i"; filename="x.png"; filename*=utf-8\'\'x.png\r\ncontent-type: image/png',
    ],
  ],
  ['Java mail', '----=_Part_1_2.3', [disposition('name=t'), `content-type:image/png\r\n${disposition('name=i')}`]],
];

describe('reads the form of', () => {
  it.each(clients)('%s', async (_, boundary, [t, i]) => {
    const line = `--${boundary.replaceAll('"', '')}`;
    const body = `${line}\r\n${t}\r\n\r\nv\r\n${line}\r\n${i}\r\n\r\npixels\r\n${line}--\r\n`;
    expect(await read(body, `multipart/form-data; boundary=${boundary}`)).toEqual(BOTH);
  });
});

type Row = [what: string, body: string, fields: object, type?: string];
const renamed = (boundary: string) => text().replaceAll('AaB03x', boundary);

const readable: Row[] = [
  ['escaped quotes in a file name', file(String.raw`name="i"; filename="a \"b\".png"`), PIXELS],
  ['escaped quotes in a name', text().replace('"t"', String.raw`"a \"t\""`), { 'a "t"': 'v' }],
  ['quotes and line breaks as HTML escapes them', text().replace('"t"', '"a%22%0D%0At"'), { 'a"\r\nt': 'v' }],
  ['other escapes as they are', text().replace('"t"', '"100%25"'), { '100%25': 'v' }],
  ['a path of Windows', file(String.raw`name="i"; filename="C:\dir\x.png"`), PIXELS],
  ['a file name that ends with a backslash', file(String.raw`name="i"; filename="dir\"`), PIXELS],
  ['separators in a file name', file('name="i"; filename="a;name=b=c.png"'), PIXELS],
  ['a file name as UTF-8', file(utf8('name="i"; filename="Büro 🚚.png"')), PIXELS],
  ['a name as UTF-8', text().replace('"t"', utf8('"Büro"')), { Büro: 'v' }],
  ['only filename*', file('name="i"; filename*=UTF-8\'en\'x%20y.png'), PIXELS],
  ['filename* in Latin-1', file('name="i"; filename*=iso-8859-1\'\'%A3.png'), PIXELS],
  ['a broken filename*', file('name="i"; filename="x.png"; filename*=%zz'), PIXELS],
  ['filename* first', file('name="i"; filename*=utf-8\'\'x.png; filename="x.png"'), PIXELS],
  ['no spaces between parameters', file('name="i";filename="x.png"'), PIXELS],
  ['an image without a file name', file('name="i"'), PIXELS],
  ['bytes without a file name', file('name="i"', '\r\nContent-Type: application/octet-stream'), PIXELS],
  ['a file without a type', file('name="i"; filename="x.png"', ''), PIXELS],
  ['a file with an unreadable type', file('name="i"; filename="x.png"', '\r\nContent-Type: png'), PIXELS],
  ['an empty file', part(disposition('name="i"; filename=""'), '') + END, { i: { file: '' } }],
  ['an empty text', text('', ''), { t: '' }],
  ['a part that ends after its headers', `--AaB03x\r\n${disposition('name="t"')}\r\n${END}`, { t: '' }],
  [
    'two of them',
    `--AaB03x\r\n${disposition('name=a')}\r\n--AaB03x\r\n${disposition('name=b')}\r\n${END}`,
    { a: '', b: '' },
  ],
  ['a form without parts', END, {}],
  ['the first of two fields', part(disposition('name="t"'), '1') + text('', '2'), { t: '1' }],
  ['a field called __proto__', text().replace('"t"', '"__proto__"'), JSON.parse('{"__proto__":"v"}')],
  ['a charset', text('\r\nContent-Type: text/plain; charset=iso-8859-2', '\xA3\xF3d\xBC'), { t: 'Łódź' }],
  ['a charset in quotes', text('\r\nContent-Type: text/plain;charset="UTF-8"', utf8('é')), { t: 'é' }],
  [
    'a charset that is not the default',
    text('\r\nContent-Type: text/plain; charset=Shift_JIS', '\x83\x65'),
    { t: 'テ' },
  ],
  [
    '_charset_',
    part(disposition('name="_charset_"'), 'iso-8859-1') + text('', 'caf\xE9'),
    { _charset_: 'iso-8859-1', t: 'café' },
  ],
  [
    'a charset over _charset_',
    part(disposition('name="_charset_"'), 'iso-8859-1') +
      text('\r\nContent-Type: text/plain; charset=utf-8', utf8('é')),
    { _charset_: 'iso-8859-1', t: 'é' },
  ],
  ['JSON', text('\r\nContent-Type: application/json', '[]'), { t: '[]' }],
  ['bytes that are not UTF-8', text('', '\xFF'), { t: '\uFFFD' }],
  ['base64', text('\r\nContent-Transfer-Encoding: BASE64', 'aMOp\r\nbGxv'), { t: 'héllo' }],
  ['quoted-printable', text('\r\nContent-Transfer-Encoding: quoted-printable', 'a=3D=C3=A9=\r\nb'), { t: 'a=éb' }],
  ['7bit', text('\r\nContent-Transfer-Encoding: 7bit'), V],
  ['a preamble', `This is a form.\r\n--AaB03 is not its boundary.\r\n${text()}`, V],
  ['an empty line before the first boundary', `\r\n${text()}`, V],
  ['an epilogue', `${text()}More.\r\n`, V],
  ['no part in the epilogue', text() + text().replace('"t"', '"u"'), V],
  ['no line end after the last boundary', text().slice(0, -2), V],
  ['spaces after boundaries', text().replaceAll('AaB03x\r\n', 'AaB03x \t\r\n').replace('--\r\n', '-- \r\n'), V],
  [
    'text that looks like a boundary',
    text('', 'a\r\n--AaB03y\r\n--\r\n-AaB03x'),
    { t: 'a\r\n--AaB03y\r\n--\r\n-AaB03x' },
  ],
  [
    'a nested form as text',
    text('\r\nContent-Type: multipart/mixed; boundary=z', '--z\r\n\r\nA\r\n--z--'),
    { t: '--z\r\n\r\nA\r\n--z--' },
  ],
  ['folded headers', file('name="i";\r\n filename="x.png"'), PIXELS],
  ['headers folded with a tab', part('Content-Disposition:\r\n\tform-data;\r\n\tname="t"') + END, V],
  ['headers in capitals', part('CONTENT-DISPOSITION: Form-Data; NAME="t"') + END, V],
  ['headers without spaces', part('content-disposition:form-data;name=t') + END, V],
  ['unknown headers', part(`Content-Length: 1\r\nMIME-Version: 1.0\r\n${disposition('name="t"')}`) + END, V],
  ['a header of 60 kB', text(`\r\nX-Note: ${'x'.repeat(60_000)}`), V],
  ['a boundary with spaces', renamed("a b'()+_,-./:=?"), V, `multipart/form-data; boundary="a b'()+_,-./:=?"`],
  ['a boundary of 70 characters', renamed('x'.repeat(70)), V, `multipart/form-data; boundary=${'x'.repeat(70)}`],
  ['an escape in a boundary', text(), V, String.raw`multipart/form-data; boundary="\AaB03x"`],
  ['a type in capitals', text(), V, 'Multipart/Form-Data; charset=utf-8; Boundary=AaB03x'],
];

describe('reads', () => {
  it.each(readable)('%s', async (_, body, fields, type) => {
    expect(await read(body, type)).toEqual(fields);
  });

  it('every byte of a file', async () => {
    const body = String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte)).repeat(20_000);
    const form = bytesOf(part(disposition('name="i"; filename="x"'), body) + END);
    const headers = { 'Content-Type': TYPE };
    const request = new Request('http://a/', { method: 'POST', headers, body: form });
    const { i } = await readBody(request, 'form', parseForm);
    expect(Buffer.from((i as { bytes: Uint8Array }).bytes).equals(bytesOf(body))).toBe(true);
  });
});

const refused: [what: string, body: string, message: string, type?: string][] = [
  ['an empty body', '', 'its end is missing'],
  ['another body', 'hello', 'its end is missing'],
  ['no boundary', text(), 'has no boundary', 'multipart/form-data'],
  ['an empty boundary', text(), 'has no boundary', 'multipart/form-data; boundary='],
  ['another boundary', text(), 'its end is missing', 'multipart/form-data; boundary=other'],
  [
    'a boundary that the parser cannot read',
    renamed('b'.repeat(300)),
    'boundary is too long',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
  ],
  ['a body without its last line', part(disposition('name="t"')), 'its end is missing'],
  ['a body that ends in its last line', text().slice(0, -3), 'its end is missing'],
  ['a body that ends in a text', text().slice(0, -16), 'its end is missing'],
  ['a body that ends in a file', file('name="i"; filename="x"').slice(0, -16), 'its end is missing'],
  ['a body that ends in headers', '--AaB03x\r\nContent-Dispo', 'its end is missing'],
  ['lines that end with LF', text().replaceAll('\r\n', '\n'), 'CR LF'],
  ['headers that end with LF', text().replace('\r\n\r\n', '\n\n'), 'the headers of a part do not end'],
  ['a boundary that continues', text('', 'a\r\n--AaB03xyz\r\nb'), 'the headers of a part do not end'],
  ['a part without headers', `--AaB03x\r\n\r\nv\r\n${END}`, 'no Content-Disposition'],
  ['a part without Content-Disposition', part('Content-Type: text/plain') + END, 'no Content-Disposition'],
  ['a part without a name', part('Content-Disposition: form-data') + END, 'no Content-Disposition'],
  ['an attachment', part('Content-Disposition: attachment; name="t"') + END, 'no Content-Disposition'],
  ['headers that are none', part('garbage') + END, 'no Content-Disposition'],
  ['one bad part after a good one', part(disposition('name="t"')) + part('garbage') + END, 'no Content-Disposition'],
  ['an unknown charset', text('\r\nContent-Type: text/plain; charset=klingon'), '"klingon" is not a known charset'],
  ['an unknown _charset_', part(disposition('name=_charset_'), 'klingon') + text(), 'not a known charset'],
  ['an unknown encoding', text('\r\nContent-Transfer-Encoding: x-zip'), '"x-zip" is not a known'],
];

const refusal = (body: string | Buffer<ArrayBuffer>, type?: string) =>
  read(body, type).then(
    () => 'read',
    (error: unknown) => error,
  );

describe('refuses', () => {
  it.each(refused)('%s', async (_, body, message, type) => {
    const error = await refusal(body, type);
    expect(error).toBeInstanceOf(BodyError);
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining(message) });
    expect(error).toMatchObject({ message: expect.stringMatching(/^The body is not a readable form: .+\.$/) });
  });

  it('more than 1,000 parts, and reads as many', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => part(disposition(`name=f${at}`))).join('');
    expect(Object.keys(await read(many(1000) + END))).toHaveLength(1000);
    expect(await refusal(many(1001) + END)).toMatchObject({ status: 413 });
  });

  it('more than 16 MB', async () => {
    expect(await refusal(text('', 'x'.repeat(BODY_MAX_BYTES)))).toMatchObject({ status: 413 });
  });

  it.each([
    ['empty parts', part(disposition('name=t'), '')],
    ['boundaries', '--AaB03x\r\n'],
    ['boundaries with spaces', '--AaB03x \r\n'],
    ['headers', 'a: b\r\n'],
    ['line ends', '\r\n'],
    ['letters', 'x'],
    ['folded lines', ' \r\n'],
    ['quotes', '"\\'],
  ])('16 MB of %s within 5 seconds', async (_, unit) => {
    const count = Math.floor((BODY_MAX_BYTES - 100) / unit.length);
    const start = performance.now();
    for (const before of ['', '--AaB03x\r\n', `--AaB03x\r\n${disposition('name="t"; filename="')}`]) {
      const result = await refusal(before + unit.repeat(count));
      expect(result === 'read' || result instanceof BodyError).toBe(true);
    }
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  it('any damage with a BodyError, or reads a form', async () => {
    const form = bytesOf(
      clients
        .slice(2, 6)
        .map(([, , [t, i]]) => part(t) + part(i, 'pixels'))
        .join('') + END,
    );
    const at = fc.nat(form.length);
    const insert = fc.constantFrom(
      '',
      '\r\n',
      '\r',
      '\n',
      '--',
      '--AaB03x',
      '--AaB03x--',
      '"',
      '\\',
      ';',
      ':',
      ' ',
      '\0',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(at, fc.nat(40), insert), { maxLength: 4 }), async (changes) => {
        const body = changes.reduce(
          (bytes, [from, length, added]) =>
            Buffer.concat([bytes.subarray(0, from), bytesOf(added), bytes.subarray(from + length)]),
          form,
        );
        const result = await refusal(body);
        if (result !== 'read') expect(result).toBeInstanceOf(BodyError);
      }),
      { numRuns: 1000 },
    );
  });
});
