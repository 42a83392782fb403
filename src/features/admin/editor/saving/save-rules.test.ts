import { expect, it } from 'vitest';
import { adminMessages } from '~/content/admin-messages';
import { compareDrafts, proposedPicks } from '~/features/admin/editor/model/article-compare';
import { comparedDraft, draftOf, editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { attemptOf, limitOf, mergedArticle, refusalOf } from './save-rules';

const article = editorArticle({ ...emptyDraft('2026-11-20'), title: 'Mine', slug: 'mine', bannerImage: '/mine' });
const picture = { blob: new Blob(), name: 'a.png', width: 1, chosenSize: 1 };

it.each(['title', 'slug', 'date'])('refuses an article without a %s', { tags: ['S5.editor.required'] }, (field) => {
  expect(refusalOf({ ...article, [field]: ' ' }, {})?.message).toBe(adminMessages.editor.required);
});

it('refuses a slug that the contract does not allow, except for the saved one', () => {
  expect(refusalOf(article, {})).toBeUndefined();
  const reserved = { ...article, slug: 'admin' };
  const refusal = refusalOf(reserved, {});
  expect(refusal?.message).toBeTruthy();
  expect(refusal?.fields).toEqual({ slug: refusal?.message });
  expect(refusalOf(reserved, { slug: 'admin' })).toBeUndefined();
});

it('refuses a title and a date that the contract does not allow, except for the saved ones', () => {
  const wrong = { ...article, title: 'x'.repeat(301), date: 'soon' };
  const refusal = refusalOf(wrong, {});
  expect(refusal).toMatchObject({ message: 'Title: 1 character too many', field: 'title' });
  // The field of the title counts while it is shortened.
  expect(Object.keys(refusal?.fields ?? {})).toEqual(['date']);
  expect([limitOf('title', wrong.title), limitOf('title', wrong.title, wrong)]).toEqual([300, undefined]);
  expect(refusalOf(wrong, { title: wrong.title, date: wrong.date })).toBeUndefined();
});

it('repeats the idempotency key only for the same article', () => {
  const first = attemptOf(article, undefined);
  expect(attemptOf({ ...article }, first).key).toBe(first.key);
  expect(attemptOf({ ...article, title: 'Another' }, first).key).not.toBe(first.key);
  expect(attemptOf({ ...article, picture }, first).key).not.toBe(first.key);
  expect(attemptOf(article, undefined).key).not.toBe(first.key);
});

it('leaves the chosen picture out when the other banner is picked', () => {
  const mine = { ...article, picture };
  const theirs = { ...draftOf(article), id: '7', unreadable: {}, bannerImage: '/theirs' };
  const compared = comparedDraft(draftOf(mine), picture);
  expect(mergedArticle(compared, theirs, mine)).toMatchObject({ picture, bannerImage: mine.bannerImage });
  expect(mergedArticle(theirs, theirs, mine).picture).toBeUndefined();
  expect(
    mergedArticle({ ...draftOf(mine), bannerImage: '/mine' }, { bannerImage: '/mine' }, mine).picture,
  ).toBeUndefined();
});

it('proposes the chosen picture when both sides changed the banner', () => {
  const base = draftOf(article);
  const mine = comparedDraft(base, picture);
  const theirs = { ...base, bannerImage: '/theirs' };
  const differences = compareDrafts(mine, theirs);
  const pictures = { mine: picture.name, theirs: '/theirs' };
  expect(differences).toEqual([{ id: 'bannerImage', label: 'Banner', ...pictures, pictures }]);
  expect(proposedPicks(differences, mine, theirs, base)).toEqual({ bannerImage: 'mine' });
});
