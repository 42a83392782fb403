import { beforeEach, describe, expect, it } from 'vitest';
import { ARTICLE_VERSIONS } from '~contract/generated/limits';
import type { SecuredBackend } from '~contract/http/fetch-handler';
import { articleFields } from '../../tests/support/article-fields';
import { createBackend } from './backend';
import { dataUrl, memoryStorage } from './memory-storage';
import type { Storage } from './storage';

const here = { origin: 'http://localhost:3001', base: '/api', address: '203.0.113.7', token: '' };
const none = { path: {}, query: {}, header: {} };
const form = { ...articleFields, date: '2026-11-01' };
const png = (size = 40) => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (char) => char.charCodeAt(0)));
  return { name: 'banner.png', bytes };
};

let backend: SecuredBackend;
let images: string[];
let today: Date;

beforeEach(() => {
  images = [];
  const storage: Storage = {
    ...memoryStorage(),
    putImage: async () => {
      images.push(`/uploads/${images.length + 1}.png`);
      return images.at(-1) ?? '';
    },
    dropImage: async (address) => {
      images = images.filter((image) => image !== address);
    },
  };
  today = new Date(Date.UTC(2026, 10, 21));
  backend = createBackend({ storage, now: () => today });
});

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

describe('news', () => {
  it('returns articles without their content for a summary', async () => {
    const result = await list({ fields: 'summary', limit: '1' });
    expect(result).toMatchObject({ body: { total: 9, data: [{ sections: [], sidebarItems: [] }] } });
  });

  it('finds an article by a former slug, until another article takes it or it is deleted', async () => {
    const bySlug = async () => {
      const found = await backend.operations.getArticleBySlug({ ...none, path: { slug: 'former' }, body: {} }, here);
      return found.status === 200 ? found.body.data.slug : found.status;
    };
    const id = idOf(await create({ slug: 'former' }));
    await update(id, { slug: 'present' });
    expect(await bySlug()).toBe('present');
    const other = idOf(await create({ slug: 'former', title: '"slug":"former"' }));
    expect(await bySlug()).toBe('former');
    for (const gone of [other, id]) {
      await backend.operations.deleteArticle({ path: { id: String(gone) }, query: {}, header: {}, body: {} }, here);
      expect(await bySlug()).toBe(gone === other ? 'present' : 404);
    }
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
  });

  it('stores an update based on a tag that a proxy has rewritten', async () => {
    const first = await create({});
    const id = idOf(first);
    let last: { readonly status: number; headers?: Readonly<Record<string, string>> } = first;
    for (const rewrite of [(tag: string) => `W/${tag}`, (tag: string) => tag.replace(/"$/, '-gzip"')]) {
      last = await update(id, {}, rewrite(etagOf(last)));
      expect(last.status).toBe(200);
    }
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
    expect(images).toEqual(['/uploads/1.png']);
  });

  it('keeps the file of a banner as long as a version has it', async () => {
    const id = idOf(await create({ image: png() }));
    await update(id, { image: png() });
    for (let version = 3; version <= ARTICLE_VERSIONS; version += 1) await update(id, { bannerImage: '' });
    expect(images).toEqual(['/uploads/1.png', '/uploads/2.png']);
    await update(id, {});
    expect(images).toEqual(['/uploads/2.png']);
    await backend.operations.deleteArticle({ ...none, path: { id: String(id) }, body: {} }, here);
    await create({ slug: 'soon' });
    expect(images).toEqual(['/uploads/2.png']);
    today = new Date(Date.UTC(2026, 11, 24));
    await create({ slug: 'later' });
    expect(images).toEqual([]);
  });

  it('returns a version with its picture, also after the article has lost it', async () => {
    backend = createBackend({ storage: memoryStorage() });
    const [first, second] = [png(50), png(60)];
    const id = idOf(await create({ image: first }));
    await update(id, {});
    await update(id, { image: second });
    await update(id, { image: first });
    await update(id, { bannerImage: '' });
    const path = { id: String(id) };
    const banners = async () => {
      const { body } = await backend.operations.listVersions({ ...none, path, body: {} }, here);
      if (!('data' in body)) throw new Error(body.message);
      return Promise.all(
        body.data.map(async ({ version }) => {
          const result = await backend.operations.getVersion(
            { ...none, path: { ...path, version: String(version) }, body: {} },
            here,
          );
          return result.status === 200 ? result.body.data.bannerImage?.length : undefined;
        }),
      );
    };
    const [one, two] = [first, second].map(({ bytes }) => dataUrl(bytes, 'image/png').length);
    expect(await banners()).toEqual([undefined, one, two, one, one]);
    await backend.operations.deleteArticle({ ...none, path, body: {} }, here);
    expect(await banners()).toEqual([undefined, one, two, one, one]);
  });

  it('stores no image of a refused request', async () => {
    await create({ slug: 'taken' });
    expect((await create({ slug: 'taken', image: png() })).status).toBe(409);
    expect((await update(999, { image: png() })).status).toBe(404);
    expect(images).toEqual([]);
  });
});
