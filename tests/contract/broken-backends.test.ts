import { describe, expect, it } from 'vitest';
import type { OperationId } from '~/api/contract';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import type { Storage } from '~mocks/backend/storage';
import { respond } from '~mocks/respond';
import { checks } from './checks/all';
import { png } from './files';
import { runChecks } from './run-checks';

type Server = (request: Request) => Promise<Response>;

interface Mutant {
  /** What is broken, as a bug report would say it. */
  readonly name: string;
  /** Where the suite must notice it, and by which rule. */
  readonly operation: OperationId;
  readonly rule: string;
  readonly storage?: (honest: Storage) => Storage;
  readonly server?: (honest: Server) => Server;
}

const isPost = (request: Request, path: RegExp) =>
  request.method === 'POST' && path.test(new URL(request.url).pathname);
const isGet = (request: Request, path: RegExp) => request.method === 'GET' && path.test(new URL(request.url).pathname);
const LIST = /\/news\/?$/;
const ANY = /./;

/** The same answer with another status, other headers or another body. */
const changed = async (
  answer: Response,
  change: { status?: number; headers?: Record<string, string | null>; body?: (text: string) => string },
) => {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(change.headers ?? {}))
    value === null ? headers.delete(name) : headers.set(name, value);
  const text = await answer.text();
  return new Response(change.body ? change.body(text) : text, { status: change.status ?? answer.status, headers });
};

/** Changes the JSON of successful reads. */
const reading =
  (path: RegExp, change: (body: any) => unknown) =>
  (honest: Server): Server =>
  async (request) => {
    const answer = await honest(request);
    if (!isGet(request, path) || answer.status !== 200) return answer;
    return changed(answer, { body: (text) => JSON.stringify(change(JSON.parse(text))) });
  };

/** Answers one status with something else. */
const answering =
  (status: number, change: Parameters<typeof changed>[1]) =>
  (honest: Server): Server =>
  async (request) => {
    const answer = await honest(request);
    return answer.status === status ? changed(answer, change) : answer;
  };

const without =
  (header: string) =>
  (honest: Server): Server =>
  (request) => {
    const headers = new Headers(request.headers);
    headers.delete(header);
    return honest(new Request(request, { headers }));
  };

/** Changes article forms before they arrive. */
const formsWith =
  (change: (form: FormData) => void) =>
  (honest: Server): Server =>
  async (request) => {
    if (!request.headers.get('Content-Type')?.startsWith('multipart/')) return honest(request);
    const form = await request.formData();
    change(form);
    const headers = new Headers(request.headers);
    headers.delete('Content-Type');
    return honest(new Request(request.url, { method: request.method, headers, body: form }));
  };

const login = async (server: Server, root: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await server(
    new Request(`${root}/login`, { method: 'POST', headers, body: JSON.stringify(DEMO_ADMIN) }),
  );
  return (await answer.json()).token;
};

