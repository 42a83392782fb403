import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { png } from '../../../certifier/client/sample-images';
import { operationIds, operations } from '../../../contract/contract';
import { BODY_MAX_BYTES } from '../../../contract/generated/limits';
import { routes } from '../../../src/routes';
import { articleFields } from '../article-fields';

type Header = readonly [name: string, value: string];

export interface GeneratedRequest {
  /** The bytes until the end of the headers, and the body. One character is one byte. `<token>` is replaced by an account's token. */
  readonly head: string;
  readonly body: string;
  /** When the client leaves: after the response, at once with a reset, or at the beginning of the response. `end` closes its direction. */
  readonly leaving: 'never' | 'reset' | 'end' | 'at the response';
}

/** The values in a text, which two spaces separate, and others. */
const list = (text: string, ...more: readonly string[]) => [...text.split('  '), ...more];
const oneOf = (texts: readonly string[]) => fc.constantFrom(...texts);
const mostly = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>, weight = 20) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });
const latin1 = (value: string | Uint8Array) => Buffer.from(value).toString('latin1');

/** Addresses of every page, file, operation and endpoint, changed addresses, and text that is no address. */
const PLAIN = list(
  '/config.json  /robots.txt  /sitemap.xml  /feed.xml  /sw.js  /favicon.ico  /healthz  /readyz  /metrics  /404.html  /uploads/  /api  /api/  /data  /data/leads  /data/articles/1  /data/db  /about.html  /assets/  /og',
);
/** Some of them are operators of json-server, which has regular expressions. */
const QUERIES = list(
  '?page=1&limit=2  ?page=-1  ?page=1e9  ?limit=0  ?fields=summary  ?q=  ?q=%  ?q=%00  ?q=%ff  ?q=a&q=b  ?q[]=1  ?q[__proto__]=1  ?q[a][b]=1  ?qa=full  ?=  ?_sort=title&_order=desc  ?title_like=(  ?title_like=%5B  ?_page=0&_limit=-1  ?_embed=x',
  `?q=${'7'.repeat(300)}`,
);
const ODD_PARTS = list(
  '%  %2  %zz  %00  %2e%2e%2f  %2f  %5c  %25  %c0%ae  %E0%A4%A  %ff  %0d%0aX:%20y  ..  ../..  /../../etc/passwd  //  //evil.example  \\  ;a=b  #part  ?  &  {  "  <  |  [  ]  :  @  *  :99999  .html  .br  .git/config  .env  __proto__  constructor  \0  \t  \x7f  \xe9  \xff',
  ' ',
);
const NO_PATH = list(
  '*  //  ?  about  localhost:443  http://  http://[  http://evil.example/about  file:///etc/passwd  http://localhost:99999/  /\\evil.example',
  '',
);
const segment = fc.oneof(
  oneOf(list('1  2  none  first  %20', 'a'.repeat(200))),
  fc.stringMatching(/^[a-z0-9-]{1,12}$/),
);

/** Some built files of each folder and kind. */
function builtFiles(): readonly string[] {
  const kinds = new Map<string, string>();
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' }))
    kinds.set(file.replace(/[^/]*?(?=(?:\.\w+)*$)/, ''), `/${file}`);
  return [...kinds.values()];
}

function anyTarget(): fc.Arbitrary<string> {
  const paths = [...routes.map(({ path }) => path), ...operationIds.map((id) => `/api${operations[id].path}`)];
  const known = fc
    .tuple(oneOf([...paths, ...PLAIN, ...builtFiles()]), segment)
    .map(([path, value]) => path.replaceAll(/:\w+|\{\w+\}/g, value));
  const withQuery = fc.tuple(known, oneOf(QUERIES)).map(([path, query]) => path + query);
  const changed = fc.tuple(withQuery, oneOf(ODD_PARTS), fc.nat()).map(([text, part, at]) => {
    const where = (at % text.length) + 1;
    return text.slice(0, where) + part + text.slice(where);
  });
  const long = fc.tuple(known, fc.integer({ min: 200, max: 20_000 })).map(([path, size]) => path + 'x'.repeat(size));
  const bytes = fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => `/${text}`);
  return fc.oneof(
    { weight: 16, arbitrary: known },
    { weight: 4, arbitrary: withQuery },
    { weight: 5, arbitrary: changed },
    { weight: 3, arbitrary: fc.oneof(long, bytes, oneOf(NO_PATH)) },
  );
}

