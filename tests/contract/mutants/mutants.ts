import { png } from '../../../certifier/client/sample-images';
import { accountMutants } from './account';
import { bannerSizeMutants } from './banner-sizes';
import { errorMutants } from './errors';
import { fieldMutants } from './fields';
import { httpMutants } from './http';
import { keptResponseMutants } from './kept-responses';
import { limitMutants } from './limits';
import { listMutants } from './lists';
import {
  ANY,
  formsWith,
  isPost,
  LIST,
  login,
  type Mutant,
  reading,
  refusing,
  responding,
  storing,
  without,
} from './mutant-tools';
import { raceMutants } from './races';
import { textMutants } from './texts';

/** Backends that each break one rule of the contract. */
export const mutants: readonly Mutant[] = [
  {
    name: 'returns 201 without storing anything',
    operation: 'createArticle',
    rule: 'a created article is found',
    storage: storing((next, { articles }) => ((next.articles?.length ?? 0) > articles.length ? undefined : next)),
  },
  {
    name: 'returns 401 but stores the article',
    operation: 'createArticle',
    rule: 'without a valid token returns 401 and stores nothing',
    server: (honest) => async (request) => {
      const copy = request.clone();
      const response = await honest(request);
      if (response.status === 401 && isPost(copy, LIST)) {
        const headers = new Headers(copy.headers);
        headers.set('Authorization', `Bearer ${await login(honest, 'http://broken.test/api')}`);
        await honest(new Request(copy, { headers }));
      }
      return response;
    },
  },
  {
    name: 'accepts any token',
    operation: 'updateArticle',
    rule: 'without a valid token',
    server: (honest) => async (request) => {
      const headers = new Headers(request.headers);
      const isWrong = headers.has('Authorization');
      if (isWrong) headers.set('Authorization', `Bearer ${await login(honest, 'http://broken.test/api')}`);
      return honest(new Request(request, { headers }));
    },
  },
  {
    name: 'accepts the token in another scheme',
    operation: 'deleteArticle',
    rule: 'without a valid token',
    server: (honest) => (request) => {
      const headers = new Headers(request.headers);
      headers.set('Authorization', (headers.get('Authorization') ?? '').replace(/^Basic/, 'Bearer'));
      return honest(new Request(request, { headers }));
    },
  },
  {
    name: 'does not delete the article it says it deleted',
    operation: 'deleteArticle',
    rule: 'a deleted article is not found anywhere',
    storage: storing((next, { articles }) =>
      next.articles && next.articles.length < articles.length ? undefined : next,
    ),
  },
  { name: 'ignores If-Match', operation: 'updateArticle', rule: 'refused with 412', server: without('If-Match') },
  {
    name: 'ignores Idempotency-Key',
    operation: 'createArticle',
    rule: 'a repeated Idempotency-Key creates one',
    server: without('Idempotency-Key'),
  },
  {
    name: 'returns 422 for a slug in use',
    operation: 'createArticle',
    rule: 'a slug in use is refused with 409',
    server: responding(409, { status: 422 }),
  },
  {
    name: 'refuses underscores in a slug',
    operation: 'createArticle',
    rule: 'a slug may contain underscores',
    server: refusing((body) => body.includes('snake_case'), 422, {
      message: 'No underscores.',
      errors: { slug: 'No.' },
    }),
  },
  {
    name: 'shifts dates by a day',
    operation: 'createArticle',
    rule: 'the date does not shift to another day',
    server: reading(/\/news\/\d+$/, (body) => {
      const article = body.data as { date: string };
      const day = new Date(article.date);
      day.setUTCDate(day.getUTCDate() - 1);
      return { data: { ...article, date: day.toISOString().slice(0, 10) } };
    }),
  },
  {
    name: 'stores emoji as question marks',
    operation: 'createArticle',
    rule: 'any text is returned unchanged',
    server: formsWith((form) =>
      form.set('sections', String(form.get('sections')).replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
    ),
  },
  {
    name: 'cuts text at 65,535 characters',
    operation: 'createArticle',
    rule: 'any text is returned unchanged',
    server: reading(ANY, (body) =>
      JSON.parse(JSON.stringify(body, (_, value) => (typeof value === 'string' ? value.slice(0, 65535) : value))),
    ),
  },
  {
    name: 'returns errors as HTML',
    operation: 'getArticle',
    rule: 'an unknown id returns 404',
    server: responding(404, { headers: { 'Content-Type': 'text/html' } }),
  },
  {
    name: 'returns errors without a message',
    operation: 'login',
    rule: 'missing fields are refused',
    server: responding(422, { body: () => '{"error":"bad"}' }),
  },
  {
    name: 'returns 200 for a new article',
    operation: 'createArticle',
    rule: 'a created article is found',
    server: responding(201, { status: 200 }),
  },
  {
    name: 'returns 200 and null for an unknown article',
    operation: 'getArticleBySlug',
    rule: 'an unknown slug returns 404',
    server: responding(404, { status: 200, body: () => '{"data":null}' }),
  },
  {
    name: 'redirects /news to /news/',
    operation: 'createArticle',
    rule: 'with and without the trailing slash',
    server: (honest) => async (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/news')) return honest(request);
      return new Response(null, { status: 301, headers: { Location: '/api/news/' } });
    },
  },
  {
    name: 'accepts any password',
    operation: 'login',
    rule: 'wrong credentials are refused',
    server: responding(401, { status: 200, body: () => '{"token":"x"}' }, (request) => isPost(request, /login$/)),
  },
  {
    name: 'never throttles sign-in',
    operation: 'login',
    rule: 'after five failures',
    server: responding(429, { status: 401 }),
  },
  {
    name: 'never changes the ETag',
    operation: 'updateArticle',
    rule: 'refused with 412',
    server: responding('any', { headers: { ETag: '"1"' } }),
  },
  {
    name: 'returns 405 without an Allow header',
    operation: 'listArticles',
    rule: 'returns 405 and lists the supported ones',
    server: responding(405, { headers: { Allow: null } }),
  },
  {
    name: 'lets caches store responses',
    operation: 'createArticle',
    rule: 'caches must not store',
    server: responding(201, { headers: { 'Cache-Control': 'max-age=60' } }),
  },
  {
    name: 'accepts any file as an image',
    operation: 'createArticle',
    rule: 'a file that is not an accepted image',
    server: formsWith((form) => form.get('image') && form.set('image', new Blob([png]), 'x.png')),
  },
  {
    name: 'cannot remove a banner',
    operation: 'updateArticle',
    rule: 'is removed by an empty address',
    server: formsWith((form) => form.get('bannerImage') === '' && form.delete('bannerImage')),
  },
  {
    name: 'removes a banner that an update does not send',
    operation: 'updateArticle',
    rule: 'stays if its address or nothing is sent',
    isFoundOnce: true,
    server: formsWith((form) => form.has('bannerImage') || form.set('bannerImage', '')),
  },
  {
    name: 'forgets the versions of a deleted article',
    operation: 'listVersions',
    rule: 'available after the article was deleted',
    isFoundOnce: true,
    server: (honest) => async (request) => {
      const { origin, pathname } = new URL(request.url);
      const response = await honest(request);
      if (!pathname.endsWith('/versions') || response.status !== 200) return response;
      const article = await honest(new Request(origin + pathname.replace('/versions', '')));
      return article.status === 404 ? Response.json({ message: 'Not found.' }, { status: 404 }) : response;
    },
  },
  {
    name: 'loses uploaded images',
    operation: 'createArticle',
    rule: 'an uploaded image becomes the banner',
    server: formsWith((form) => form.delete('image')),
  },
  {
    name: 'accepts a lead without a company',
    operation: 'requestContact',
    rule: 'each missing, empty or blank field',
    server: responding(422, { status: 201 }, (request) => isPost(request, /contact$/)),
  },
  ...accountMutants,
  ...listMutants,
  ...httpMutants,
  ...errorMutants,
  ...keptResponseMutants,
  ...limitMutants,
  ...textMutants,
  ...raceMutants,
  ...fieldMutants,
  ...bannerSizeMutants,
];
