import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify } from '~/lib/slugify';
import { slugProblem } from './slug-rules';

it.each(['admin', 'sample'])('refuses the reserved slug %s', (slug) => {
  expect(slugProblem(slug, undefined)).toContain('is a page of its own');
});

it('takes what the slug rule makes, unless it is reserved', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const slug = slugify(title);
      expect(slugify(slug)).toBe(slug);
      if (slug !== 'admin' && slug !== 'sample') expect(slugProblem(slug, undefined)).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
});

it.each(['Über', 'two words', 'a--b', '-a'])('refuses %s, which is no slug', (slug) => {
  expect(slugProblem(slug, undefined)).toBe('Use lowercase letters, digits and hyphens only.');
});

it('lets a saved article keep the address it has', () => {
  expect(slugProblem('Old_Address', 'Old_Address')).toBeUndefined();
});
