import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeArticle, sentTexts } from '~/api/articles/article';
import { multipartOf } from '~/api/multipart';
import { editorArticle } from '~/features/admin/editor/model/editor-article';
import { refusalOf } from '~/features/admin/editor/saving/save-rules';
import { leadOf } from '~/features/leads/callback/callback-lead';
import { checkField } from '~/features/leads/callback/callback-rules';
import { slugify } from '~/lib/text/slugify';
import { exampleTexts, TEXT_FIELDS, type TextField, textRules, textsWith } from '~contract/article-texts';
import type { OperationId } from '~contract/contract';
import { createFetchHandler } from '~contract/http/fetch-handler';
import { requestProblems } from '~contract/validation/request-problems';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { Api } from '../../certifier/client/api';
import { bodySchema, fits } from '../../certifier/document';
import { anyCharacter } from '../../certifier/inputs/any-character';
import { parseForm } from '../../node-http/multipart';
import { newsOperations } from '../../server/api/news';
import type { Database, Statement } from '../../server/database/database';

/**
 * The editor, the mock backend, the server, the certifier and openapi.yaml give the same verdict on every input. `VERDICT_INPUTS=100000` tries more inputs.
 */
const numRuns = Number(process.env.VERDICT_INPUTS ?? 500);
const timeout = 60_000 + numRuns * 20;

/** A backend that forgets every change, so that the number of inputs does not slow it down. */
const forgetful = () => {
  const storage = memoryStorage();
  return createBackend({
    storage: { ...storage, transact: async (change) => change(await storage.read()).result },
    contactMaxRequests: Number.POSITIVE_INFINITY,
  });
};
const remembering = memoryStorage();
const { login } = createBackend({ storage: remembering }).operations;
const signedIn = await login(
  { path: {}, query: {}, header: {}, body: DEMO_ADMIN },
  { origin: '', base: '', address: '', token: '' },
);
const backend = { ...forgetful(), isSignedIn: async () => signedIn.status === 200 };
const handle = createFetchHandler(backend, { base: '/api' });

/** The server's own parser and operations, on a database that only remembers what it should insert. */
let inserted: readonly unknown[] = [];
const row = { ...exampleTexts(), id: '1', bannerImage: null, sections: '[]', sidebarItems: '[]', etag: '"1-1"' };
const query = async <Row extends object>({ sql, values }: Statement) => {
  if (sql.includes('insert into articles')) inserted = values;
  return [row as object as Row];
};
const database: Database = {
  engine: 'postgres',
  query,
  transaction: (work) => work({ query }),
  figures: () => ({ open: 0, waiting: 0, reconnects: 0, retries: 0, failures: 0 }),
  close: async () => {},
};
const server = createFetchHandler(
  {
    ...backend,
    operations: {
      ...backend.operations,
      ...newsOperations(
        database,
        () => undefined,
        async () => undefined,
        async () => null,
      ),
    },
  },
  { base: '/api', parseForm },
);

/** Sends an article to the server as the editor does, and returns the status and the texts for the database. */
async function verdictOfServer(body: Blob, contentType: string) {
  inserted = [];
  const headers = { 'Content-Type': contentType, Authorization: 'Bearer any' };
  const { status } = await server(new Request('http://localhost/api/news/', { method: 'POST', headers, body }));
  return { status, stored: inserted };
}

const api = new Api({ url: 'http://localhost/api', token: 'any', fetch: server });

/** Sends an article to the server as the certifier does, which makes the form from its own sample. */
async function verdictOfCertifier(texts: ReturnType<typeof sentTexts>) {
  inserted = [];
  api.forgetCalls();
  const changes = Object.fromEntries(TEXT_FIELDS.map((field) => [field, texts[field]] as const));
  const { status } = await api.call('createArticle', {
    form: api.form({ ...api.fields(), ...changes }),
    signedIn: true,
  });
  return { status, stored: inserted };
}

const post = async (path: string, body: BodyInit, type: string) => {
  const headers = { 'Content-Type': type, Authorization: 'Bearer any' };
  return handle(new Request(`http://localhost/api${path}`, { method: 'POST', headers, body }));
};

/** What the contract says, from the document itself and from the generated validators. */
function inContract(id: OperationId, body: Readonly<Record<string, unknown>>): boolean {
  const isValid = fits(bodySchema(id), body);
  expect(requestProblems(id, { body }) === null, JSON.stringify(body)).toBe(isValid);
  return isValid;
}

