import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { png } from '../../../certifier/files';
import { BODY_MAX_BYTES } from '../../../contract/generated/limits';
import { articleFields } from '../article-fields';

/** A body with its type. One character is one byte, so that a failure can be printed. */
export interface Body {
  readonly type: string;
  readonly bytes: string;
}

const latin1 = (value: string | Uint8Array) => Buffer.from(value).toString('latin1');
const BOUNDARY = 'xyz';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const formOf = (fields: Readonly<Record<string, string>>, image: string) =>
  Object.entries(fields)
    .map(([name, value]) => part(name, latin1(value)))
    .concat(image && part('image', image, `; filename="a.png"; filename*=utf-8''a.png`), `--${BOUNDARY}--\r\n`)
    .join('');

const slug = fc.stringMatching(/^[a-z0-9]{1,6}$/);
const image = fc.constantFrom(
  '',
  '',
  '',
  latin1(png),
  'not an image',
  latin1(png.slice(0, 20)),
  latin1(png) + '\0'.repeat(6_000_000),
);

/** The form of an article, mostly a valid one. */
export const articleBody: fc.Arbitrary<Body> = fc
  .tuple(slug, fc.oneof(fc.constant('Title'), fc.string({ unit: 'grapheme', maxLength: 20 })), image)
  .map(([name, title, file]) => ({ type: FORM, bytes: formOf({ ...articleFields, title, slug: `s-${name}` }, file) }));

/** A contact request, mostly a valid one. */
export const leadBody: fc.Arbitrary<Body> = fc
  .record({
    name: fc.constantFrom('Jordan Ellis', '', 'Łódź', 'a\nb'),
    email: fc.oneof(
      slug.map((name) => `${name}@coastal.example`),
      fc.constant('no address'),
    ),
    mobile: fc.constantFrom('4045550123', '', 'x'.repeat(500)),
    company: fc.constantFrom('Coastal Freight', '', 'c'.repeat(1000)),
  })
  .map((lead) => ({ type: 'application/json', bytes: latin1(JSON.stringify(lead)) }));

const loginBody: fc.Arbitrary<Body> = fc
  .record({ email: slug.map((name) => `${name}@mindwave.example`), password: fc.string() })
  .map((login) => ({ type: 'application/json', bytes: latin1(JSON.stringify(login)) }));

const oddJson = fc
  .oneof(
    fc.json(),
    fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '0',
      '"a"',
      '{"a":1,"a":2}',
      '\xef\xbb\xbf{}',
      '{"__proto__":{"a":1}}',
      '\xff\xfe',
    ),
    fc.constantFrom(100, 100_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
    fc.constantFrom(100, 50_000).map((depth) => '{"a":'.repeat(depth)),
    fc.constant(`{"name":${'9'.repeat(5000)}}`),
  )
  .map((text): Body => ({ type: 'application/json', bytes: latin1(text) }));

/** A form that is cut off, has no end, repeats itself, or consists of parts without names. */
const oddForm = fc
  .oneof(
    fc.tuple(articleBody, fc.nat()).map(([{ bytes }, at]) => bytes.slice(0, at % bytes.length)),
    fc.constantFrom(
      '',
      `--${BOUNDARY}`,
      `--${BOUNDARY}--`,
      `--${BOUNDARY}\r\n\r\n`,
      `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\na\r\n`,
    ),
    fc.constant(part('title', 'a').repeat(2000)),
    fc.constant(part('title', 'a', `; filename="${'x'.repeat(20_000)}"`)),
    fc.constant(part('title"\r\nX: y', '\0\xff')),
  )
  .map((bytes): Body => ({ type: FORM, bytes }));

const other: fc.Arbitrary<Body> = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 200 }).map((bytes) => ({ type: 'text/plain', bytes })),
  fc.constant({ type: 'application/x-www-form-urlencoded', bytes: 'a=%&b&=c&__proto__=1' }),
  fc.constant({ type: 'application/json', bytes: latin1(gzipSync('{"name":"a"}')) }),
);
/** More than the API reads, and much more. */
const huge = fc
  .constantFrom(100_000, BODY_MAX_BYTES + 1, 2 * BODY_MAX_BYTES)
  .chain((size) => fc.constantFrom('application/json', FORM).map((type): Body => ({ type, bytes: 'x'.repeat(size) })));

/** A body of any kind. Few are huge, because most of the time would go into them. */
export const anyBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 60, arbitrary: fc.oneof(articleBody, leadBody, loginBody) },
  { weight: 60, arbitrary: fc.oneof(oddJson, oddForm, other) },
  { weight: 1, arbitrary: huge },
);
