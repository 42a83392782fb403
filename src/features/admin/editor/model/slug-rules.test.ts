import { expect, it } from 'vitest';
import { freeSlug, slugAfterTitle } from './slug-rules';

it('offers the replaced slug if it was edited by hand or is the public address', () => {
  const typed = { title: 'Claims', slug: 'my-claims', replacedSlug: undefined };
  expect(slugAfterTitle(typed, 'Claims now', undefined)).toEqual({ slug: 'claims-now', replacedSlug: 'my-claims' });
  const saved = { title: 'Claims', slug: 'claims', replacedSlug: undefined };
  expect(slugAfterTitle(saved, 'Claims now', 'claims')).toEqual({ slug: 'claims-now', replacedSlug: 'claims' });
  expect(slugAfterTitle(saved, 'Claims now', undefined)).toEqual({ slug: 'claims-now', replacedSlug: undefined });
});

it.each([
  ['claims', ['claims'], 'claims-2'],
  ['claims', ['claims', 'claims-2', 'claims-4'], 'claims-3'],
  ['claims-2', ['claims', 'claims-2'], 'claims-3'],
  // The number belongs to the title.
  ['review-2026', ['review-2026'], 'review-2026-2'],
  ['top-10', ['top-10'], 'top-10-2'],
  // A slug of an earlier system, and one as long as a slug may be.
  ['Café_News', ['Café_News'], 'cafe_news-2'],
  ['x'.repeat(120), ['x'.repeat(120)], `${'x'.repeat(118)}-2`],
])('finds a free slug for a copy of %j', (slug, taken, free) => {
  expect(freeSlug(slug, new Set(taken))).toBe(free);
});
