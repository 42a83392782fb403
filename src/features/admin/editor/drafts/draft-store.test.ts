// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft } from '~/features/admin/editor/model/editor-article';
import {
  clearDrafts,
  type Draft,
  dropOldDrafts,
  keepDraft,
  keepTail,
  KEPT_MS,
  listDrafts,
  openDrafts,
  removeDrafts,
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
  openDrafts();
});

it('keeps one draft for each article, the newest first', async () => {
  await keepDraft(draft('a', 'Old', 1));
  await keepDraft(draft('b', 'Other', 3));
  expect(await keepDraft(draft('a', 'New', 2))).toBe('kept');
  expect(await titles()).toEqual(['Other', 'New']);
  await removeDrafts(['b']);
  expect(await titles()).toEqual(['New']);
});

it('prefers what was written when the page was closed, if it is newer', async () => {
  await keepDraft(draft('a', 'Kept', 1));
  keepTail(draft('a', 'Last words', 2));
  expect(await titles()).toEqual(['Last words']);
  await removeDrafts(['a']);
  expect(await titles()).toEqual([]);
});

it('drops drafts after 14 days, never the one that is asked for', async () => {
  const old = Date.now() - KEPT_MS - 1;
  await keepDraft(draft('a', 'Old', old));
  await keepDraft(draft('b', 'Old too', old));
  await keepDraft(draft('c', 'New'));
  await dropOldDrafts('b');
  expect(await titles()).toEqual(['New', 'Old too']);
});

it('makes room by removing the oldest draft when the storage is full', async () => {
  await keepDraft(draft('a', 'Oldest', 1));
  await keepDraft(draft('b', 'Newer', 2));
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(put).toBeDefined();
  expect(await keepDraft(draft('c', 'Mine', 3))).toBe('made-room');
  expect(await titles()).toEqual(['Mine', 'Newer']);
});

it('keeps a draft in the page where storage is blocked', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await keepDraft(draft('a', 'In memory'))).toBe('memory');
  expect(await titles()).toEqual(['In memory']);
});

it('keeps nothing after all drafts were given up, until an editor opens again', async () => {
  await keepDraft(draft('a', 'Given up'));
  await clearDrafts();
  await keepDraft(draft('a', 'From an editor that is being left'));
  keepTail(draft('a', 'Its last words'));
  expect(await titles()).toEqual([]);
  openDrafts();
  await keepDraft(draft('b', 'New'));
  expect(await titles()).toEqual(['New']);
});
