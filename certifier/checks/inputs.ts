import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { OperationId } from '../../contract/contract';
import { type Api, listOf, type WireArticle } from '../api';
import { type Broken, breaking, fitting } from '../arbitraries';
import { type Check, ensure, shown } from '../check';
import { bodySchema, fits, parameterSchema } from '../document';
import { tryInputs } from '../trials';

/** Inputs are generated from the schemas of openapi.yaml; see `arbitraries.ts`. */
type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

const values = (id: OperationId) => fitting(bodySchema(id)) as fc.Arbitrary<Values>;

/** What arrives of a text in a form: its line breaks are CR LF there (HTML standard, multipart/form-data encoding). */
const inForm = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

/** Forms whose texts still fit when their line breaks have grown. */
const texts = (id: OperationId) =>
  (values(id) as fc.Arbitrary<Texts & { slug: string }>).filter((form) =>
    fits(bodySchema(id), Object.fromEntries(Object.entries(form).map(([name, text]) => [name, inForm(text)]))),
  );

/** Keys that every client can send: visible characters of ASCII. */
const key = fc.option(fc.stringMatching(/^[\x21-\x7e]{1,200}$/), { nil: undefined });
const longKey = fc.stringMatching(/^[\x21-\x7e]{201,250}$/);
const keyed = (value: string | undefined) => ({ headers: value === undefined ? {} : { 'Idempotency-Key': value } });

/** Names the lead as one to be ignored; it cannot be taken back. */
const marked = <Lead extends Values>(lead: Lead) => ({ ...lead, name: 'Contract check (please ignore)' });

/** The same slug as this run's own, so that nobody else's article is in the way. */
const ownSlug = (api: Api, slug: string) => `${api.unique()}-${slug}`.slice(0, 120).replace(/-+$/, '');

function expectSame(article: WireArticle, sent: Texts): void {
  for (const name of ['title', 'slug', 'date'] as const) {
    ensure(
      article[name] === inForm(sent[name] ?? ''),
      `${name} is ${shown(article[name])}, sent was ${shown(sent[name])}`,
    );
  }
  for (const name of ['sections', 'sidebarItems'] as const) {
    const same = isDeepStrictEqual(listOf(article[name]), JSON.parse(sent[name] ?? ''));
    ensure(same, `${name} is ${shown(article[name])}, sent was ${shown(sent[name])}`);
  }
  const banner = sent.bannerImage ?? '';
  ensure(
    (article.bannerImage ?? '') === banner,
    `bannerImage is ${shown(article.bannerImage)}, sent was ${shown(banner)}`,
  );
}

const isRefusal = (status: number) => status >= 400 && status < 500;

function expectNamed({ field, how }: Broken, answer: { status: number; body: { errors?: Texts } }): void {
  ensure(answer.status === 422, `${field} is ${how}: expected 422, got ${answer.status}`);
  ensure(
    answer.body.errors?.[field] !== undefined,
    `${field} is ${how} and 'errors' does not name it: ${shown(answer.body)}`,
  );
}

const jsonChecks = (['requestContact', 'login'] as const).map(
  (operation): Check => ({
    operation,
    rule: 'every generated wrong input is refused with 422 and its field named',
    level: 'L1',
    writes: operation === 'requestContact',
    run: (api) =>
      tryInputs(api, breaking(bodySchema(operation)), async (broken) => {
        expectNamed(broken, await api.call(operation, { json: broken.value }));
      }),
  }),
);

/** Parts of addresses that are not valid percent-encoding of UTF-8. */
const malformed = fc
  .array(fc.constantFrom('%', '%f', '%zz', '%ff', '%c0%ae', '%u0041', 'a', '-', '%20'), { minLength: 1, maxLength: 6 })
  .map((parts) => `x${parts.join('')}%ff`);

/** Text that is nobody's id or slug. */
const strange = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.webPath())
  .map((text) => `no-such-thing-4f1c-${text}`);

