import { beforeEach, describe, expect, it } from 'vitest';
import type { SecuredBackend } from '~contract/fetch-handler';
import {
  CONTACT_MAX_REQUESTS,
  CONTACT_WINDOW_SECONDS,
  LOGIN_MAX_FAILURES_PER_ACCOUNT,
  LOGIN_MAX_FAILURES_PER_ADDRESS,
  LOGIN_WINDOW_SECONDS,
} from '~contract/generated/limits';
import { createBackend, DEMO_ADMIN } from './backend';
import { memoryStorage } from './memory-storage';
import { seedArticles } from './seed/articles';
import { TOKEN_LIFETIME_MS } from './session';
import type { Storage } from './storage';

const here = { origin: 'http://localhost:3001', base: '/api', address: '203.0.113.7', token: '' };
const none = { path: {}, query: {}, header: {} };
const form = { title: 'New', slug: 'new', date: '2026-11-01', sections: '[]', sidebarItems: '[]' };
const png = (size = 40) => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (char) => char.charCodeAt(0)));
  return { name: 'banner.png', bytes };
};

let clock: number;
let storage: Storage;
let backend: SecuredBackend;
let images: string[];

beforeEach(() => {
  clock = Date.UTC(2026, 10, 21);
  images = [];
  storage = {
    ...memoryStorage(),
    putImage: async () => {
      images.push(`/uploads/${images.length + 1}.png`);
      return images.at(-1) ?? '';
    },
    dropImage: async (address) => {
      images = images.filter((image) => image !== address);
    },
  };
  backend = createBackend({ storage, now: () => new Date(clock) });
});

const login = (password: string, { email = DEMO_ADMIN.email as string, address = here.address } = {}) =>
  backend.operations.login({ ...none, body: { email, password } }, { ...here, address });
const tokenOf = (result: Awaited<ReturnType<typeof login>>) => (result.status === 200 ? result.body.token : '');
const create = (body: object, key?: string) =>
  backend.operations.createArticle(
    { ...none, header: key ? { 'Idempotency-Key': key } : {}, body: { ...form, ...body } },
    here,
  );
const update = (id: number, body: object, ifMatch?: string) =>
  backend.operations.updateArticle(
    { path: { id: String(id) }, query: {}, header: ifMatch ? { 'If-Match': ifMatch } : {}, body: { ...form, ...body } },
    here,
  );
const list = (query: object = {}) => backend.operations.listArticles({ ...none, query, body: {} }, here);
const idOf = (result: Awaited<ReturnType<typeof create>>) => (result.status === 201 ? Number(result.body.data.id) : 0);
const etagOf = (result: { headers?: Readonly<Record<string, string>> }) => result.headers?.ETag ?? '';

