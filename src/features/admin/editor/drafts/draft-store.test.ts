// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft } from '~/features/admin/editor/model/editor-article';
import {
  clearDrafts,
  DRAFT_LIFETIME_MS,
  type Draft,
  listDrafts,
  removeDrafts,
  removeOldDrafts,
  reopenDraftStore,
  storeDraft,
  storeDraftSync,
} from './draft-store';

const draft = (key: string, title: string, at = Date.now()): Draft => ({
  key,
  article: { ...emptyDraft('2026-11-20'), title },
  picture: undefined,
  base: undefined,
  version: undefined,
  at,
});
const titles = async () => (await listDrafts()).map(({ article }) => article.title);

beforeEach(async () => {
  vi.restoreAllMocks();
  await clearDrafts();
  reopenDraftStore();
});

it('completes a draft of an older release that lacks a field', async () => {
  const { title, date } = draft('a', 'Old').article;
  const article = { title, date };
  const older: unknown = { ...draft('a', 'Old'), article, base: article, attempt: { article, key: 'one' } };
  await storeDraft(older as Draft);
  reopenDraftStore();
  const complete = { ...emptyDraft(date), title };
  expect(await listDrafts()).toMatchObject([
    { article: complete, base: complete, attempt: { article: complete, key: 'one' } },
  ]);
});

it('stores one draft for each article, newest first', async () => {
  await storeDraft(draft('a', 'Old', 1));
  await storeDraft(draft('b', 'Other', 3));
  expect(await storeDraft(draft('a', 'New', 2))).toBe('stored');
  expect(await titles()).toEqual(['Other', 'New']);
  await removeDrafts(['b']);
  expect(await titles()).toEqual(['New']);
});

it('prefers the draft that was stored when the page was closed, if it is newer', async () => {
  await storeDraft(draft('a', 'Stored', 1));
  storeDraftSync(draft('a', 'Last words', 2));
  expect(await titles()).toEqual(['Last words']);
  await removeDrafts(['a']);
  expect(await titles()).toEqual([]);
});

const DAY = 24 * 60 * 60 * 1000;

it('removes drafts that were found too old on two days, but never the draft of the open article', async () => {
  const old = Date.now() - DRAFT_LIFETIME_MS - 1;
  await storeDraft(draft('a', 'Old', old));
  await storeDraft(draft('b', 'Old too', old));
  await storeDraft(draft('c', 'New'));
  await removeOldDrafts('b');
  await removeOldDrafts('b', Date.now() + DAY - 1000);
  expect(await titles()).toHaveLength(3);
  await removeOldDrafts('b', Date.now() + DAY + 1000);
  expect(await titles()).toEqual(['New', 'Old too']);
});

it.each([
  ['20 days ahead for one visit', [20, 0, 1]],
  ['a year ahead, and then two', [365, 730, 0]],
  ['a year back', [-365, 0]],
  ['ahead, and a visit when the draft is really old', [20, 0, 16]],
])('keeps a draft while the clock is wrong: %s', async (_, days) => {
  await storeDraft(draft('a', 'Mine'));
  for (const day of days) await removeOldDrafts('other', Date.now() + day * DAY);
  expect(await titles()).toEqual(['Mine']);
});

it('makes room by removing the oldest draft when the storage is full', async () => {
  await storeDraft(draft('a', 'Oldest', 1));
  await storeDraft(draft('b', 'Newer', 2));
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(put).toBeDefined();
  expect(await storeDraft(draft('c', 'Mine', 3))).toBe('made-room');
  expect(await titles()).toEqual(['Mine', 'Newer']);
});

it('stores a draft in the page when storage is blocked', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await storeDraft(draft('a', 'In memory'))).toBe('memory');
  expect(await titles()).toEqual(['In memory']);
});

it('stores nothing after all drafts are cleared, until an editor opens', async () => {
  await storeDraft(draft('a', 'Cleared'));
  await clearDrafts();
  await storeDraft(draft('a', 'From an editor that closes'));
  storeDraftSync(draft('a', 'Its last words'));
  expect(await titles()).toEqual([]);
  reopenDraftStore();
  await storeDraft(draft('b', 'New'));
  expect(await titles()).toEqual(['New']);
});
