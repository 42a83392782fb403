import { type Check, ensure, NotApplicable, shown } from '../check';

const header = (headers: Headers, name: string) => headers.get(name) ?? '';

export const httpChecks: readonly Check[] = [
  {
    operation: 'listArticles',
    rule: 'an unknown address below the API root returns a JSON 404, not an HTML page',
    level: 'L1',
    async run(api) {
      const { status, headers, body } = await api.send('/no-such-address', { method: 'GET' });
      ensure(status === 404, `expected 404, got ${status}`);
      ensure(
        header(headers, 'Content-Type').startsWith('application/json'),
        `the content type is ${header(headers, 'Content-Type')}`,
      );
      ensure(typeof body.message === 'string' && body.message !== '', 'there is no message');
    },
  },
  {
    operation: 'listArticles',
    rule: 'an unsupported method returns 405 and lists the supported ones in Allow',
    level: 'L1',
    async run(api) {
      const { status, headers } = await api.call('listArticles', { method: 'DELETE', signedIn: true });
      ensure(status === 405, `expected 405, got ${status}`);
      const allow = header(headers, 'Allow').split(/\s*,\s*/);
      ensure(allow.includes('GET') && allow.includes('POST'), `Allow is ${shown(header(headers, 'Allow'))}`);
      ensure(!allow.includes('DELETE'), 'Allow lists the refused method');
    },
  },
  {
    operation: 'listArticles',
    rule: 'HEAD returns the same as GET without a body',
    level: 'L1',
    async run(api) {
      const { status, text } = await api.call('listArticles', { method: 'HEAD' });
      ensure(status === 200, `expected 200, got ${status}`);
      ensure(text === '', 'there is a body');
    },
  },
  {
    operation: 'createArticle',
    rule: 'caches must not store responses to a signed-in user',
    level: 'L1',
    writes: true,
    async run(api) {
      const { id, response } = await api.article();
      const read = await api.expect(200, 'getArticle', { id, signedIn: true });
      for (const { headers } of [response, read]) {
        ensure(
          /no-store/.test(header(headers, 'Cache-Control')),
          `Cache-Control is ${shown(header(headers, 'Cache-Control'))}`,
        );
      }
    },
  },
  {
    operation: 'updateArticle',
    rule: 'a preflight from another origin allows the method and the headers that the site sends',
    level: 'L1',
    async run(api) {
      const { origin } = api.target;
      if (!origin) throw new NotApplicable('no other origin can call this backend');
      const { status, headers } = await api.send('/news/1', {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers': 'authorization,if-match,idempotency-key',
        },
      });
      ensure(status === 200 || status === 204, `expected 204, got ${status}`);
      const allowed = header(headers, 'Access-Control-Allow-Origin');
      ensure(allowed === origin || allowed === '*', `Access-Control-Allow-Origin is ${shown(allowed)}`);
      const methods = header(headers, 'Access-Control-Allow-Methods').toUpperCase();
      ensure(/\bPUT\b/.test(methods), `Access-Control-Allow-Methods is ${shown(methods)}`);
      // `*` does not include Authorization (Fetch standard), so the backend must list each header.
      const names = header(headers, 'Access-Control-Allow-Headers')
        .toLowerCase()
        .split(/\s*,\s*/);
      for (const name of ['authorization', 'if-match', 'idempotency-key']) {
        ensure(names.includes(name), `Access-Control-Allow-Headers does not list ${name}: ${shown(names)}`);
      }
    },
  },
  {
    operation: 'getArticle',
    rule: 'a response to another origin exposes ETag, Location and Retry-After',
    level: 'L1',
    async run(api) {
      const { origin } = api.target;
      if (!origin) throw new NotApplicable('no other origin can call this backend');
      const { headers } = await api.expect(404, 'getArticle', { id: '999999999', headers: { Origin: origin } });
      const allowed = header(headers, 'Access-Control-Allow-Origin');
      ensure(allowed === origin || allowed === '*', `Access-Control-Allow-Origin is ${shown(allowed)}`);
      const names = header(headers, 'Access-Control-Expose-Headers')
        .toLowerCase()
        .split(/\s*,\s*/);
      for (const name of ['etag', 'location', 'retry-after']) {
        ensure(names.includes(name), `Access-Control-Expose-Headers does not list ${name}: ${shown(names)}`);
      }
    },
  },
];
