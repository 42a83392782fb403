import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { operationIds, operations } from '../../../contract/contract';
import { routes } from '../../../src/routes';

/** Parts of addresses that parsers read in different ways, and what scanners for weaknesses ask for. */
const ODD_PARTS = [
  '%',
  '%2',
  '%zz',
  '%00',
  '%2e%2e%2f',
  '%2f',
  '%5c',
  '%25',
  '%252e',
  '%c0%ae',
  '%E0%A4%A',
  '%ff',
  '%0d%0aX:%20y',
  '..',
  '../..',
  '/../../etc/passwd',
  '.',
  '//',
  '//evil.example',
  '\\',
  ';a=b',
  '#part',
  '?',
  '??',
  '&',
  '=',
  '+',
  '\0',
  '\t',
  ' ',
  '\x7f',
  '\xe9',
  '\xff',
  '{',
  '"',
  '<',
  '|',
  '^',
  '`',
  '[',
  ']',
  ':',
  '@',
  '*',
  '~',
  ':99999',
  '.html',
  '.br',
  '.gz',
  '.git/config',
  '.env',
  'index.php',
  '__proto__',
  'constructor',
  'toString',
  'none',
  '1',
];

/** What no API of the server has to do with: files of a site, its pages, and the addresses for its operation. */
const PLAIN = [
  '/config.json',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  '/metrics',
  '/404',
  '/404.html',
  '/shell/article.html',
  '/uploads/',
  '/api',
  '/api/',
  '/data',
  '/data/articles',
  '/data/leads',
  '/data/articles/1',
  '/data/db',
  '/index.html',
  '/about.html',
  '/assets/',
  '/og',
  `/uploads/${'0'.repeat(32)}.png`,
];

/** The names of the mock server's view of its data are operators of a query language, which has regular expressions. */
const QUERIES = [
  '?utm_source=mail',
  '?page=1&limit=2',
  '?page=-1',
  '?page=1e9',
  '?limit=0',
  '?fields=summary',
  '?sort=title',
  '?q=',
  '?q=%',
  '?q=%00',
  '?q=%ff',
  '?q=a&q=b',
  '?q[]=1',
  '?q[__proto__]=1',
  '?q[a][b]=1',
  '?qa=full',
  '?id=1',
  '?=',
  '?_sort=title&_order=desc',
  '?title_like=(',
  '?title_like=%5B',
  '?_page=0&_limit=-1',
  '?callback=alert',
  '?_embed=x',
  `?q=${'7'.repeat(300)}`,
];

/** The files of the built site, some of each folder and kind. */
function builtFiles(): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    const kind = file.replace(/[^/]*?(?=(?:\.\w+)*$)/, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), `/${file}`]);
  }
  return [...kinds.values()].flatMap((files) => files.slice(0, 3));
}

const segment = fc.oneof(
  fc.constantFrom('1', '2', 'none', 'first', 'sample', 'react-developer', '%20', 'a'.repeat(200)),
  fc.stringMatching(/^[a-z0-9-]{1,12}$/),
);
const fill = (path: string) =>
  fc.array(segment, { minLength: 2, maxLength: 2 }).map((values) => {
    let at = 0;
    return path.replaceAll(/:\w+|\{\w+\}/g, () => values[at++ % 2] ?? '');
  });

/** The address of every page, file, operation and endpoint. */
function knownAddress() {
  const paths = [
    ...routes.map(({ path }) => path),
    ...operationIds.map((id) => `/api${operations[id].path}`),
    ...PLAIN,
    ...builtFiles(),
  ];
  return fc.constantFrom(...paths).chain(fill);
}

/** Changes a path at one place. */
const changed = (path: fc.Arbitrary<string>) =>
  fc
    .tuple(path, fc.constantFrom(...ODD_PARTS), fc.nat())
    .map(([text, part, at]) => text.slice(0, (at % text.length) + 1) + part + text.slice((at % text.length) + 1));

/** The target of a request: mostly an address that exists, with or without a query; also what is none. */
export function anyTarget(): fc.Arbitrary<string> {
  const known = knownAddress();
  const withQuery = fc.tuple(known, fc.constantFrom(...QUERIES)).map(([path, query]) => path + query);
  const long = fc.tuple(known, fc.integer({ min: 200, max: 20_000 })).map(([path, size]) => path + 'x'.repeat(size));
  const other = fc.constantFrom(
    '*',
    '',
    '/',
    '//',
    '///',
    '?',
    'about',
    'localhost:443',
    'http://',
    'http://[',
    'http://evil.example',
    'file:///etc/passwd',
    'http://evil.example/about',
    'HTTP://localhost:1/api/news/',
    'http://localhost:99999/',
    '//evil.example/about',
    '/\\evil.example',
  );
  return fc.oneof(
    { weight: 16, arbitrary: known },
    { weight: 4, arbitrary: withQuery },
    { weight: 4, arbitrary: changed(known) },
    { weight: 1, arbitrary: changed(changed(withQuery)) },
    { weight: 1, arbitrary: other },
    { weight: 1, arbitrary: long },
    { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => `/${text}`) },
  );
}
