import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import { Api } from '../../certifier/client/api';
import type { Fields } from '../../certifier/client/wire';
import {
  type RunningServer,
  removeDirectory,
  startServer,
  temporaryDirectory,
} from '../support/servers/mock-server-process';

/** The certifier's rules about simultaneous requests are about one operation each. These tests mix operations. */

let server: RunningServer;
let api: Api;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: await temporaryDirectory(), CONTACTS_PER_MINUTE: '1000' });
  api = new Api({ url: server.url, credentials: DEMO_ADMIN });
  await api.token();
});
afterAll(async () => {
  await server.end();
  await removeDirectory(server.dataDir);
});

const WRITERS = 10;
const together = <Result>(send: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: WRITERS }, (_, at) => send(at)));
const update = (id: string | number, fields: Fields) =>
  api.call('updateArticle', { id, form: api.form(fields), signedIn: true });
const create = (fields: Fields, headers: Readonly<Record<string, string>> = {}) =>
  api.call('createArticle', { form: api.form(fields), headers, signedIn: true });
const slugs = async () => (await api.list()).map(({ slug }) => slug);

describe('simultaneous requests', () => {
  it('only one of several updates and creations gets the same slug', async () => {
    const owners = await together(() => api.article());
    const { slug } = api.fields();
    const responses = await together((at) => {
      const { id, fields } = owners[at] ?? { id: '', fields: api.fields() };
      return at % 2 === 0 ? update(id, { ...fields, slug }) : create(api.fields({ slug }));
    });
    expect(responses.filter(({ status }) => status !== 409)).toHaveLength(1);
    expect((await slugs()).filter((used) => used === slug)).toHaveLength(1);
  });

  it.each(['updated', 'deleted'])(
    'a slug that becomes free because its article is %s never belongs to two articles',
    async (how) => {
      const { id, fields } = await api.article();
      const free = () =>
        how === 'deleted'
          ? api.call('deleteArticle', { id, signedIn: true })
          : update(id, { ...fields, slug: api.fields().slug });
      const [, creation] = await Promise.all([free(), create(api.fields({ slug: fields.slug }))]);
      const owners = (await slugs()).filter((used) => used === fields.slug);
      expect(owners).toHaveLength(creation.status === 201 ? 1 : 0);
    },
  );

  it('updates without a version are stored one after the other, never mixed', async () => {
    const { id, fields } = await api.article();
    const versions = Array.from({ length: WRITERS }, (_, at) => ({
      ...fields,
      title: `Editor ${at}`,
      sections: JSON.stringify([{ title: `Editor ${at}`, content: [] }]),
    }));
    await together((at) => update(id, versions[at] ?? fields));
    const stored = await api.read(id);
    api.expectSame('by id', stored, id, versions.find(({ title }) => title === stored.title) ?? fields);
  });

  it('two different articles with the same key create only one', async () => {
    const headers = { 'Idempotency-Key': api.unique() };
    const responses = await Promise.all([create(api.fields(), headers), create(api.fields(), headers)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('leads, articles and logins are all stored, and meanwhile no list gets shorter', async () => {
    const lead = { name: 'Priya', email: 'priya@harbor.example', mobile: '4045550134', company: api.unique() };
    const fields = Array.from({ length: WRITERS }, () => api.fields());
    const lists: number[] = [];
    const tokens: string[] = [];
    const writes = together(async (at) => {
      await Promise.all([create(fields[at] ?? api.fields()), api.expect(201, 'requestContact', { json: lead })]);
      tokens.push(await api.login());
    });
    // One reader, because the responses to several could arrive in a different order.
    do lists.push((await api.list()).length);
    while (tokens.length < WRITERS);
    await writes;
    const leads: { company: string }[] = await (await fetch(new URL('/data/leads', server.url))).json();
    expect(leads.filter(({ company }) => company === lead.company)).toHaveLength(WRITERS);
    expect(await slugs()).toEqual(expect.arrayContaining(fields.map(({ slug }) => slug)));
    expect(lists).toEqual(lists.toSorted((one, other) => one - other));
    for (const token of tokens) {
      await api.expect(200, 'listSessions', { headers: { Authorization: `Bearer ${token}` } });
    }
  });

  it('a read during a deletion returns the complete article or 404', async () => {
    const { id, fields } = await api.article();
    const deletion = api.expect(200, 'deleteArticle', { id, signedIn: true });
    const reads = await together(() => api.call('getArticle', { id }));
    await deletion;
    for (const { status, body } of reads)
      expect([status, Object(body.data).title]).toBeOneOf([
        [200, fields.title],
        [404, undefined],
      ]);
  });
});
