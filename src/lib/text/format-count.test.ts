import { expect, it } from 'vitest';
import { formatCount } from './format-count';

it.each([0, 7, 999, 1000, 20_000, 123_456, 1_234_567])('formats %i as Intl does', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
});