const EDGE = fc.constantFrom(299, 300, 301, 119, 120, 121);
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.tuple(fc.constantFrom('x', 'é', '🚚', 'a-', '\n', ' '), EDGE).map(([unit, count]) => unit.repeat(count)),
  fc.tuple(fc.string({ minLength: 1, maxLength: 9 }), EDGE).map(([unit, count]) => unit.repeat(count).slice(0, count)),
);
/** Every line break takes two characters in a form. */
const lines = fc.integer({ min: 90, max: 151 }).map((count) => 'x\n'.repeat(count));
const slugs = fc.oneof(
  words.map(slugify),
  fc.stringMatching(/^[a-z0-9_-]{0,130}$/),
  fc.constantFrom('admin', 'sample', 'snake_case-api-launch', 'x'.repeat(120), 'x'.repeat(121)),
  words,
);
const dates = fc.oneof(
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
  words,
);
/** Texts for each field of an article: some with a pattern of its own, and any text as long as the field may be. */
const own: Partial<Record<TextField, fc.Arbitrary<string>>> = {
  title: fc.oneof(words, lines),
  slug: slugs,
  date: dates,
};
const textFor = (field: TextField) => {
  const { maxLength = 0, isRequired } = textRules[field];
  const edge = fc.constantFrom(-1, 0, 1).map((more) => 'é'.repeat(maxLength + more));
  const text = own[field] ?? fc.oneof(words, lines, edge);
  return isRequired ? text : fc.option(text, { nil: undefined });
};
const texts = fc.record(Object.fromEntries(TEXT_FIELDS.map((field) => [field, textFor(field)] as const)));

/** Valid texts. No sample article has this slug. */
const usual = { ...exampleTexts(), slug: 'a-slug' };

/** All texts but one are usually valid, so that a single text decides. */
const drafts = texts.chain((odd) =>
  fc.constantFrom<readonly TextField[]>(...TEXT_FIELDS.map((field) => [field]), TEXT_FIELDS).map((fields) => ({
    ...textsWith((field) => (fields.includes(field) ? odd[field] : usual[field])),
    bannerImage: '',
    sections: [],
    sidebarItems: [],
  })),
);

describe('the editor, the mock backend, the server, the certifier and the contract', () => {
  it('agree on every text of an article', { timeout }, async () => {
    const verdicts = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const isRefused = refusalOf(editorArticle(draft), {}) !== undefined;
        const form = encodeArticle(draft, undefined);
        const { body, contentType } = multipartOf(form);
        const { status } = await post('/news/', body, contentType);
        expect(status, JSON.stringify(draft)).toBe(isRefused ? 422 : 201);
        const texts = sentTexts(draft);
        for (const verdict of [await verdictOfServer(body, contentType), await verdictOfCertifier(texts)]) {
          expect(verdict.status, JSON.stringify(draft)).toBe(status);
          const lost = Object.values(texts).filter((text) => !isRefused && !verdict.stored.includes(text));
          expect(lost).toEqual([]);
        }
        const sent = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
        expect(inContract('createArticle', Object.fromEntries(sent)), JSON.stringify(draft)).toBe(!isRefused);
        verdicts[isRefused ? 'refused' : 'accepted'] += 1;
      }),
      { numRuns },
    );
    expect(verdicts.accepted).toBeGreaterThan(numRuns / 10);
    expect(verdicts.refused).toBeGreaterThan(numRuns / 10);
  });

  it('agree on every contact request', { timeout }, async () => {
    const field = fc.option(words, { nil: undefined });
    const email = fc.oneof(
      fc.emailAddress(),
      words,
      fc.constantFrom('jörg@müller.example', 'a@b', ' a@b.example', 'a@b..c'),
    );
    const requests = fc.record({ name: field, email, mobile: field, company: field, message: field });
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const text = JSON.stringify(request);
        const { status } = await post('/contact', text, 'application/json');
        expect(status, text).toBe(inContract('requestContact', JSON.parse(text)) ? 201 : 422);
      }),
      { numRuns },
    );
  });

  it('accept every request that the callback form accepts', { timeout }, async () => {
    const values = fc.record({
      name: words,
      company: words,
      email: fc.oneof(fc.emailAddress(), words),
      phone: fc.stringMatching(/^\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}$/),
      topic: fc.constant(''),
      linked: fc.constant(''),
    });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(values, async (form) => {
        const fields = ['name', 'company', 'email', 'phone'] as const;
        if (fields.some((field) => checkField(field, form[field]) !== undefined)) return;
        accepted += 1;
        const lead = { ...leadOf(form, []) };
        const { status } = await post('/contact', JSON.stringify(lead), 'application/json');
        expect(status, JSON.stringify(lead)).toBe(201);
        expect(inContract('requestContact', lead)).toBe(true);
      }),
      { numRuns },
    );
    expect(accepted).toBeGreaterThan(numRuns / 100);
  });
});
