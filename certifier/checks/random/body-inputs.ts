import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { TEXT_FIELDS } from '../../../contract/article-texts';
import type { OperationId } from '../../../contract/contract';
import { IDEMPOTENCY_KEY_MAX_LENGTH, SLUG_MAX_LENGTH } from '../../../contract/generated/limits';
import { type Check, reading, writing } from '../../check';
import type { Api } from '../../client/api';
import { LIST_FIELDS, listOf, type WireArticle } from '../../client/wire';
import { bodySchema, fits } from '../../document';
import { anyCharacter } from '../../inputs/any-character';
import { type Broken, breaking, fitting } from '../../inputs/arbitraries';
import { MAX_LEADS } from '../../inputs/trials';
import { tryInputs } from '../../inputs/try-inputs';
import { ensure, shown } from '../../outcome';

type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

const values = (id: OperationId) => fitting(bodySchema(id)) as fc.Arbitrary<Values>;

/** Text as a form sends it: every line break becomes CR LF (HTML standard, multipart/form-data encoding). */
const inForm = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

/** Forms whose texts still match the schema with CR LF line breaks. */
const texts = (id: OperationId) =>
  (values(id) as fc.Arbitrary<Texts & { slug: string }>).filter((form) =>
    fits(bodySchema(id), Object.fromEntries(Object.entries(form).map(([name, text]) => [name, inForm(text)]))),
  );

/** Keys of visible ASCII characters, which every client can send. */
const keyOf = (minLength: number, maxLength: number) =>
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength,
    maxLength,
  });
const key = fc.option(keyOf(1, IDEMPOTENCY_KEY_MAX_LENGTH), { nil: undefined });
const longKey = keyOf(IDEMPOTENCY_KEY_MAX_LENGTH + 1, IDEMPOTENCY_KEY_MAX_LENGTH + 50);
const keyed = (value: string | undefined) => ({ headers: value === undefined ? {} : { 'Idempotency-Key': value } });

/** Marks a lead as a check, because it cannot be deleted. */
const marked = <Lead extends Values>(lead: Lead) => ({ ...lead, name: 'Contract check (please ignore)' });

/** Prefixes a slug with text unique to this run, so that it does not conflict with existing articles. */
const ownSlug = (api: Api, slug: string) => `${api.unique()}-${slug}`.slice(0, SLUG_MAX_LENGTH).replace(/-+$/, '');

function expectSame(api: Api, article: WireArticle, sent: Texts): void {
  for (const name of TEXT_FIELDS) {
    const text = sent[name];
    api.expectText('by id', name, article[name], text === undefined ? text : inForm(text));
  }
  for (const name of LIST_FIELDS) {
    const same = isDeepStrictEqual(listOf(article[name]), JSON.parse(sent[name] ?? ''));
    ensure(same, `${name} is ${shown(article[name])}, but ${shown(sent[name])} was sent`);
  }
  const banner = sent.bannerImage ?? '';
  ensure(
    (article.bannerImage ?? '') === banner,
    `bannerImage is ${shown(article.bannerImage)}, but ${shown(banner)} was sent`,
  );
}

function expectFieldError({ field, how }: Broken, response: { status: number; body: { errors?: Texts } }): void {
  ensure(response.status === 422, `${field} is ${how}: expected 422, got ${response.status}`);
  ensure(
    response.body.errors?.[field] !== undefined,
    `${field} is ${how}, but 'errors' does not name it: ${shown(response.body)}`,
  );
}

const jsonChecks = (
  [
    [writing, 'requestContact'],
    [reading, 'login'],
  ] as const
).flatMap(([checks, operation]) =>
  checks(operation, 'L1', {
    'every generated invalid input is refused with 422 that names the field': (api) =>
      tryInputs(api, breaking(bodySchema(operation)), async (broken) => {
        expectFieldError(broken, await api.call(operation, { json: broken.value }));
      }),
  }),
);

const bodyChecks: readonly Check[] = [
  ...writing('requestContact', 'L0', {
    'every generated request is stored': (api) =>
      tryInputs(
        api,
        fc.tuple(values('requestContact'), key),
        async ([lead, key]) => {
          await api.expect(201, 'requestContact', {
            json: marked(lead),
            ...keyed(key && `${api.unique()}${key}`.slice(0, IDEMPOTENCY_KEY_MAX_LENGTH)),
          });
        },
        api.trials.leads ?? MAX_LEADS,
      ),
  }),
  ...(['requestContact', 'login'] as const).flatMap((operation) =>
    reading(operation, 'L1', {
      'every generated body that is not a JSON object is refused with 400 or 422': (api) =>
        tryInputs(
          api,
          fc.oneof(
            fc.json().filter((text) => !text.startsWith('{')),
            fc.string(),
          ),
          async (body) => {
            const { status } = await api.call(operation, { body, headers: { 'Content-Type': 'application/json' } });
            ensure([400, 422].includes(status), `expected 400, got ${status}`);
          },
        ),
    }),
  ),
];