const byAddress = [
  ['getArticle', 'id', '/news/', 'L0'],
  ['getArticleBySlug', 'slug', '/news/slug/', 'L0'],
  ['deleteArticle', 'id', '/news/', 'L0'],
  ['getJob', 'id', '/jobs/', 'L2'],
] as const;

const addressChecks = byAddress.flatMap(([operation, name, root, level]): Check[] => [
  {
    operation,
    rule: `every generated ${name} of nothing is answered with 404`,
    level,
    run: (api) =>
      tryInputs(api, strange, async (text) => {
        await api.expect(404, operation, { [name]: text, signedIn: operation === 'deleteArticle' });
      }),
  },
  {
    operation,
    rule: 'every generated address that cannot be read is refused, and nothing breaks',
    level,
    async run(api) {
      const headers = operation === 'deleteArticle' ? { Authorization: `Bearer ${await api.token()}` } : {};
      const method = operation === 'deleteArticle' ? 'DELETE' : 'GET';
      await tryInputs(api, malformed, async (text) => {
        const { status } = await api.send(root + text, { method, headers });
        ensure(isRefusal(status), `expected a refusal, got ${status}`);
      });
    },
  },
]);

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
  noNumber(1_000_000).map((page) => ({ page })),
  noNumber(100).map((limit) => ({ limit })),
  fc.string({ minLength: 201, maxLength: 300 }).map((q) => ({ q })),
);

const listChecks: readonly Check[] = [
  {
    operation: 'listArticles',
    rule: 'every generated query is answered with a list',
    level: 'L0',
    run: (api) =>
      tryInputs(api, query, async (query) => {
        const { body } = await api.expect(200, 'listArticles', { query });
        const { length } = body.data as readonly unknown[];
        const isWithin = body.limit === undefined || length <= body.limit;
        ensure(isWithin, `the page holds ${length} articles, its limit is ${body.limit}`);
      }),
  },
  {
    operation: 'listArticles',
    rule: 'every generated wrong query is refused with 422',
    level: 'L2',
    run: (api) =>
      tryInputs(api, brokenQuery, async (query) => {
        await api.expect(422, 'listArticles', { query: { ...query } as Texts });
      }),
  },
  {
    operation: 'listJobs',
    rule: 'every generated unknown parameter is ignored',
    level: 'L2',
    run: (api) =>
      tryInputs(api, fc.dictionary(fc.string({ minLength: 1 }), fc.string()), async (query) => {
        const { status } = await api.call('listJobs', { query });
        ensure(status === 200 || status === 404, `expected 200 or 404, got ${status}`);
      }),
  },
];

const bodyChecks: readonly Check[] = [
  {
    operation: 'requestContact',
    rule: 'every generated request is stored',
    level: 'L0',
    writes: true,
    run: (api) =>
      tryInputs(api, fc.tuple(values('requestContact'), key), async ([lead, key]) => {
        await api.expect(201, 'requestContact', {
          json: marked(lead),
          ...keyed(key && `${api.unique()}${key}`.slice(0, 200)),
        });
      }),
  },
  {
    operation: 'login',
    rule: 'every generated pair that is not the right one is refused without a token',
    level: 'L0',
    run: (api) =>
      tryInputs(api, values('login'), async (pair) => {
        const { status, text } = await api.call('login', { json: pair });
        // 429 is the answer of a backend that counts failures by network address.
        ensure(status === 401 || status === 429, `expected 401, got ${status}`);
        ensure(!text.includes('"token"'), 'the refusal carries a token');
      }),
  },
  ...(['requestContact', 'login'] as const).map(
    (operation): Check => ({
      operation,
      rule: 'every generated body that is no JSON object is refused with 400 or 422',
      level: 'L1',
      run: (api) =>
        tryInputs(
          api,
          fc.oneof(
            fc.json().filter((text) => !text.startsWith('{')),
            fc.string(),
          ),
          async (body) => {
            const answer = await api.call(operation, { body, headers: { 'Content-Type': 'application/json' } });
            ensure([400, 422].includes(answer.status), `expected 400, got ${answer.status}`);
          },
        ),
    }),
  ),
];

