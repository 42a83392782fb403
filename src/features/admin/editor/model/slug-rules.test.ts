import { expect, it } from 'vitest';
import { slugAfterTitle } from './slug-rules';

it('offers the replaced slug if it was edited by hand or is the public address', () => {
  const typed = { title: 'Claims', slug: 'my-claims', replacedSlug: undefined };
  expect(slugAfterTitle(typed, 'Claims now', undefined)).toEqual({ slug: 'claims-now', replacedSlug: 'my-claims' });
  const saved = { title: 'Claims', slug: 'claims', replacedSlug: undefined };
  expect(slugAfterTitle(saved, 'Claims now', 'claims')).toEqual({ slug: 'claims-now', replacedSlug: 'claims' });
  expect(slugAfterTitle(saved, 'Claims now', undefined)).toEqual({ slug: 'claims-now', replacedSlug: undefined });
});