/** Headers that change the response, with right and wrong values. */
const TAGS = list(`*  "1"  W/"1"  "  "a", "b"  "${'x'.repeat(300)}"  "\xe9"`, '');
const DATES = list('Thu, 01 Jan 1970 00:00:00 GMT  Fri, 31 Dec 9999 23:59:59 GMT  yesterday', '');
const ADDRESSES = list('203.0.113.9, 10.0.0.1  ::1  unknown  ,,,  a\xe9', '1'.repeat(500), '');
const VALUES: Readonly<Record<string, readonly string[]>> = {
  Range: list(
    'bytes=0-0  bytes=5-2  bytes=-500  bytes=99999-  bytes=0-18446744073709551615  bytes=-0  bytes=0-4,10-14  bytes=a-b  bytes=  lines=1-2  none  bytes=\xe9',
    `bytes=${'0-1,'.repeat(500)}0-1`,
  ),
  'If-Range': [...TAGS, ...DATES],
  'If-None-Match': TAGS,
  'If-Match': TAGS,
  'If-Modified-Since': DATES,
  Accept: list('*/*  text/html  application/json  image/webp,*/*;q=0.8  ;;;', 'a'.repeat(2000), ''),
  'Accept-Encoding': list('br  gzip, br  br;q=0  identity;q=0, *;q=0  zstd  ;q=  *', 'br,'.repeat(500), ''),
  'Content-Type': list(
    'application/json; charset=utf-16  text/plain  multipart/form-data  multipart/form-data; boundary=  application/x-www-form-urlencoded  image/png  ;  APPLICATION/JSON ;a="',
    '',
  ),
  'Content-Encoding': list('gzip  br  identity  deflate, gzip', ''),
  Expect: list('100-continue  something', ''),
  Origin: list('null  http://localhost:4173  https://evil.example  http://  *  \xe9', ''),
  'Access-Control-Request-Method': list('PUT  x', ''),
  Cookie: list('a=b  =  ;;;  a=%  a="\xe9"  __proto__=1', `a=${'x'.repeat(5000)}`),
  Authorization: list('Bearer  Bearer x  bearer  Bearer \xff  Basic eDp5  Basic %  <token>', 'Bearer <token>', ''),
  'Idempotency-Key': list('c0ffee00-0000-4000-8000-000000000001  k  \xe9', 'x'.repeat(5000), ''),
  'X-Forwarded-For': ADDRESSES,
  'X-Forwarded-Host': list('evil.example  a b', ''),
  'X-Forwarded-Proto': list('https  javascript', ''),
  Forwarded: list('for=203.0.113.9;host=evil.example  for="', ''),
  'X-HTTP-Method-Override': ['DELETE'],
  'User-Agent': list('curl/8.0  \xff', 'x'.repeat(3000), ''),
};
/** Headers that no client library sends, and lengths and encodings that do not fit the body. */
const MALFORMED: readonly Header[] = [
  ['X-Control', 'a\0b'],
  ['X-Line', 'a\nX-Other: b'],
  ['X-Folded', 'a\r\n b'],
  ['X Space', 'a'],
  ['X-Name\xe9', 'a'],
  ['', 'a'],
  ['X-Huge', 'x'.repeat(20_000)],
  ...list('-1  1e3  99999999999999999999  5, 5', '').map((length): Header => ['Content-Length', length]),
  ...list('chunked  gzip, chunked  identity  \x0bchunked  x').map((coding): Header => ['Transfer-Encoding', coding]),
  ...list('websocket  h2c').map((protocol): Header => ['Upgrade', protocol]),
  ...list('a b  evil.example:99999  [::1  a/b?c#d@e  \xe9', '').map((host): Header => ['Host', host]),
];
const known = fc
  .constantFrom(...Object.entries(VALUES))
  .chain(([name, values]) => oneOf(values).map((value): Header => [name, value]));
const unknown = fc
  .tuple(fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/), fc.string({ maxLength: 30 }))
  .map(([name, value]): Header => [`X-${name}`, latin1(value)]);
const many = fc
  .integer({ min: 100, max: 3000 })
  .map((count) => Array.from({ length: count }, (): Header => ['X-Many', 'x']));
const anyHeaders: fc.Arbitrary<readonly Header[]> = mostly(
  fc.array(mostly(known, unknown, 9), { maxLength: 8 }),
  mostly(fc.array(fc.constantFrom(...MALFORMED), { minLength: 1, maxLength: 2 }), many, 9),
);

interface Body {
  readonly type: string;
  readonly bytes: string;
}

