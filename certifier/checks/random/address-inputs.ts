import fc from 'fast-check';
import {
  LIST_ARTICLES_LIMIT_MAXIMUM,
  LIST_ARTICLES_PAGE_MAXIMUM,
  LIST_ARTICLES_Q_MAX_LENGTH,
} from '../../../contract/generated/limits';
import { type Check, reading } from '../../check';
import { parameterSchema } from '../../document';
import { anyCharacter } from '../../inputs/any-character';
import { fitting } from '../../inputs/arbitraries';
import { tryInputs } from '../../inputs/try-inputs';
import { ensure } from '../../outcome';

/** Path segments that are not valid percent-encoded UTF-8. */
const malformed = fc
  .array(fc.constantFrom('%', '%f', '%zz', '%ff', '%c0%ae', '%u0041', 'a', '-', '%20'), { minLength: 1, maxLength: 6 })
  .map((parts) => `x${parts.join('')}%ff`);

const path = fc.array(fc.string({ unit: 'grapheme' })).map((parts) => parts.map(encodeURIComponent).join('/'));

/** Text that is neither an id nor a slug. NUL is left out, because proxies refuse it. */
const unknownName = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: anyCharacter }), path)
  .map((text) => `no-such-thing-4f1c-${text.replaceAll(/\0|%00/g, '')}`);

const byAddress = [
  ['getArticle', 'id', '/news/', 'L0'],
  ['getArticleBySlug', 'slug', '/news/slug/', 'L0'],
  ['deleteArticle', 'id', '/news/', 'L0'],
  ['getJob', 'id', '/jobs/', 'L2'],
] as const;

const addressChecks = byAddress.flatMap(([operation, name, root, level]) =>
  reading(operation, level, {
    [`every generated unknown ${name} returns 404`]: (api) =>
      tryInputs(api, unknownName, async (text) => {
        await api.expect(404, operation, { [name]: text, signedIn: operation === 'deleteArticle' });
      }),
    'every generated malformed address is refused': async (api) => {
      const headers = operation === 'deleteArticle' ? { Authorization: `Bearer ${await api.token()}` } : {};
      const method = operation === 'deleteArticle' ? 'DELETE' : 'GET';
      await tryInputs(api, malformed, async (text) => {
        const { status } = await api.send(root + text, { method, headers }, operation);
        ensure(status >= 400 && status < 500, `expected a refusal, got ${status}`);
      });
    },
  }),
);

const query = fc.record(
  {
    page: fitting(parameterSchema('listArticles', 'page')).map(String),
    limit: fitting(parameterSchema('listArticles', 'limit')).map(String),
    q: fitting(parameterSchema('listArticles', 'q')).map(String),
    unknown: fc.string(),
  },
  { requiredKeys: [] },
);

const noNumber = (max: number) =>
  fc.oneof(
    fc.integer({ max: 0 }).map(String),
    fc.integer({ min: max + 1 }).map(String),
    fc.constantFrom('', ' ', 'two', '1.5', '1e1', '0x1', '+1', '-0', '１', 'NaN', 'null', '1,2'),
  );
const brokenQuery = fc.oneof(
  noNumber(LIST_ARTICLES_PAGE_MAXIMUM).map((page) => ({ page })),
  noNumber(LIST_ARTICLES_LIMIT_MAXIMUM).map((limit) => ({ limit })),
  fc
    .string({ minLength: LIST_ARTICLES_Q_MAX_LENGTH + 1, maxLength: LIST_ARTICLES_Q_MAX_LENGTH + 100 })
    .map((q) => ({ q })),
);

const listChecks: readonly Check[] = [
  ...reading('listArticles', 'L0', {
    'every generated query returns a list': (api) =>
      tryInputs(api, query, async (query) => {
        const { body } = await api.expect(200, 'listArticles', { query });
        const { length } = body.data as readonly unknown[];
        const isWithin = body.limit === undefined || length <= body.limit;
        ensure(isWithin, `the page has ${length} articles, but its limit is ${body.limit}`);
      }),
  }),
  ...reading('listArticles', 'L2', {
    'every generated invalid query is refused with 422': (api) =>
      tryInputs(api, brokenQuery, async (query) => {
        await api.expect(422, 'listArticles', { query: { ...query } as Readonly<Record<string, string>> });
      }),
  }),
  ...reading('listJobs', 'L2', {
    'every generated unknown parameter is ignored': (api) =>
      tryInputs(api, fc.dictionary(fc.string({ minLength: 1 }), fc.string()), async (query) => {
        const { status } = await api.call('listJobs', { query });
        ensure(status === 200 || status === 404, `expected 200 or 404, got ${status}`);
      }),
  }),
];

export const addressInputChecks: readonly Check[] = [...listChecks, ...addressChecks];