describe('session', () => {
  it('issues a token that is valid for eight hours', async () => {
    const token = tokenOf(await login(DEMO_ADMIN.password, { email: ' Admin@Mindwave.example ' }));
    clock += TOKEN_LIFETIME_MS - 1;
    expect(await backend.isSignedIn(token)).toBe(true);
    clock += 1;
    expect(await backend.isSignedIn(token)).toBe(false);
    expect(await backend.isSignedIn('')).toBe(false);
  });

  it('ends one session with a logout', async () => {
    const [one, other] = [tokenOf(await login(DEMO_ADMIN.password)), tokenOf(await login(DEMO_ADMIN.password))];
    expect((await backend.operations.logout({ ...none, body: {} }, { ...here, token: one })).status).toBe(204);
    expect(await backend.isSignedIn(one)).toBe(false);
    expect(await backend.isSignedIn(other)).toBe(true);
  });

  it('blocks an account after five failures in a row, until a minute after the first one', async () => {
    for (let count = 0; count < LOGIN_MAX_FAILURES_PER_ACCOUNT; count++) {
      expect((await login('wrong')).status).toBe(401);
      clock += 1000;
    }
    const refused = await login(DEMO_ADMIN.password);
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '55' } });
    expect((await login('wrong', { email: 'other@mindwave.example' })).status).toBe(401);
    clock += (LOGIN_WINDOW_SECONDS - LOGIN_MAX_FAILURES_PER_ACCOUNT) * 1000;
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
  });

  it('blocks an address after twenty failures for any accounts, but no other address', async () => {
    for (let count = 0; count < LOGIN_MAX_FAILURES_PER_ADDRESS; count++)
      expect((await login('wrong', { email: `${count}@mindwave.example` })).status).toBe(401);
    expect((await login('wrong', { email: 'new@mindwave.example' })).status).toBe(429);
    expect((await login(DEMO_ADMIN.password)).status).toBe(429);
    expect((await login('wrong', { address: '198.51.100.1' })).status).toBe(401);
  });

  it('takes the correct password from an address without failures, even while strangers fail', async () => {
    for (let count = 0; count < LOGIN_MAX_FAILURES_PER_ACCOUNT; count++)
      await login('wrong', { address: `198.51.100.${count}` });
    expect((await login('wrong')).status).toBe(429);
    expect((await login(DEMO_ADMIN.password, { address: '198.51.100.1' })).status).toBe(429);
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
    expect((await login('wrong', { address: '198.51.100.9' })).status).toBe(429);
  });

  it('forgets failures after a success', async () => {
    for (let count = 0; count < LOGIN_MAX_FAILURES_PER_ACCOUNT - 1; count++) await login('wrong');
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
    expect((await login('wrong')).status).toBe(401);
    expect((await login(DEMO_ADMIN.password)).status).toBe(200);
  });
});

describe('contact', () => {
  const lead = { name: 'Jordan', email: 'jordan@coastal.example', mobile: '4045550123', company: 'Coastal' };
  const send = (body: object, key?: string, address = here.address) =>
    backend.operations.requestContact(
      { ...none, header: key ? { 'Idempotency-Key': key } : {}, body: { ...lead, ...body } },
      { ...here, address },
    );

  it('limits the requests of one address within a minute, including repeated ones', async () => {
    for (let count = 0; count < CONTACT_MAX_REQUESTS; count++) expect((await send({}, 'key')).status).toBe(201);
    clock += 10_000;
    expect(await send({}, 'key')).toMatchObject({ status: 429, headers: { 'Retry-After': '50' } });
    expect((await send({}, undefined, '198.51.100.1')).status).toBe(201);
    expect((await storage.read()).leads).toHaveLength(2);
    clock += CONTACT_WINDOW_SECONDS * 1000;
    expect((await send({})).status).toBe(201);
    expect((await storage.read()).contacts).toHaveLength(1);
  });

  it('stores a request with a repeated key once, and refuses the key for another request', async () => {
    const first = await send({}, 'key-1');
    expect(await send({}, 'key-1')).toEqual(first);
    expect((await send({ name: 'Other' }, 'key-1')).status).toBe(422);
    await send({}, 'key-2');
    await send({});
    expect((await storage.read()).leads).toHaveLength(3);
  });

  it('forgets a key after a day', async () => {
    await send({}, 'key-1');
    clock += 24 * 60 * 60 * 1000;
    await send({}, 'key-1');
    expect((await storage.read()).leads).toHaveLength(2);
  });
});