type Created = Awaited<ReturnType<Api['article']>>;

/**
 * Tries all updates on one article, which saves half of the calls. After a failure, each smaller input gets a new article, because the
 * first one may be damaged.
 */
async function tryUpdates<Input>(
  api: Api,
  inputs: fc.Arbitrary<Input>,
  attempt: (input: Input, article: Created) => Promise<void>,
): Promise<void> {
  let shared: Created | undefined = await api.article();
  await tryInputs(api, inputs, async (input) => {
    const common: Created | undefined = shared;
    shared = undefined;
    if (!common) api.forgetCalls();
    await attempt(input, common ?? (await api.article()));
    shared = common;
  });
}

const writeChecks: readonly Check[] = [
  ...writing('createArticle', 'L0', {
    'every generated article is stored and returned as it was sent': (api) =>
      tryInputs(api, texts('createArticle'), async (sent) => {
        const fields = { ...sent, slug: ownSlug(api, sent.slug) };
        const { body } = await api.expect(201, 'createArticle', { form: api.form(fields), signedIn: true });
        expectSame(api, await api.read((body.data as WireArticle).id), fields);
      }),
  }),
  ...writing('createArticle', 'L1', {
    'every generated invalid article is refused with 422 that names the field, and nothing is stored': async (api) => {
      const before = (await api.list()).length;
      await tryInputs(api, breaking(bodySchema('createArticle'), true), async (broken) => {
        const fields = { ...broken.value } as Record<string, string>;
        if (broken.field !== 'slug') fields.slug = ownSlug(api, fields.slug ?? '');
        expectFieldError(broken, await api.call('createArticle', { form: api.form(fields), signedIn: true }));
      });
      ensure((await api.list()).length === before, 'the list has grown');
    },
    'every generated body that is not a form is refused, and nothing is stored': async (api) => {
      const before = (await api.list()).length;
      await tryInputs(api, fc.string({ unit: anyCharacter }), async (body) => {
        const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
        const { status } = await api.call('createArticle', { body, headers, signedIn: true });
        ensure(status === 400 || status === 422, `expected 400, got ${status}`);
      });
      ensure((await api.list()).length === before, 'the list has grown');
    },
  }),
  ...writing('updateArticle', 'L0', {
    'every generated update is stored and returned as it was sent': (api) =>
      tryUpdates(api, texts('updateArticle'), async (sent, { id }) => {
        // Without an address, the article would keep the banner of the previous input.
        const fields = { bannerImage: '', ...sent, slug: ownSlug(api, sent.slug) };
        await api.expect(200, 'updateArticle', { id, form: api.form(fields), signedIn: true });
        expectSame(api, await api.read(id), fields);
      }),
  }),
  ...writing('updateArticle', 'L1', {
    'every generated invalid update is refused with 422 that names the field, and the article does not change': (api) =>
      tryUpdates(api, breaking(bodySchema('updateArticle'), true), async (broken, { id, response }) => {
        const form = api.form({ ...broken.value } as Texts);
        expectFieldError(broken, await api.call('updateArticle', { id, form, signedIn: true }));
        ensure(isDeepStrictEqual(await api.read(id), response.body.data), 'the article has changed');
      }),
  }),
  ...(['requestContact', 'createArticle'] as const).flatMap((operation) =>
    writing(operation, 'L2', {
      'every generated Idempotency-Key that is too long is refused with 422': (api) =>
        tryInputs(api, longKey, async (key) => {
          const lead = { email: 'contract-check@mindwave.example', mobile: '4045550123', company: 'Contract check' };
          const json = { json: marked(lead) };
          const form = () => ({ form: api.form(api.fields()), signedIn: true });
          await api.expect(422, operation, { ...(operation === 'requestContact' ? json : form()), ...keyed(key) });
        }),
    }),
  ),
];

export const bodyInputChecks: readonly Check[] = [...bodyChecks, ...jsonChecks, ...writeChecks];

/** Runs after all checks that log in, because the backend then refuses this machine's address for a minute. */
export const wrongLoginChecks: readonly Check[] = writing('login', 'L0', {
  'every generated wrong pair of credentials is refused without a token': (api) =>
    tryInputs(api, values('login'), async (pair) => {
      const { status, text } = await api.callOnce('login', { json: pair });
      // The backend also counts failures by network address.
      ensure(status === 401 || status === 429, `expected 401, got ${status}`);
      ensure(!text.includes('"token"'), 'the response contains a token');
    }),
});
