import { expect, it, vi } from 'vitest';
import { decodeArticle } from '~/api/articles/article';
import { editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { refusalOf } from '~/features/admin/editor/saving/save-rules';
import { TEXT_FIELDS } from '~contract/article-texts';
import { EMPTY_STATE, isState, upgraded } from '~mocks/backend/state';

/** A required text that articles of the release before lack. */
vi.mock('../../contract/generated/article-fields.ts', async (original) => {
  const { articleTexts } = await original<{ readonly articleTexts: object }>();
  const kicker = { column: 'kicker', isRequired: true, maxLength: 80, example: 'Insurance', older: 'News' };
  return { articleTexts: { ...articleTexts, kicker } };
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

it('fills stored articles with the value of `x-older`, and leaves written ones', () => {
  expect(TEXT_FIELDS).toContain('kicker');
  const stored = { ...article, etag: '"1"' };
  const state = upgraded({ ...EMPTY_STATE, articles: [stored, { ...stored, kicker: 'Ports' }] });
  expect(state).toMatchObject({ articles: [{ kicker: 'News' }, { kicker: 'Ports' }] });
  expect(isState(state)).toBe(true);
  expect(isState({ ...EMPTY_STATE, articles: [stored] })).toBe(false);
});

it('asks the editor for it, because nobody has written it in a draft or on another backend', () => {
  expect(decodeArticle(article)).toMatchObject({ kicker: '' });
  const draft = { ...emptyDraft('2026-11-20'), title: 'A', slug: 'a' };
  expect(refusalOf(editorArticle(draft), {})).toBeDefined();
  expect(refusalOf(editorArticle(Object.assign(draft, { kicker: 'Ports' })), {})).toBeUndefined();
});