const FORM = 'multipart/form-data; boundary=xyz';
const part = (name: string, value: string, more = '') =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const word = fc.stringMatching(/^[a-z0-9]{1,6}$/);
const image = oneOf([
  '',
  '',
  '',
  latin1(png),
  'no image',
  latin1(png.slice(0, 20)),
  latin1(png) + '\0'.repeat(6_000_000),
]);
const articleForm = fc.tuple(word, mostly(word, fc.string({ unit: 'grapheme' }), 1), image).map(([slug, title, file]) =>
  Object.entries({ ...articleFields, title, slug: `s-${slug}` })
    .map(([name, value]) => part(name, latin1(value)))
    .concat(file && part('image', file, '; filename="a.png"'), '--xyz--\r\n')
    .join(''),
);
/** Forms that are cut off, have no end, repeat themselves, or consist of parts without names. */
const oddForm = fc.oneof(
  fc.tuple(articleForm, fc.nat()).map(([form, at]) => form.slice(0, at % form.length)),
  oneOf(['', '--xyz', '--xyz--', '--xyz\r\n\r\n', '--xyz\r\nContent-Disposition: form-data\r\n\r\na\r\n']),
  oneOf([
    part('title', 'a').repeat(2000),
    part('title', 'a', `; filename="${'x'.repeat(20_000)}"`),
    part('a"\r\nX: y', '\0'),
  ]),
);
const lead = fc.record({
  name: oneOf(['Jordan Ellis', 'Łódź', 'a\nb', '']),
  email: mostly(
    word.map((name) => `${name}@coastal.example`),
    fc.constant('no address'),
    3,
  ),
  mobile: oneOf(['4045550123', 'x'.repeat(500), '']),
  company: oneOf(['Coastal Freight', 'c'.repeat(1000), '']),
});
const account = fc.record({ email: word.map((name) => `${name}@mindwave.example`), password: fc.string() });
const oddJson = fc.oneof(
  fc.json(),
  oneOf(list('{  []  null  0  "a"  {"a":1,"a":2}  {"__proto__":{"a":1}}  \xef\xbb\xbf{}  \xff\xfe', '')),
  oneOf([
    '['.repeat(100_000),
    '{"a":'.repeat(50_000),
    `{"name":${'9'.repeat(5000)}}`,
    latin1(gzipSync('{"name":"a"}')),
  ]),
);
const typed = (type: string, text: fc.Arbitrary<string>) => text.map((bytes): Body => ({ type, bytes }));
const usualBody = fc.oneof(
  typed(FORM, articleForm),
  typed(
    'application/json',
    fc.oneof(lead, account).map((value) => latin1(JSON.stringify(value))),
  ),
);
const oddBody = fc.oneof(
  typed(FORM, oddForm),
  typed('application/json', oddJson.map(latin1)),
  typed('text/plain', fc.string({ unit: 'binary-ascii' })),
);
const hugeBody = fc.record({
  type: oneOf(['application/json', FORM]),
  bytes: fc.constantFrom(100_000, BODY_MAX_BYTES + 1, 2 * BODY_MAX_BYTES).map((size) => 'x'.repeat(size)),
});
const noBody = fc.constant({ type: '', bytes: '' });

/** How a body is sent: with its length, in chunks, or with an announcement that does not fit. The last four are rare. */
const FRAMINGS: Readonly<Record<string, (body: string) => readonly [header: string, bytes: string]>> = {
  length: (body) => [`Content-Length: ${body.length}`, body],
  chunks: (body) => ['Transfer-Encoding: chunked', `${chunk(body.slice(0, 9))}${chunk(body.slice(9))}0\r\n\r\n`],
  'too short': (body) => [`Content-Length: ${Math.max(0, body.length - 7)}`, body],
  'wrong chunks': (body) => ['Transfer-Encoding: chunked', `zz\r\n${body}\r\n0\r\n\r\n`],
  'too long': (body) => [`Content-Length: ${body.length + 100}`, body],
  'cut chunks': (body) => ['Transfer-Encoding: chunked', `${chunk(body)}ff\r\ncut`],
};
const chunk = (text: string) => text && `${text.length.toString(16)}\r\n${text}\r\n`;

