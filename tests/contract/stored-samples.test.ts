import 'fake-indexeddb/auto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { encodeArticle } from '~/api/articles/article';
import { listDrafts, removeDrafts } from '~/features/admin/editor/drafts/draft-store';
import { importArticle } from '~/features/admin/editor/model/article-file';
import { draftOf, editorArticle, hasSameContent } from '~/features/admin/editor/model/editor-article';
import { OPTIONAL_TEXTS } from '~contract/article-texts';
import { createBackend } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import type { Storage } from '~mocks/backend/storage';
import { openDatabase as openBrowserDatabase, STATE_STORE } from '~mocks/database';
import { browserStorage } from '~mocks/storage';
import { readDataFile } from '../../mock-server/data-file';
import { findById, replaceArticle } from '../../server/api/articles';
import { findVersion, findVersions } from '../../server/api/versions';
import { sql } from '../../server/database/database';
import { migrate } from '../../server/database/migrate';
import { openDatabase } from '../../server/database/open-database';
import { createFormerSchema } from '../support/postgres/former-schema';

/** What was stored by the release that had no optional texts and no versions yet. */
const content = {
  title: 'Claims in fewer stops',
  slug: 'claims',
  date: '2026-11-12',
  bannerImage: null,
  sections: '[{"title":"A","content":[{"type":"table","rows":[1]}],"unknown":true}]',
  sidebarItems: '[]',
};
const storedState = {
  counter: 4,
  articles: [{ id: 3, ...content, etag: '"3-a"' }],
  leads: [],
  sessions: [],
  failures: [],
  requests: [],
  contacts: [],
};
const here = { origin: '', base: '', address: '', token: '' };
const asked = { path: { id: '3' }, query: {}, header: {}, body: {} };

/** Reads the article and saves it with a summary. Expects that nothing is lost, and that its former state becomes a version. */
async function expectUsable(storage: Storage): Promise<void> {
  const { operations } = createBackend({ storage });
  const { body } = await operations.getArticle(asked, here);
  expect(body).toEqual({ data: { id: 3, ...content } });
  const changed = { ...content, bannerImage: '', summary: 'New' };
  const saved = await operations.updateArticle({ ...asked, body: changed }, here);
  expect(saved.body).toMatchObject({ data: { ...content, summary: 'New' } });
  const { body: list } = await operations.listVersions(asked, here);
  if (!('data' in list)) throw new Error(list.message);
  const path = { id: '3', version: String(list.data[1]?.version) };
  expect((await operations.getVersion({ ...asked, path }, here)).body).toEqual({ data: { id: 3, ...content } });
}

it('opens a data file that the previous release of the mock server has written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-stored-'));
  await writeFile(join(folder, 'data.json'), JSON.stringify(storedState));
  const state = await readDataFile(join(folder, 'data.json'));
  await expectUsable(memoryStorage(state));
  await rm(folder, { recursive: true });
});

it('opens demo data that the previous release has stored in a browser', async () => {
  const database = await openBrowserDatabase('mindwave-before', () => undefined);
  const transaction = database.transaction(STATE_STORE, 'readwrite');
  const store = transaction.objectStore(STATE_STORE);
  store.clear();
  for (const [key, value] of Object.entries({ ...storedState, schema: 2 })) store.put(value, key);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
  await expectUsable(browserStorage('mindwave-before'));
});

it('opens a draft of the previous release with its picture, and saves it without loss', async () => {
  const { sections, sidebarItems, ...texts } = content;
  const article = { ...texts, bannerImage: '', sections: JSON.parse(sections), sidebarItems: JSON.parse(sidebarItems) };
  const picture = { blob: new Blob(['pixels']), name: 'port.png', width: 1200, chosenSize: 6 };
  const stored = { key: 'site 3', article, picture, base: article, version: '"3-a"', at: Date.now() };
  await set(stored.key, stored, createStore('mindwave-drafts', 'drafts'));
  const [draft] = await listDrafts();
  expect(draft).toMatchObject({
    key: 'site 3',
    article: { title: content.title, slug: content.slug },
    version: '"3-a"',
  });
  if (!draft) throw new Error('The draft is missing.');
  expect(draft.picture?.name).toBe('port.png');
  for (const field of OPTIONAL_TEXTS) expect(draft.article).not.toHaveProperty(field);
  const form = encodeArticle(draftOf(editorArticle(draft.article, draft.picture)), undefined);
  expect(form).toEqual({ ...content, bannerImage: '' });
  await removeDrafts([draft.key]);
});

it('opens an article file of the previous release', async () => {
  const { sections, sidebarItems, ...texts } = content;
  const file = { ...texts, bannerImage: '', sections: JSON.parse(sections), sidebarItems: JSON.parse(sidebarItems) };
  const draft = await importArticle(new File([JSON.stringify(file)], 'claims.json'));
  if (!draft) throw new Error('The file has no article.');
  expect(hasSameContent(draftOf(editorArticle(draft)), draft)).toBe(true);
  expect(draft).toMatchObject({ title: content.title, slug: content.slug, date: content.date });
  expect(draft).not.toHaveProperty('bannerAlt');
});

it('opens a database of the previous release, and keeps its articles as earlier versions', async () => {
  const database = await openDatabase('pglite:');
  await createFormerSchema(database, 3);
  await database.query(sql`
    insert into articles (title, search_title, slug, date, sections, sidebar_items, created_by, changed_by)
    values (${content.title}, 'claims', ${content.slug}, ${content.date}, ${content.sections}, '[]', 'a@b.example', 'a@b.example')`);
  await migrate(database);
  const before = await findById(database, '1');
  expect(before?.article).toEqual({ id: '1', ...content });
  const fields = { ...content, summary: 'New', bannerAlt: '' };
  expect(await replaceArticle(database, '1', undefined, fields, undefined, 'c@d.example')).toBe(true);
  expect((await findById(database, '1'))?.article).toEqual({ id: '1', ...fields });
  expect(await findVersions(database, '1')).toMatchObject([
    { version: 2, savedBy: 'c@d.example' },
    { version: 1, savedBy: 'a@b.example' },
  ]);
  expect(await findVersion(database, '1', '1')).toEqual(before?.article);
  await database.close();
}, 60_000);
