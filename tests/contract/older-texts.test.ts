import { afterAll, expect, it, vi } from 'vitest';

const FIELDS = '../../contract/generated/article-fields.ts';

// Other files of the same worker may have loaded the modules.
vi.resetModules();
/** A required text that articles of the release before lack. */
vi.doMock(FIELDS, async (original) => {
  const { articleTexts } = await original<{ readonly articleTexts: object }>();
  const kicker = { column: 'kicker', isRequired: true, maxLength: 80, example: 'Insurance', older: 'News' };
  return { articleTexts: { ...articleTexts, kicker } };
});
const { decodeArticle } = await import('~/api/articles/article');
const { editorArticle, emptyDraft } = await import('~/features/admin/editor/model/editor-article');
const { refusalOf } = await import('~/features/admin/editor/saving/save-rules');
const { TEXT_FIELDS } = await import('~contract/article-texts');
const { EMPTY_STATE, isState, upgraded } = await import('~mocks/backend/state');
afterAll(() => {
  vi.doUnmock(FIELDS);
  vi.resetModules();
});

const article = {
  id: 3,
  title: 'A',
  slug: 'a',
  date: '2026-11-20',
  bannerImage: null,
  sections: '[]',
  sidebarItems: '[]',
};

it('older stored articles get the value of `x-older`, and written values stay', () => {
  expect(TEXT_FIELDS).toContain('kicker');
  const stored = { ...article, etag: '"1"' };
  const state = upgraded({ ...EMPTY_STATE, articles: [stored, { ...stored, kicker: 'Ports' }] });
  expect(state).toMatchObject({ articles: [{ kicker: 'News' }, { kicker: 'Ports' }] });
  expect(isState(state)).toBe(true);
  expect(isState({ ...EMPTY_STATE, articles: [stored] })).toBe(false);
});

it('the editor requires it if a draft or another backend lacks it', () => {
  expect(decodeArticle(article)).toMatchObject({ kicker: '' });
  const draft = { ...emptyDraft('2026-11-20'), title: 'A', slug: 'a' };
  expect(refusalOf(editorArticle(draft), {})).toBeDefined();
  expect(refusalOf(editorArticle(Object.assign(draft, { kicker: 'Ports' })), {})).toBeUndefined();
});