/** Requests of any kind: valid ones, odd ones, and text that is not HTTP. */
export function anyRequest(): fc.Arbitrary<GeneratedRequest> {
  const rareMethod = oneOf(list('TRACE  CONNECT  PROPFIND  QUERY  get  \xe9  PRI', 'X'.repeat(5000), ''));
  const method = mostly(oneOf(list('GET  GET  GET  HEAD  POST  PUT  DELETE  OPTIONS  PATCH')), rareMethod);
  const anyCall = fc.record({
    method,
    target: anyTarget(),
    body: fc.oneof(
      { weight: 40, arbitrary: noBody },
      { weight: 10, arbitrary: oddBody },
      { weight: 1, arbitrary: hugeBody },
    ),
  });
  // Valid calls of the API, so that requests also reach the code behind the checks.
  const usualCall = fc.record({
    method: oneOf(list('POST  POST  PUT  DELETE')),
    target: mostly(
      oneOf(list('/api/contact  /api/news/  /api/login')),
      fc.nat(20).map((id) => `/api/news/${id}`),
      1,
    ),
    body: usualBody,
  });
  return fc
    .record({
      call: mostly(anyCall, usualCall, 4),
      isSignedIn: fc.boolean(),
      host: mostly(fc.constant('localhost'), oneOf(list('evil.example  127.0.0.1:1  a_b  [::1]  localhost:'))),
      headers: anyHeaders,
      version: mostly(
        fc.constant('HTTP/1.1'),
        oneOf(list('HTTP/1.0  HTTP/0.9  HTTP/2.0  HTTP/11  http/1.1  ICE/1.0', '')),
      ),
      framing: mostly(oneOf(['length', 'chunks']), oneOf(Object.keys(FRAMINGS))),
      leaving: mostly(
        fc.constant<GeneratedRequest['leaving']>('never'),
        fc.constantFrom<GeneratedRequest['leaving']>('reset', 'end', 'at the response'),
      ),
    })
    .map(({ call: { method, target, body }, isSignedIn, host, headers, version, framing, leaving }) => {
      const [frame = '', bytes = ''] = body.type ? (FRAMINGS[framing]?.(body.bytes) ?? []) : [];
      const all: readonly Header[] = [
        ['Host', host],
        ...(body.type ? [['Content-Type', body.type] as const] : []),
        ...(isSignedIn ? [['Authorization', 'Bearer <token>'] as const] : []),
        ...headers,
        ['Connection', 'close'],
      ];
      const lines = [...all.map(([name, value]) => `${name}: ${value}`), ...(frame ? [frame] : [])];
      // The server must wait for the rest of what was announced, until the client ends its direction.
      const isUnfinished =
        /^(?:too long|cut)/.test(framing) || headers.some(([name]) => /^(?:Content-Length|Transfer)/.test(name));
      return {
        head: `${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n`,
        body: bytes,
        leaving: isUnfinished && leaving !== 'reset' ? 'end' : leaving,
      };
    });
}

/** No response takes this long, even on a busy machine, in ms. */
const PATIENCE_MS = 30_000;
/** A first line without a version is a request of HTTP/0.9. Its response may be nothing (RFC 1945, 4.1). */
const SIMPLE_REQUEST = /^GET [^ \n]* *\r?\n/;
/**
 * Statuses above 499 that are correct: an operation that the contract knows and no backend has, and a transfer encoding or a version of
 * HTTP that nginx does not know (RFC 9112, 6.1 and RFC 9110, 15.6).
 */
const DESIGNED = [501, 505];

/** Sends a request on a connection of its own. Resolves with what must not happen, or undefined. */
export function send(origin: string, { head, body, leaving }: GeneratedRequest): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let received = '';
    let problem: string | undefined;
    const shown = `${JSON.stringify(head).slice(0, 2000)} with ${body.length} bytes, leaves: ${leaving}`;
    socket.setTimeout(PATIENCE_MS, () => {
      problem = 'hanging';
      socket.destroy();
    });
    socket.on('data', (bytes: Buffer) => {
      // Only the beginning matters, and a file may be large.
      if (received.length < 1000) received += latin1(bytes);
      if (leaving === 'at the response') socket.resetAndDestroy();
    });
    // A reset is seen as the end, too.
    socket.on('error', ({ message }) => {
      if (leaving === 'never') problem = `closed, ${message}`;
    });
    socket.on('close', () => {
      if (received) {
        const status = Number(/^(?:HTTP\/1\.1 1\d\d[^]*?\r\n\r\n)*HTTP\/1\.\d (\d{3})/.exec(received)?.[1] ?? 0);
        problem = status > 499 && !DESIGNED.includes(status) ? String(status) : undefined;
      } else if (leaving === 'never' && !SIMPLE_REQUEST.test(head)) problem ??= 'closed without a response';
      resolve(problem && `${problem}: ${shown}`);
    });
    socket.on('connect', () => {
      socket.write(Buffer.from(head + body, 'latin1'), () => {
        if (leaving === 'reset') socket.resetAndDestroy();
        if (leaving === 'end') socket.end();
      });
    });
  });
}