describe('news', () => {
  it('starts with the sample articles, newest first', async () => {
    const result = await list();
    const slugs = result.status === 200 ? result.body.data.map(({ slug }) => slug) : [];
    expect(slugs).toEqual(seedArticles.map(({ slug }) => slug));
  });

  it('sorts articles with the same date by creation, newest first', async () => {
    await create({ slug: 'first' });
    await create({ slug: 'second' });
    await create({ slug: 'older', date: '2026-10-31' });
    const result = await list({ q: ' nEW ' });
    expect(result).toMatchObject({
      body: { total: 3, page: 1, data: [{ slug: 'second' }, { slug: 'first' }, { slug: 'older' }] },
    });
  });

  it.each([
    [{ page: '2', limit: '4' }, 4],
    [{ page: '3', limit: '4' }, 1],
    [{ page: '4', limit: '4' }, 0],
    [{ limit: '100' }, 9],
    [{ page: '1' }, 9],
  ])('returns a page for %j', async (query, length) => {
    const result = await list(query);
    expect(result.status === 200 && result.body.data.length).toBe(length);
  });

  it('returns articles without their content if the summary is enough', async () => {
    const result = await list({ fields: 'summary', limit: '1' });
    expect(result).toMatchObject({ body: { total: 9, data: [{ sections: [], sidebarItems: [] }] } });
  });

  it("refuses another article's slug on create and on update, but not the article's own slug", async () => {
    const one = await create({ slug: 'one' });
    await create({ slug: 'two' });
    expect((await create({ slug: 'one' })).status).toBe(409);
    expect((await update(idOf(one), { slug: 'two' })).status).toBe(409);
    expect((await update(idOf(one), { slug: 'one', title: 'Again' })).status).toBe(200);
  });

  it('stores an update only if the article has not changed since it was read', async () => {
    const created = await create({});
    const first = etagOf(created);
    const saved = await update(idOf(created), { title: 'Mine' }, first);
    expect(saved.status).toBe(200);
    expect(etagOf(saved)).not.toBe(first);
    expect(await update(idOf(created), { title: 'Theirs' }, first)).toMatchObject({
      status: 412,
      headers: { ETag: etagOf(saved) },
    });
    expect((await update(idOf(created), { title: 'Theirs' }, `"x", ${etagOf(saved)}`)).status).toBe(200);
    expect((await update(idOf(created), { title: 'Any' }, '*')).status).toBe(200);
    expect((await update(idOf(created), { title: 'Weak' }, `W/${etagOf(saved)}`)).status).toBe(412);
  });

  it('creates a new entity tag even if the content is the same as before', async () => {
    const created = await create({});
    await update(idOf(created), { title: 'Other' });
    expect(etagOf(await update(idOf(created), {}))).not.toBe(etagOf(created));
  });

  it('creates one article for a repeated key, and does not restore a deleted one', async () => {
    const first = await create({ image: png() }, 'key');
    expect(await create({ image: png() }, 'key')).toEqual(first);
    expect(images).toHaveLength(1);
    expect((await create({ title: 'Else' }, 'key')).status).toBe(422);
    await backend.operations.deleteArticle(
      { path: { id: String(idOf(first)) }, query: {}, header: {}, body: {} },
      here,
    );
    expect((await create({ image: png() }, 'key')).status).toBe(409);
    expect(images).toEqual([]);
  });

  it('returns the address of an uploaded banner with the host, and deletes a replaced or removed file', async () => {
    const created = await create({ image: png() });
    expect(created).toMatchObject({ body: { data: { bannerImage: 'http://localhost:3001/uploads/1.png' } } });
    const id = idOf(created);
    expect(await update(id, {})).toMatchObject({
      body: { data: { bannerImage: 'http://localhost:3001/uploads/1.png' } },
    });
    expect(await update(id, { bannerImage: 'http://localhost:3001/uploads/1.png' })).toMatchObject({
      body: { data: { bannerImage: 'http://localhost:3001/uploads/1.png' } },
    });
    expect(images).toHaveLength(1);
    await update(id, { image: png() });
    expect(images).toHaveLength(1);
    expect(await update(id, { bannerImage: '' })).toMatchObject({ body: { data: { bannerImage: null } } });
    expect(images).toEqual([]);
  });

  it('stores no image of a refused request', async () => {
    await create({ slug: 'taken' });
    expect((await create({ slug: 'taken', image: png() })).status).toBe(409);
    expect((await update(999, { image: png() })).status).toBe(404);
    expect(images).toEqual([]);
  });
});