const writeChecks: readonly Check[] = [
  {
    operation: 'createArticle',
    rule: 'every generated article is stored and read again as it was sent',
    level: 'L0',
    writes: true,
    run: (api) =>
      tryInputs(api, texts('createArticle'), async (sent) => {
        const fields = { ...sent, slug: ownSlug(api, sent.slug) };
        const { body } = await api.expect(201, 'createArticle', { form: api.form(fields), signedIn: true });
        expectSame(await api.read((body.data as WireArticle).id), fields);
      }),
  },
  {
    operation: 'createArticle',
    rule: 'every generated wrong article is refused with 422, its field named, and nothing is stored',
    level: 'L1',
    writes: true,
    async run(api) {
      const before = (await api.list()).length;
      await tryInputs(api, breaking(bodySchema('createArticle'), true), async (broken) => {
        const fields = { ...broken.value } as Record<string, string>;
        if (broken.field !== 'slug') fields.slug = ownSlug(api, fields.slug ?? '');
        expectNamed(broken, await api.call('createArticle', { form: api.form(fields), signedIn: true }));
      });
      ensure((await api.list()).length === before, 'the list has grown');
    },
  },
  {
    operation: 'createArticle',
    rule: 'every generated body that is no form is refused, and nothing is stored',
    level: 'L1',
    writes: true,
    async run(api) {
      const before = (await api.list()).length;
      await tryInputs(api, fc.string({ unit: 'binary' }), async (body) => {
        const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
        const { status } = await api.call('createArticle', { body, headers, signedIn: true });
        ensure(status === 400 || status === 422, `expected 400, got ${status}`);
      });
      ensure((await api.list()).length === before, 'the list has grown');
    },
  },
  {
    operation: 'updateArticle',
    rule: 'every generated change is stored and read again as it was sent',
    level: 'L0',
    writes: true,
    run: (api) =>
      tryInputs(api, texts('updateArticle'), async (sent) => {
        const { id } = await api.article();
        const fields = { ...sent, slug: ownSlug(api, sent.slug) };
        await api.expect(200, 'updateArticle', { id, form: api.form(fields), signedIn: true });
        expectSame(await api.read(id), fields);
      }),
  },
  {
    operation: 'updateArticle',
    rule: 'every generated wrong change is refused with 422, its field named, and the article stays as it was',
    level: 'L1',
    writes: true,
    run: (api) =>
      tryInputs(api, breaking(bodySchema('updateArticle'), true), async (broken) => {
        const { id, answer } = await api.article();
        const form = api.form({ ...broken.value } as Texts);
        expectNamed(broken, await api.call('updateArticle', { id, form, signedIn: true }));
        ensure(isDeepStrictEqual(await api.read(id), answer.body.data), 'the article has changed');
      }),
  },
  ...(['requestContact', 'createArticle'] as const).map(
    (operation): Check => ({
      operation,
      rule: 'every generated Idempotency-Key that is too long is refused with 422',
      level: 'L2',
      writes: true,
      run: (api) =>
        tryInputs(api, longKey, async (key) => {
          const lead = { email: 'contract-check@mindwave.example', mobile: '4045550123', company: 'Contract check' };
          const json = { json: marked(lead) };
          const form = () => ({ form: api.form(api.fields()), signedIn: true });
          await api.expect(422, operation, { ...(operation === 'requestContact' ? json : form()), ...keyed(key) });
        }),
    }),
  ),
];

export const inputChecks: readonly Check[] = [
  ...bodyChecks,
  ...jsonChecks,
  ...listChecks,
  ...addressChecks,
  ...writeChecks,
];
