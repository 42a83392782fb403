import { changed, formsWith, type Mutant, ORIGINS, refusing, responding, without, withoutTag } from './mutant-tools';

const MEGABYTE = 1024 * 1024;

/** Backends that break a rule about sizes, entity tags, methods or other origins. */
export const httpMutants: readonly Mutant[] = [
  {
    name: 'has no limit for JSON bodies',
    operation: 'requestContact',
    rule: 'a JSON body over 16 MB',
    server: responding(413, { status: 422 }),
  },
  {
    name: 'drops unknown fields of a form before it counts bytes',
    operation: 'createArticle',
    rule: 'a form over 16 MB',
    isFoundOnce: true,
    server: formsWith((form) => form.delete('unknown')),
  },
  {
    name: 'cannot read a form with filename*',
    operation: 'createArticle',
    rule: 'as HTTP clients other than browsers send it',
    isFoundOnce: true,
    server: refusing((body) => body.includes('filename*='), 400),
  },
  {
    name: 'refuses names without quotes in a form',
    operation: 'createArticle',
    rule: 'as HTTP clients other than browsers send it',
    isFoundOnce: true,
    server: refusing((body) => /form-data; name=\w/.test(body), 400),
  },
  {
    name: 'refuses bodies over 10 MB',
    operation: 'createArticle',
    rule: 'next to a current banner of 5 MB as a data URL',
    isFoundOnce: true,
    server: refusing((body) => body.length > 10 * MEGABYTE, 413),
  },
  {
    name: 'stores nothing of deep lists instead of refusing them',
    operation: 'createArticle',
    rule: 'lists nested deeper than 32 levels',
    isFoundOnce: true,
    server: formsWith((form) => {
      for (const name of ['sections', 'sidebarItems']) if (/\[{31}/.test(String(form.get(name)))) form.set(name, '[]');
    }),
  },
  {
    name: 'keeps the ETag when only the sidebar changes',
    operation: 'updateArticle',
    rule: 'changes with each part',
    server: (honest) => async (request) => {
      const response = await without('If-Match')(honest)(request);
      const { data } = await response.clone().json();
      const tag = `"${encodeURIComponent(JSON.stringify([data?.title, data?.slug, data?.sections, data?.summary]))}"`;
      return data?.slug === undefined ? response : changed(response, { headers: { ETag: tag } });
    },
  },
  {
    name: 'knows HEAD only for the list',
    operation: 'listArticles',
    rule: 'HEAD works wherever GET does',
    isFoundOnce: true,
    server: responding('any', { status: 405 }, ({ method, url }) => method === 'HEAD' && /\/news\/./.test(url)),
  },
  {
    name: 'sends no ETag with a 412',
    operation: 'updateArticle',
    rule: 'both return the current ETag',
    isFoundOnce: true,
    server: responding(412, { headers: { ETag: null } }),
  },
  {
    name: 'ignores an If-Match with an ETag that it never sent',
    operation: 'updateArticle',
    rule: 'one with an unknown ETag is refused',
    isFoundOnce: true,
    server: withoutTag('"contract-check-4f1c"'),
  },
  {
    name: 'returns 404 for an unsupported method of an article',
    operation: 'listArticles',
    rule: 'returns 405 and lists the supported ones',
    isFoundOnce: true,
    server: responding('any', { status: 404 }, ({ method, url }) => method === 'PATCH' && url.includes('/news/')),
  },
  {
    name: 'allows only the first of its origins',
    operation: 'updateArticle',
    rule: 'a preflight from another origin',
    server: responding('any', { headers: { 'Access-Control-Allow-Origin': ORIGINS[0] ?? null } }),
  },
  {
    name: 'does not allow other origins to delete',
    operation: 'updateArticle',
    rule: 'a preflight from another origin',
    isFoundOnce: true,
    server: responding(204, { headers: { 'Access-Control-Allow-Methods': 'GET, POST, PUT' } }),
  },
  {
    name: 'does not allow other origins to send Content-Type',
    operation: 'updateArticle',
    rule: 'a preflight from another origin',
    isFoundOnce: true,
    server: responding(204, {
      headers: { 'Access-Control-Allow-Headers': 'Authorization, If-Match, Idempotency-Key' },
    }),
  },
  {
    name: 'sends errors to other origins without CORS headers',
    operation: 'getArticle',
    rule: 'a response to another origin exposes ETag',
    isFoundOnce: true,
    server: responding(404, {
      headers: { 'Access-Control-Allow-Origin': null, 'Access-Control-Expose-Headers': null },
    }),
  },
];
