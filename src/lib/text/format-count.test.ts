import { expect, it } from 'vitest';
import { formatCount, formatRange } from './format-count';

it.each([0, 7, 999, 1000, 20_000, 123_456, 1_234_567])('formats %i as Intl does', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
});

it('describes the part of a list that is shown', () => {
  expect(formatRange('Articles', 1981, 2000, 2013)).toBe('Articles 1,981 to 2,000 of 2,013');
});
