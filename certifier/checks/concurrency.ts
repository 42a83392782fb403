import { type Check, writing } from '../check';
import type { Api } from '../client/api';
import { ensureNewTag, ensureRefused, tagOf } from '../client/entity-tags';
import type { ApiResponse, WireArticle } from '../client/wire';
import { ensure, shown } from '../outcome';

/** How many requests are sent at the same time. */
const WRITERS = 20;

const together = <Result>(count: number, send: (at: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => send(at)));

/** Counts how often each status occurred, such as `{ 201: 1, 409: 19 }`. */
function statusesOf(responses: readonly ApiResponse[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function expectStatuses(responses: readonly ApiResponse[], expected: Readonly<Record<number, number>>): void {
  const got = statusesOf(responses);
  ensure(JSON.stringify(got) === JSON.stringify(expected), `expected ${shown(expected)}, got ${shown(got)}`);
}

const countOf = async (api: Api, slug: string) => (await api.list()).filter((article) => article.slug === slug).length;

const idOf = ({ body }: ApiResponse) => {
  const data: Partial<WireArticle> = Object(body.data);
  return String(data.id);
};

export const concurrencyChecks: readonly Check[] = [
  ...writing('createArticle', 'L0', {
    [`${WRITERS} articles that are created at the same time are all stored`]: async (api) => {
      await api.token();
      const forms = Array.from({ length: WRITERS }, () => api.fields());
      const responses = await together(WRITERS, (at) =>
        api.call('createArticle', { form: api.form(forms[at] ?? {}), signedIn: true }),
      );
      expectStatuses(responses, { 201: WRITERS });
      ensure(new Set(responses.map(idOf)).size === WRITERS, 'two articles have the same id');
      const slugs = new Set((await api.list()).map(({ slug }) => slug));
      const lost = forms.filter(({ slug }) => !slugs.has(slug)).length;
      ensure(lost === 0, `the list lacks ${lost} of ${WRITERS} articles`);
    },
  }),
  ...writing('createArticle', 'L1', {
    'of several requests with one slug at the same time, exactly one creates an article': async (api) => {
      await api.token();
      const { slug } = api.fields();
      const responses = await together(WRITERS, () =>
        api.call('createArticle', { form: api.form(api.fields({ slug })), signedIn: true }),
      );
      expectStatuses(responses, { 201: 1, 409: WRITERS - 1 });
      ensure((await countOf(api, slug)) === 1, `the list contains ${slug} several times`);
    },
  }),
  ...writing('updateArticle', 'L1', {
    'of several updates based on one ETag at the same time, exactly one is stored': async (api) => {
      const { id, fields, response } = await api.article();
      const headers = { 'If-Match': tagOf(response) };
      const responses = await together(WRITERS, (at) => {
        const form = api.form({ ...fields, title: `Writer ${at}` });
        return api.call('updateArticle', { id, form, headers, signedIn: true });
      });
      ensureNewTag(tagOf(response), tagOf(await api.expect(200, 'getArticle', { id })));
      ensureRefused(responses.some(({ status }) => status !== 200));
      expectStatuses(responses, { 200: 1, 412: WRITERS - 1 });
      const { title } = await api.read(id);
      ensure(title === `Writer ${responses.findIndex(({ status }) => status === 200)}`, `the title is ${shown(title)}`);
    },
  }),
  ...writing('createArticle', 'L2', {
    'several requests with one Idempotency-Key at the same time create one article': async (api) => {
      await api.token();
      const fields = api.fields();
      const headers = { 'Idempotency-Key': fields.slug };
      const responses = await together(WRITERS, () =>
        api.call('createArticle', { form: api.form(fields), headers, signedIn: true }),
      );
      expectStatuses(responses, { 201: WRITERS });
      ensure(new Set(responses.map(idOf)).size === 1, 'the responses have different ids');
      ensure((await countOf(api, fields.slug)) === 1, `the list contains ${fields.slug} several times`);
    },
  }),
  ...writing('deleteArticle', 'L1', {
    'of several deletions at the same time, exactly one succeeds, and no update restores the article': async (api) => {
      const { id, fields } = await api.article();
      const calls = await together(WRITERS, async (at) => {
        if (at % 2 === 1) return api.call('deleteArticle', { id, signedIn: true });
        const form = api.form({ ...fields, title: `Writer ${at}` });
        return api.call('updateArticle', { id, form, signedIn: true });
      });
      const [updates, deletions] = [0, 1].map((rest) => calls.filter((_, at) => at % 2 === rest));
      expectStatuses(deletions ?? [], { 200: 1, 404: WRITERS / 2 - 1 });
      const stray = updates?.find(({ status }) => status !== 200 && status !== 404);
      ensure(stray === undefined, `an update returned ${stray?.status}`);
      await api.expectGone(id, fields.slug);
    },
  }),
];
