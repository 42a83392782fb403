import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slugify';

describe('slugify', () => {
  it.each([
    ['Claims in Fewer Stops', 'claims-in-fewer-stops'],
    ['  Freight   billing\tmoves \n on ', 'freight-billing-moves-on'],
    ['Rates & surcharges: 30% less!', 'rates-surcharges-30-less'],
    ['Über die Straße nach Łódź', 'uber-die-strasse-nach-lodz'],
    ['ŁÓDŹ', 'lodz'],
    ['Smørrebrød på Ærø', 'smorrebrod-pa-aero'],
    ['Đà Nẵng', 'da-nang'],
    ['Œuvres complètes', 'oeuvres-completes'],
    ['Þriðja bók', 'thridja-bok'],
    ['İstanbul ve Diyarbakır', 'istanbul-ve-diyarbakir'],
    ['Ħaż-Żabbar', 'haz-zabbar'],
    ['Ŋuŧŧa Đĸ', 'nutta-dk'],
    ['Azərbaycan, ƒrom Ǿ', 'azerbaycan-from-o'],
    ['GROẞ und ſein', 'gross-und-sein'],
    ['Привет, мир! Объём й', 'privet-mir-obem-y'],
    ['Київ і Львів', 'kiiv-i-lviv'],
    ['Ελλάδα ΟΔΟΣ', 'ellada-odos'],
    ['Cafe\u0301 decomposed', 'cafe-decomposed'],
    ['سوق الشحن 2026', '2026'],
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

  it.each([
    [`${'word '.repeat(30)}end`, `${'word-'.repeat(23)}word`],
    [`${'x'.repeat(59)} ${'y'.repeat(60)} z`, `${'x'.repeat(59)}-${'y'.repeat(60)}`],
    [`${'x'.repeat(60)} ${'y'.repeat(60)}`, 'x'.repeat(60)],
    ['x'.repeat(200), 'x'.repeat(120)],
    [`news ${'x'.repeat(200)} today`, `news-${'x'.repeat(115)}`],
    ['ß'.repeat(100), 's'.repeat(120)],
    [`${'x'.repeat(119)} y`, 'x'.repeat(119)],
    ['x'.repeat(120), 'x'.repeat(120)],
  ])('cuts %.20j between words', (title, slug) => {
    expect(slugify(title, 120)).toBe(slug);
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (title) => slugify(slugify(title)) === slugify(title)));
  });

  it('returns only lower-case word characters and single inner hyphens', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (title) => /^(\w+(-\w+)*)?$/.test(slugify(title))));
  });
});
