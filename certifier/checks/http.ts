import { operationIds, operations } from '../../contract/contract';
import { type Check, reading, writing } from '../check';
import type { Api } from '../client/api';
import { ensure, NotApplicable, shown } from '../outcome';

const header = (headers: Headers, name: string) => headers.get(name) ?? '';

/** Returns the names that a header lists, in lower case. */
const namesIn = (headers: Headers, name: string) =>
  header(headers, name)
    .toLowerCase()
    .trim()
    .split(/\s*,\s*/);

/** Returns the methods that the document declares at an address. */
const methodsAt = (path: string) =>
  operationIds
    .map((id) => operations[id])
    .filter((operation) => new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method);

async function expectNotAllowed(api: Api, path: string, method: string): Promise<void> {
  const { status, headers } = await api.call('listArticles', { path, method, signedIn: true });
  ensure(status === 405, `${method} ${path}: expected 405, got ${status}`);
  const allow = namesIn(headers, 'Allow');
  const missing = methodsAt(path).find((supported) => !allow.includes(supported.toLowerCase()));
  ensure(missing === undefined, `Allow of ${path} is ${shown(header(headers, 'Allow'))}, without ${missing}`);
  ensure(!allow.includes(method.toLowerCase()), 'Allow lists the refused method');
}

/** Returns the other origins of the run. @throws NotApplicable if there are none. */
function originsOf({ target: { origins = [] } }: Api): readonly string[] {
  if (origins.length === 0)
    throw new NotApplicable('no origin was given (--origin); a site and an API on one origin need no CORS');
  return origins;
}

function expectOrigin(headers: Headers, origin: string): void {
  const allowed = header(headers, 'Access-Control-Allow-Origin');
  ensure(allowed === origin || allowed === '*', `Access-Control-Allow-Origin for ${origin} is ${shown(allowed)}`);
}

async function expectPreflight(api: Api, origin: string, method: string): Promise<void> {
  const wanted = ['authorization', 'content-type', 'idempotency-key', 'if-match'];
  const { status, headers } = await api.send(method === 'POST' ? '/news/' : '/news/1', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': wanted.join(),
    },
  });
  ensure(status === 200 || status === 204, `expected 204, got ${status}`);
  expectOrigin(headers, origin);
  // A preflight need not list POST, because every request may use it (Fetch standard).
  const methods = [...namesIn(headers, 'Access-Control-Allow-Methods'), 'post'];
  ensure(
    methods.includes(method.toLowerCase()) || methods.includes('*'),
    `Access-Control-Allow-Methods does not list ${method}: ${shown(methods)}`,
  );
  // `*` does not include Authorization (Fetch standard), so the backend must list each header.
  const names = namesIn(headers, 'Access-Control-Allow-Headers');
  for (const name of wanted) {
    ensure(names.includes(name), `Access-Control-Allow-Headers does not list ${name}: ${shown(names)}`);
  }
}

export const httpChecks: readonly Check[] = [
  ...reading('listArticles', 'L1', {
    'an unknown address below the API root returns a JSON 404, not an HTML page': async (api) => {
      const { status, headers, body } = await api.send('/no-such-address', { method: 'GET' });
      ensure(status === 404, `expected 404, got ${status}`);
      ensure(
        header(headers, 'Content-Type').startsWith('application/json'),
        `the content type is ${header(headers, 'Content-Type')}`,
      );
      ensure(typeof body.message === 'string' && body.message !== '', 'there is no message');
    },
    'an unsupported method returns 405 and lists the supported ones in Allow': async (api) => {
      const [listed] = await api.list();
      const ofArticle = listed ? [`/news/${listed.id}`, `/news/slug/${listed.slug}`] : [];
      for (const path of ['/news/', '/contact', '/login', ...ofArticle]) await expectNotAllowed(api, path, 'PATCH');
      await expectNotAllowed(api, '/news/', 'DELETE');
    },
    'HEAD works wherever GET does, and returns no body': async (api) => {
      const [listed] = await api.list();
      for (const path of ['/news/', ...(listed ? [`/news/${listed.id}`, `/news/slug/${listed.slug}`] : [])]) {
        const { status, text } = await api.call('listArticles', { path, method: 'HEAD' });
        ensure(status === 200, `HEAD ${path}: expected 200, got ${status}`);
        ensure(text === '', `HEAD ${path} returns a body`);
      }
    },
  }),
  ...writing('createArticle', 'L1', {
    'caches must not store responses to a signed-in user': async (api) => {
      const { id, response } = await api.article();
      const read = await api.expect(200, 'getArticle', { id, signedIn: true });
      for (const { headers } of [response, read]) {
        ensure(
          /no-store/.test(header(headers, 'Cache-Control')),
          `Cache-Control is ${shown(header(headers, 'Cache-Control'))}`,
        );
      }
    },
  }),
  ...reading('updateArticle', 'L1', {
    'a preflight from another origin allows the methods and the headers that the site sends': async (api) => {
      for (const origin of originsOf(api)) {
        for (const method of ['POST', 'PUT', 'DELETE']) await expectPreflight(api, origin, method);
      }
    },
  }),
  ...reading('getArticle', 'L1', {
    'a response to another origin exposes ETag, Location and Retry-After': async (api) => {
      for (const origin of originsOf(api)) {
        const { headers } = await api.expect(404, 'getArticle', { id: '999999999', headers: { Origin: origin } });
        expectOrigin(headers, origin);
        const names = namesIn(headers, 'Access-Control-Expose-Headers');
        for (const name of ['etag', 'location', 'retry-after']) {
          ensure(names.includes(name), `Access-Control-Expose-Headers does not list ${name}: ${shown(names)}`);
        }
      }
    },
  }),
];
