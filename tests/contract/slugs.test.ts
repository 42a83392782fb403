import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify } from '~/lib/text/slugify';
import { SLUG_MAX_LENGTH, SLUG_RESERVED } from '~contract/generated/limits';
import { slugProblem } from '~contract/validation/request-problems';

it('the slug of a title is rejected only if it is empty, too long or reserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugify(title);
      const isOdd = slug === '' || slug.length > SLUG_MAX_LENGTH || SLUG_RESERVED.some((reserved) => reserved === slug);
      expect(slugProblem(slug) !== null, slug).toBe(isOdd);
    }),
    { numRuns: 5000 },
  );
  expect(slugProblem(slugify('snake_case API launch'))).toBeNull();
});
