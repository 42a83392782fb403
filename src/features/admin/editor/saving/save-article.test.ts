import { describe, expect, it, vi } from 'vitest';
import type { SavedArticle } from '~/api/articles/article';
import { ApiError } from '~/api/errors';
import { draftOf, editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { type SaveRequests, saveOnce } from './save-article';
import { NOT_ON_SERVER, serverStateOf } from './save-outcome';

const mine = editorArticle({ ...emptyDraft('2026-11-20'), title: 'Mine', slug: 'mine' });
const saved = (change: Partial<SavedArticle> = {}): SavedArticle => ({
  ...draftOf(mine),
  id: '7',
  unreadable: {},
  ...change,
});
const old = saved({ title: 'Old' });
const SAVED = serverStateOf(old, '"1"');

const respond = (article: SavedArticle | undefined, version?: string) => Promise.resolve({ article, version });
const reject = (status: ApiError['status'], message = '', fields = {}) =>
  Promise.reject(new ApiError(status, message, { isFromServer: message !== '', fields }));

function calls(change: Partial<SaveRequests> = {}): SaveRequests {
  return {
    save: vi.fn(() => respond(saved(), '"2"')),
    byId: vi.fn(() => respond(old, '"1"')),
    bySlug: vi.fn(() => Promise.resolve(null)),
    ...change,
  };
}

describe('saving', () => {
  it('creates without an id and updates with one', { tags: ['S4.editor.create-update'] }, async () => {
    const backend = calls();
    expect(await saveOnce(mine, NOT_ON_SERVER, 'k', backend)).toMatchObject({
      type: 'saved',
      server: { id: '7', version: '"2"' },
    });
    await saveOnce(mine, SAVED, 'k', backend);
    expect(backend.save).toHaveBeenNthCalledWith(1, { draft: draftOf(mine), key: 'k' });
    expect(backend.save).toHaveBeenNthCalledWith(2, { draft: draftOf(mine), key: 'k', id: '7', version: '"1"' });
  });

  it.each([
    [500, 'Something broke', 'Something broke'],
    [500, '', 'Failed to save article. Please try again.'],
    ['FETCH_ERROR' as const, '', 'Failed to save article. Please try again.'],
  ])(
    'shows the message of the server for %s, or the default message',
    { tags: ['S8.editor.failed'] },
    async (status, message, shown) => {
      const backend = calls({ save: () => reject(status, message) });
      expect(await saveOnce(mine, NOT_ON_SERVER, 'k', backend)).toMatchObject({ type: 'failed', message: shown });
    },
  );

  it('reports a taken slug as an error of its field', async () => {
    const backend = calls({ save: () => reject(409, 'Taken', { slug: 'In use.' }) });
    expect(await saveOnce(mine, NOT_ON_SERVER, 'k', backend)).toMatchObject({
      type: 'failed',
      fields: { slug: 'In use.' },
    });
  });

  it('checks whether a canceled save reached the server', async () => {
    const controller = new AbortController();
    const canceled = calls({
      signal: controller.signal,
      save: () => {
        controller.abort();
        return Promise.reject(controller.signal.reason);
      },
    });
    const outcome = await saveOnce(mine, NOT_ON_SERVER, 'k', canceled);
    expect(outcome).toEqual({ type: 'canceled', server: { ...NOT_ON_SERVER, unconfirmed: mine } });
    if (outcome.type !== 'canceled') return;
    const arrived = calls({ bySlug: () => Promise.resolve(saved()), byId: () => respond(saved(), '"1"') });
    expect(await saveOnce(mine, outcome.server, 'k', arrived)).toMatchObject({ type: 'saved', server: { id: '7' } });
    expect(arrived.save).not.toHaveBeenCalled();
  });

  it('asks the user to sign in after a 401', async () => {
    const backend = calls({ save: () => reject(401, 'Session over') });
    expect(await saveOnce(mine, SAVED, 'k', backend)).toMatchObject({ type: 'signIn' });
  });
});

describe('a lost response', () => {
  it('does not create the article twice', async () => {
    const backend = calls({ save: vi.fn(() => reject('FETCH_ERROR')) });
    const first = await saveOnce(mine, NOT_ON_SERVER, 'k', backend);
    if (first.type !== 'failed') throw new Error(first.type);
    expect(first.server.unconfirmed).toBe(mine);
    const again = calls({ bySlug: () => Promise.resolve(saved()), byId: () => respond(saved(), '"5"') });
    expect(await saveOnce(mine, first.server, 'k2', again)).toMatchObject({
      type: 'saved',
      server: { id: '7', version: '"5"' },
    });
    expect(again.save).not.toHaveBeenCalled();
  });

  // Like a backend that stores no empty summary, this one leaves it out of the response with a new article.
  it.each(['title', 'summary'])('becomes an update when the %s has changed since', async (field) => {
    const later = { ...mine, [field]: 'Later' };
    const again = calls({ bySlug: () => Promise.resolve(saved()), byId: () => respond(saved(), '"5"') });
    await saveOnce(later, { ...NOT_ON_SERVER, unconfirmed: mine }, 'k2', again);
    expect(again.save).toHaveBeenCalledWith({ draft: draftOf(later), key: 'k2', id: '7', version: '"5"' });
  });

  it('is not a conflict of an update with itself', async () => {
    const again = calls({ byId: () => respond(saved(), '"2"') });
    expect(await saveOnce(mine, { ...SAVED, unconfirmed: mine }, 'k', again)).toMatchObject({ type: 'saved' });
  });
});

describe('an empty response', () => {
  it('counts as saved when the backend has the article', async () => {
    const backend = calls({ save: () => respond(undefined), byId: () => respond(saved(), '"2"') });
    expect(await saveOnce(mine, SAVED, 'k', backend)).toMatchObject({ type: 'saved', server: { version: '"2"' } });
  });

  it('fails when the backend does not have it', async () => {
    const backend = calls({ save: () => respond(undefined) });
    expect(await saveOnce(mine, SAVED, 'k', backend)).toMatchObject({ type: 'failed' });
    expect(await saveOnce(mine, NOT_ON_SERVER, 'k', backend)).toMatchObject({ type: 'failed' });
  });

  it('fails when the article cannot be read back, and the next save checks whether it arrived', async () => {
    const backend = calls({ save: () => respond(undefined), byId: () => reject(403), bySlug: () => reject(403) });
    for (const server of [SAVED, NOT_ON_SERVER]) {
      expect(await saveOnce(mine, server, 'k', backend)).toMatchObject({
        type: 'failed',
        server: { id: server.id, unconfirmed: mine },
      });
    }
  });
});

describe('a change by someone else', () => {
  const theirs = saved({ title: 'Theirs' });

  it('is detected by the version', async () => {
    const backend = calls({ save: () => reject(412), byId: () => respond(theirs, '"9"') });
    expect(await saveOnce(mine, SAVED, 'k', backend)).toEqual({ type: 'conflict', theirs, version: '"9"' });
  });

  it('passes on who changed the article', async () => {
    const message = 'This article was changed by ben@mindwave.example since you opened it.';
    const backend = calls({ save: () => reject(412, message), byId: () => respond(theirs, '"9"') });
    const conflict = await saveOnce(mine, SAVED, 'k', backend);
    expect(conflict).toEqual({ type: 'conflict', theirs, version: '"9"', message });
  });

  it('is detected by reading the article when the backend has no versions', async () => {
    const backend = calls({ byId: () => respond(theirs) });
    const unversioned = { ...SAVED, version: undefined };
    expect(await saveOnce(mine, unversioned, 'k', backend)).toMatchObject({ type: 'conflict', theirs });
    expect(backend.save).not.toHaveBeenCalled();
  });

  it('is not a conflict when only the version changed', async () => {
    const save = vi
      .fn()
      .mockImplementationOnce(() => reject(412))
      .mockImplementation(() => respond(saved(), '"4"'));
    const backend = calls({ save, byId: () => respond(old, '"3"') });
    expect(await saveOnce(mine, SAVED, 'k', backend)).toMatchObject({ type: 'saved', server: { version: '"4"' } });
  });

  it.each([
    ['changes with every read', (count: number) => `"${count}"`],
    ['never matches', () => SAVED.version],
    ['is gone', () => undefined],
  ])('is an error after one retry if nobody changed the article, but its version %s', async (_, versionAt) => {
    let reads = 4;
    const save = vi.fn(() => reject(412));
    const backend = calls({ save, byId: () => respond(old, versionAt((reads += 1))) });
    expect(await saveOnce(mine, SAVED, 'k', backend)).toMatchObject({
      type: 'failed',
      message: expect.stringContaining('although nobody has changed this article'),
    });
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('that happens during the retry is a conflict', async () => {
    const byId = vi
      .fn()
      .mockImplementationOnce(() => respond(old, '"3"'))
      .mockImplementation(() => respond(theirs, '"4"'));
    const backend = calls({ save: () => reject(412), byId });
    expect(await saveOnce(mine, SAVED, 'k', backend)).toEqual({ type: 'conflict', theirs, version: '"4"' });
  });

  it('can be a deletion, but only if the backend says so', async () => {
    const gone = calls({ save: () => reject(404, 'No such article.') });
    expect(await saveOnce(mine, SAVED, 'k', gone)).toEqual({ type: 'gone' });
    const page = new ApiError(404, '', { isUnreadable: true });
    const guestPage = calls({ save: () => Promise.reject(page) });
    expect(await saveOnce(mine, SAVED, 'k', guestPage)).toMatchObject({ type: 'failed' });
    const bare = calls({ byId: () => reject(404, 'No such article.') });
    expect(await saveOnce(mine, { ...SAVED, version: undefined }, 'k', bare)).toEqual({ type: 'gone' });
  });
});