const mutants: readonly Mutant[] = [
  {
    name: 'answers 201 and stores nothing',
    operation: 'createArticle',
    rule: 'what was created can be read again',
    storage: (honest) => ({
      ...honest,
      transact: async (change) => {
        const state = await honest.read();
        const { result, next } = change(state);
        if (next && (next.articles?.length ?? 0) > state.articles.length) return result;
        return honest.transact(() => ({ result, ...(next && { next }) }));
      },
    }),
  },
  {
    name: 'answers 401 and stores all the same',
    operation: 'createArticle',
    rule: 'without a valid token the answer is 401 and nothing is stored',
    server: (honest) => async (request) => {
      const copy = request.clone();
      const answer = await honest(request);
      if (answer.status === 401 && isPost(copy, LIST)) {
        const headers = new Headers(copy.headers);
        headers.set('Authorization', `Bearer ${await login(honest, 'http://broken.test/api')}`);
        await honest(new Request(copy, { headers }));
      }
      return answer;
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
    name: 'takes the token in another scheme',
    operation: 'deleteArticle',
    rule: 'without a valid token',
    server: (honest) => (request) => {
      const headers = new Headers(request.headers);
      headers.set('Authorization', (headers.get('Authorization') ?? '').replace(/^Basic/, 'Bearer'));
      return honest(new Request(request, { headers }));
    },
  },
  {
    name: 'keeps what it says it deleted',
    operation: 'deleteArticle',
    rule: 'a deleted article is gone everywhere',
    storage: (honest) => ({
      ...honest,
      transact: (change) =>
        honest.transact((state) => {
          const { result, next } = change(state);
          const isDeletion = (next?.articles?.length ?? Number.POSITIVE_INFINITY) < state.articles.length;
          return isDeletion || !next ? { result } : { result, next };
        }),
    }),
  },
  { name: 'ignores If-Match', operation: 'updateArticle', rule: 'refused with 412', server: without('If-Match') },
  {
    name: 'ignores Idempotency-Key',
    operation: 'createArticle',
    rule: 'a repeated Idempotency-Key creates one',
    server: without('Idempotency-Key'),
  },
  {
    name: 'answers a taken slug with 422',
    operation: 'createArticle',
    rule: 'a slug in use is refused with 409',
    server: answering(409, { status: 422 }),
  },
  {
    name: 'shifts dates by a day',
    operation: 'createArticle',
    rule: 'the date stays the day that was sent',
    server: reading(/\/news\/\d+$/, (body) => {
      const day = new Date(body.data.date);
      day.setUTCDate(day.getUTCDate() - 1);
      return { data: { ...body.data, date: day.toISOString().slice(0, 10) } };
    }),
  },
  {
    name: 'stores emoji as question marks',
    operation: 'createArticle',
    rule: 'any text comes back to the letter',
    server: formsWith((form) =>
      form.set('sections', String(form.get('sections')).replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
    ),
  },
  {
    name: 'cuts text at 65,535 characters',
    operation: 'createArticle',
    rule: 'any text comes back to the letter',
    server: reading(ANY, (body) =>
      JSON.parse(JSON.stringify(body, (_, value) => (typeof value === 'string' ? value.slice(0, 65535) : value))),
    ),
  },
  {
    name: 'answers errors as pages',
    operation: 'getArticle',
    rule: 'an unknown id is answered with 404',
    server: answering(404, { headers: { 'Content-Type': 'text/html' } }),
  },
  {
    name: 'answers errors without a message',
    operation: 'login',
    rule: 'missing fields are refused',
    server: answering(422, { body: () => '{"error":"bad"}' }),
  },
  {
    name: 'answers 200 to a creation',
    operation: 'createArticle',
    rule: 'what was created can be read again',
    server: answering(201, { status: 200 }),
  },
  {
    name: 'answers an unknown article with 200 and null',
    operation: 'getArticleBySlug',
    rule: 'an unknown slug is answered with 404',
    server: answering(404, { status: 200, body: () => '{"data":null}' }),
  },
  {
    name: 'redirects /news to /news/',
    operation: 'createArticle',
    rule: 'with and without the slash',
    server: (honest) => async (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/news')) return honest(request);
      return new Response(null, { status: 301, headers: { Location: '/api/news/' } });
    },
  },
  {
    name: 'lists under another name',
    operation: 'listArticles',
    rule: 'the list is the same',
    server: reading(LIST, (body) => ({ items: body.data })),
  },
  {
    name: 'lists articles without their id',
    operation: 'listArticles',
    rule: 'no two articles share',
    server: reading(LIST, (body) => ({ data: body.data.map(({ id: _, ...rest }: any) => rest) })),
  },
  {
    name: 'lists the oldest first',
    operation: 'listArticles',
    rule: 'the newest article comes first',
    server: reading(LIST, (body) => ({ ...body, data: body.data.toReversed() })),
  },
  {
    name: 'ignores the search',
    operation: 'listArticles',
    rule: 'a search finds titles',
    server: (honest) => (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('q');
      return honest(isGet(request, LIST) ? new Request(url, { headers: request.headers }) : request);
    },
  },
  {
    name: 'lets everybody in',
    operation: 'login',
    rule: 'a wrong pair is refused',
    server: (honest) => async (request) => {
      const answer = await honest(request);
      return isPost(request, /login$/) && answer.status === 401
        ? changed(answer, { status: 200, body: () => '{"token":"x"}' })
        : answer;
    },
  },
  {
    name: 'never locks the door',
    operation: 'login',
    rule: 'after five failures',
    server: answering(429, { status: 401 }),
  },
  {
    name: 'locks the door without saying for how long',
    operation: 'login',
    rule: 'after five failures',
    server: answering(429, { headers: { 'Retry-After': null } }),
  },
  {
    name: 'never changes the entity tag',
    operation: 'updateArticle',
    rule: 'refused with 412',
    server: (honest) => async (request) => changed(await honest(request), { headers: { ETag: '"1"' } }),
  },
  {
    name: 'refuses a method without Allow',
    operation: 'listArticles',
    rule: 'is 405 with the known ones',
    server: answering(405, { headers: { Allow: null } }),
  },
  {
    name: 'lets caches keep answers',
    operation: 'createArticle',
    rule: 'not to be stored by caches',
    server: answering(201, { headers: { 'Cache-Control': 'max-age=60' } }),
  },
  {
    name: 'accepts any file as an image',
    operation: 'createArticle',
    rule: 'a file that is no accepted image',
    server: formsWith((form) => form.get('image') && form.set('image', new Blob([png]), 'x.png')),
  },
  {
    name: 'cannot remove a banner',
    operation: 'updateArticle',
    rule: 'is removed by an empty address',
    server: formsWith((form) => form.get('bannerImage') === '' && form.delete('bannerImage')),
  },
  {
    name: 'forgets uploaded images',
    operation: 'createArticle',
    rule: 'an uploaded image becomes the banner',
    server: formsWith((form) => form.delete('image')),
  },
  {
    name: 'accepts a lead without a company',
    operation: 'requestContact',
    rule: 'each missing, empty or blank field',
    server: (honest) => async (request) => {
      const answer = await honest(request);
      if (!isPost(request, /contact$/) || answer.status !== 422) return answer;
      return changed(answer, { status: 201 });
    },
  },
];

const run = (mutant: Pick<Mutant, 'storage' | 'server'>, operation?: OperationId) => {
  const storage = memoryStorage();
  const backend = createBackend({ storage: mutant.storage?.(storage) ?? storage });
  const honest: Server = (request) => respond(backend, request, { base: '/api' });
  const target = { url: 'http://broken.test/api', credentials: DEMO_ADMIN, fetch: mutant.server?.(honest) ?? honest };
  return runChecks(target, { checks: checks.filter((check) => !operation || check.operation === operation) });
};

describe('a backend that', () => {
  it('is honest breaks no rule', async () => {
    const results = await run({});
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it.each(mutants)('$name is caught at $operation', async ({ operation, rule, ...mutant }) => {
    const failed = (await run(mutant, operation)).filter(({ outcome }) => outcome === 'failed');
    const found = failed.find((result) => result.rule.includes(rule));
    expect(found, `failed were: ${failed.map((result) => result.rule).join('; ') || 'none'}`).toBeDefined();
    expect(found?.message).toContain(operation);
    expect(found?.message).toContain(found?.rule);
  });
});
