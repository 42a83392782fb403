import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slugify';

describe('slugify', () => {
  it.each([
    ['Claims in Fewer Stops', 'claims-in-fewer-stops'],
    ['  Freight   billing\tmoves \n on ', 'freight-billing-moves-on'],
    ['Rates & surcharges: 30% less!', 'rates-surcharges-30-less'],
    ['Über die Straße nach Łódź', 'uber-die-strae-nach-odz'],
    ['Crème brûlée', 'creme-brulee'],
    ['ﬁve Ⅳ', 'five-iv'],
    ['snake_case stays', 'snake_case-stays'],
    ['already-a-slug', 'already-a-slug'],
    ['a - b -- c', 'a-b-c'],
    ['- dashes -', 'dashes'],
    ['日本語', ''],
    ['', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (title) => slugify(slugify(title)) === slugify(title)));
  });

  it('returns only lower-case word characters and single inner hyphens', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (title) => /^(\w+(-\w+)*)?$/.test(slugify(title))));
  });
});
