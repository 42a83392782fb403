import fc from 'fast-check';

/** A header as it is sent. */
export type Header = readonly [name: string, value: string];

/** Stands for the token of a signed-in account. */
export const TOKEN = '<token>';

const DATES = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'yesterday', '0', ''];
const TAGS = ['*', '"1"', 'W/"1"', '"', '1', '"a", "b"', `"${'x'.repeat(300)}"`, '"\xe9"', ''];
const ADDRESSES = ['203.0.113.9', '203.0.113.9, 10.0.0.1', '::1', 'unknown', ',,,', '1'.repeat(500), 'a\xe9', ''];

/** Values of headers that change how a request is answered, right and wrong ones. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  Range: [
    'bytes=0-0',
    'bytes=5-2',
    'bytes=-500',
    'bytes=0-',
    'bytes=99999-',
    'bytes=0-18446744073709551615',
    'bytes=-0',
    'bytes=0-4,10-14',
    'bytes=a-b',
    'bytes=',
    'lines=1-2',
    'bytes=-',
    'none',
    `bytes=${'0-1,'.repeat(500)}0-1`,
    'bytes=\xe9',
  ],
  'If-Range': [...TAGS, ...DATES],
  'If-None-Match': TAGS,
  'If-Match': TAGS,
  'If-Modified-Since': DATES,
  'If-Unmodified-Since': DATES,
  Accept: ['*/*', 'text/html', 'application/json', 'image/webp,*/*;q=0.8', ';;;', 'a'.repeat(2000), ''],
  'Accept-Encoding': [
    'br',
    'gzip, br',
    'br;q=0',
    'identity;q=0, *;q=0',
    'zstd',
    ';q=',
    'gzip;q=2',
    '*',
    '',
    'br,'.repeat(500),
  ],
  'Accept-Language': ['en', 'xx-\xe9', '*;q=0', ''],
  'Content-Type': [
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=xyz',
    'application/x-www-form-urlencoded',
    'image/png',
    ';',
    'a/b/c',
    '',
    'APPLICATION/JSON ;a="',
  ],
  'Content-Encoding': ['gzip', 'br', 'identity', 'deflate, gzip', 'x', ''],
  'Content-Language': ['en'],
  Expect: ['100-continue', '100-Continue', 'something', ''],
  Origin: ['null', 'http://localhost:4173', 'https://evil.example', 'http://', '*', '\xe9', ''],
  'Access-Control-Request-Method': ['PUT', 'x', ''],
  'Access-Control-Request-Headers': ['authorization', 'x'.repeat(500), ''],
  'Access-Control-Request-Private-Network': ['true'],
  Cookie: ['a=b', 'a', '=', ';;;', 'a=%', `a=${'x'.repeat(5000)}`, 'a="\xe9"', '__proto__=1'],
  Authorization: [
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${TOKEN}`,
    `bearer  ${TOKEN}`,
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer \xff',
    'Basic eDp5',
    'Basic %',
    'Digest',
    '',
    `${TOKEN}`,
  ],
  'Idempotency-Key': ['c0ffee00-0000-4000-8000-000000000001', 'k', 'x'.repeat(5000), '\xe9', ''],
  'X-Forwarded-For': ADDRESSES,
  'X-Forwarded-Host': ['evil.example', '', 'a b'],
  'X-Forwarded-Proto': ['https', 'javascript', ''],
  'X-Real-IP': ADDRESSES,
  Forwarded: ['for=203.0.113.9;host=evil.example', 'for="', ''],
  'X-HTTP-Method-Override': ['DELETE', ''],
  'X-Original-URL': ['/admin', '%'],
  'X-Client-Address': ADDRESSES,
  'Contract-Check': ['1', ''],
  Referer: ['http://localhost/', '%', '\xe9'],
  'User-Agent': ['curl/8.0', '', 'x'.repeat(3000), '\xff'],
  'Cache-Control': ['no-cache', 'max-age=0', 'x', ''],
  Date: DATES,
  'Sec-Fetch-Mode': ['navigate', 'x'],
  'Save-Data': ['on'],
  DNT: ['1'],
  TE: ['trailers', 'gzip'],
  Via: ['1.1 proxy'],
};

const known = fc
  .constantFrom(...Object.entries(VALUES))
  .chain(([name, values]) => fc.constantFrom(...values).map((value): Header => [name, value]));
const unknown = fc.tuple(
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/).map((name) => `X-${name}`),
  fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('x'.repeat(9000), '\xe9\xff', '')),
) as fc.Arbitrary<Header>;

/** Headers that no client library sends: control bytes, no name, a folded line, lengths that disagree, too much of everything. */
const MALFORMED: readonly Header[] = [
  ['X-Control', 'a\0b'],
  ['X-Control', 'a\x01b'],
  ['X-Line', 'a\nX-Other: b'],
  ['X-Folded', 'a\r\n b'],
  ['X Space', 'a'],
  ['X-Name\xe9', 'a'],
  ['', 'a'],
  ['X-Huge', 'x'.repeat(20_000)],
  ['Content-Length', '-1'],
  ['Content-Length', '1e3'],
  ['Content-Length', '99999999999999999999'],
  ['Content-Length', '5, 5'],
  ['Content-Length', ''],
  ['Transfer-Encoding', 'chunked'],
  ['Transfer-Encoding', 'gzip, chunked'],
  ['Transfer-Encoding', 'chunked, chunked'],
  ['Transfer-Encoding', 'identity'],
  ['Transfer-Encoding', '\x0bchunked'],
  ['Transfer-Encoding', 'x'],
  ['Upgrade', 'websocket'],
  ['Upgrade', 'h2c'],
  ['HTTP2-Settings', 'AAMAAABkAAQCAAAAAAIAAAAA'],
  ['Host', ''],
  ['Host', 'a b'],
  ['Host', 'evil.example:99999'],
  ['Host', '[::1'],
  ['Host', 'a/b?c#d@e'],
  ['Host', '\xe9'],
  ['Connection', 'close, upgrade'],
  ['Trailer', 'X-Later'],
];

/** Up to eight headers, some of them twice. */
export const anyHeaders: fc.Arbitrary<readonly Header[]> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: unknown }), { maxLength: 8 }),
    fc.boolean(),
  )
  .map(([headers, isTwice]) => (isTwice ? [...headers, ...headers.slice(0, 1)] : headers));

/** One or two headers that are not allowed. Their number grows with `many`, up to more than a server reads. */
export const malformedHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 9, arbitrary: fc.array(fc.constantFrom(...MALFORMED), { minLength: 1, maxLength: 2 }) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 100, max: 3000 })
      .map((many) => Array.from({ length: many }, (): Header => ['X-Many', 'x'])),
  },
);

/** The host of a request that does not try others. */
export const anyHost = fc.oneof(
  { weight: 9, arbitrary: fc.constant('localhost') },
  { weight: 1, arbitrary: fc.constantFrom('evil.example', '127.0.0.1:1', 'xn--e9', 'a_b', '[::1]', 'localhost:') },
);
