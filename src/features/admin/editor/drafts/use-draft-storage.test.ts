// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { clearDrafts, listDrafts, reopenDraftStore, storeDraft } from './draft-store';
import { useDraftStorage } from './use-draft-storage';

const base = emptyDraft('2026-11-27');
const titled = (title: string) => ({ ...base, title });

/** The input of an editor that has unsaved changes and this key. */
const unsaved = (key: string, title: string) => ({
  keys: { key, newPrefix: 'new-', extraKey: `${key}~editor` },
  isNew: key.startsWith('new-'),
  isCopy: false,
  present: editorArticle(titled(title)),
  isDirty: true,
  base,
  version: undefined,
  attempt: undefined,
});

const stored = async () => (await listDrafts()).map(({ key, article }) => [key, article.title]);

beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  await clearDrafts();
  reopenDraftStore();
});

it('keeps one draft when a new article gets its own key with the first save', async () => {
  const { rerender } = renderHook(useDraftStorage, { initialProps: unsaved('new-1', 'One') });
  await waitFor(async () => expect(await stored()).toEqual([['new-1', 'One']]));
  rerender(unsaved('5', 'One and two'));
  await waitFor(async () => expect(await stored()).toEqual([['5', 'One and two']]));
});

it('neither offers nor replaces the draft of another new article when a copy opens', async () => {
  await storeDraft({ key: 'new-1', article: titled('Long'), picture: undefined, base, version: undefined, at: 1 });
  const copy = { ...unsaved('new-2', 'A copy'), isCopy: true };
  const { result } = renderHook(useDraftStorage, { initialProps: copy });
  await waitFor(async () => expect(await stored()).toContainEqual(['new-2', 'A copy']));
  expect(result.current.found).toBeUndefined();
  expect(await stored()).toContainEqual(['new-1', 'Long']);
});

it('keeps the found draft if the user leaves before the decision about it', async () => {
  await storeDraft({ key: '5', article: titled('Long'), picture: undefined, base, version: undefined, at: 1 });
  const { result, unmount } = renderHook(useDraftStorage, { initialProps: unsaved('5', 'A few letters') });
  await waitFor(() => expect(result.current.found).toBeDefined());
  unmount();
  expect(await stored()).toContainEqual(['5', 'Long']);
  expect(await stored()).toContainEqual([expect.any(String), 'A few letters']);
});
