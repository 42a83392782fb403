import { describe, expect, it, vi } from 'vitest';
import type { Article } from '~/api/article';
import { ApiError } from '~/api/errors';
import { draftOf, draftOfArticle, editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { type Known, saveOnce, type SavingCalls } from './save-article';

const mine = editorArticle({ ...emptyDraft('2026-11-20'), title: 'Mine', slug: 'mine' });
const stored = (change: Partial<Article> = {}): Article => ({
  ...draftOf(mine),
  id: '7',
  unreadable: {},
  ...change,
});
const NEW: Known = { id: undefined, version: undefined, server: undefined, unanswered: undefined };
const old = stored({ title: 'Old' });
const KNOWN: Known = { id: '7', version: '"1"', server: draftOfArticle(old), unanswered: undefined };

const answer = (article: Article | undefined, version?: string) => Promise.resolve({ article, version });
const refuse = (status: ApiError['status'], message = '', fields = {}) =>
  Promise.reject(new ApiError(status, message, { isFromServer: message !== '', fields }));

function calls(change: Partial<SavingCalls> = {}): SavingCalls {
  return {
    save: vi.fn(() => answer(stored(), '"2"')),
    byId: vi.fn(() => answer(old, '"1"')),
    bySlug: vi.fn(() => Promise.resolve(null)),
    ...change,
  };
}

describe('saving', () => {
  it('creates without an id and updates with one', async () => {
    const backend = calls();
    expect(await saveOnce(mine, NEW, 'k', backend)).toMatchObject({
      kind: 'saved',
      known: { id: '7', version: '"2"' },
    });
    await saveOnce(mine, KNOWN, 'k', backend);
    expect(backend.save).toHaveBeenNthCalledWith(1, { draft: draftOf(mine), key: 'k' });
    expect(backend.save).toHaveBeenNthCalledWith(2, { draft: draftOf(mine), key: 'k', id: '7', version: '"1"' });
  });

  it.each([
    [500, 'Something broke', 'Something broke'],
    [500, '', 'Failed to save article. Please try again.'],
    ['FETCH_ERROR' as const, '', 'Failed to save article. Please try again.'],
  ])('shows the server message of %s, else the specified one', async (status, message, shown) => {
    const backend = calls({ save: () => refuse(status, message) });
    expect(await saveOnce(mine, NEW, 'k', backend)).toMatchObject({ kind: 'failed', message: shown });
  });

  it('puts a taken slug beside its field', async () => {
    const backend = calls({ save: () => refuse(409, 'Taken', { slug: 'In use.' }) });
    expect(await saveOnce(mine, NEW, 'k', backend)).toMatchObject({ kind: 'failed', fields: { slug: 'In use.' } });
  });

  it('looks, after a save was canceled, whether it had arrived all the same', async () => {
    const controller = new AbortController();
    const canceled = calls({
      signal: controller.signal,
      save: () => {
        controller.abort();
        return Promise.reject(controller.signal.reason);
      },
    });
    const outcome = await saveOnce(mine, NEW, 'k', canceled);
    expect(outcome).toEqual({ kind: 'canceled', known: { ...NEW, unanswered: mine } });
    if (outcome.kind !== 'canceled') return;
    const arrived = calls({ bySlug: () => Promise.resolve(stored()), byId: () => answer(stored(), '"1"') });
    expect(await saveOnce(mine, outcome.known, 'k', arrived)).toMatchObject({ kind: 'saved', known: { id: '7' } });
    expect(arrived.save).not.toHaveBeenCalled();
  });

  it('asks to sign in after a 401', async () => {
    const backend = calls({ save: () => refuse(401, 'Session over') });
    expect(await saveOnce(mine, KNOWN, 'k', backend)).toMatchObject({ kind: 'signIn' });
  });
});

describe('a lost answer', () => {
  it('does not create the article twice', async () => {
    const backend = calls({ save: vi.fn(() => refuse('FETCH_ERROR')) });
    const first = await saveOnce(mine, NEW, 'k', backend);
    if (first.kind !== 'failed') throw new Error(first.kind);
    expect(first.known.unanswered).toBe(mine);
    const again = calls({ bySlug: () => Promise.resolve(stored()), byId: () => answer(stored(), '"5"') });
    expect(await saveOnce(mine, first.known, 'k2', again)).toMatchObject({
      kind: 'saved',
      known: { id: '7', version: '"5"' },
    });
    expect(again.save).not.toHaveBeenCalled();
  });

  it('becomes an update when the text changed since', async () => {
    const later = { ...mine, title: 'Later' };
    const again = calls({ bySlug: () => Promise.resolve(stored()), byId: () => answer(stored(), '"5"') });
    await saveOnce(later, { ...NEW, unanswered: mine }, 'k2', again);
    expect(again.save).toHaveBeenCalledWith({ draft: draftOf(later), key: 'k2', id: '7', version: '"5"' });
  });

  it('is no conflict of an update with itself', async () => {
    const again = calls({ byId: () => answer(stored(), '"2"') });
    expect(await saveOnce(mine, { ...KNOWN, unanswered: mine }, 'k', again)).toMatchObject({ kind: 'saved' });
  });
});

describe('an empty answer', () => {
  it('is believed when the backend holds the article', async () => {
    const backend = calls({ save: () => answer(undefined), byId: () => answer(stored(), '"2"') });
    expect(await saveOnce(mine, KNOWN, 'k', backend)).toMatchObject({ kind: 'saved', known: { version: '"2"' } });
  });

  it('is a failure when it does not', async () => {
    const backend = calls({ save: () => answer(undefined) });
    expect(await saveOnce(mine, KNOWN, 'k', backend)).toMatchObject({ kind: 'failed' });
    expect(await saveOnce(mine, NEW, 'k', backend)).toMatchObject({ kind: 'failed' });
  });
});

describe('somebody else', () => {
  const theirs = stored({ title: 'Theirs' });

  it('is noticed by the version', async () => {
    const backend = calls({ save: () => refuse(412), byId: () => answer(theirs, '"9"') });
    expect(await saveOnce(mine, KNOWN, 'k', backend)).toEqual({ kind: 'conflict', theirs, version: '"9"' });
  });

  it('is noticed by reading again where the backend has no versions', async () => {
    const backend = calls({ byId: () => answer(theirs) });
    const known = { ...KNOWN, version: undefined };
    expect(await saveOnce(mine, known, 'k', backend)).toMatchObject({ kind: 'conflict', theirs });
    expect(backend.save).not.toHaveBeenCalled();
  });

  it('is no conflict when only the version changed', async () => {
    const save = vi
      .fn()
      .mockImplementationOnce(() => refuse(412))
      .mockImplementation(() => answer(stored(), '"4"'));
    const backend = calls({ save, byId: () => answer(old, '"3"') });
    expect(await saveOnce(mine, KNOWN, 'k', backend)).toMatchObject({ kind: 'saved', known: { version: '"4"' } });
  });

  it('deleted the article', async () => {
    const gone = calls({ save: () => refuse(404) });
    expect(await saveOnce(mine, KNOWN, 'k', gone)).toEqual({ kind: 'gone' });
    const bare = calls({ byId: () => refuse(404) });
    expect(await saveOnce(mine, { ...KNOWN, version: undefined }, 'k', bare)).toEqual({ kind: 'gone' });
  });
});
