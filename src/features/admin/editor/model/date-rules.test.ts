import { expect, it } from 'vitest';
import { withFullYear } from './date-rules';

it.each([
  ['0026-11-26', '2026-11-26'],
  ['0099-01-01', '2099-01-01'],
  ['0000-01-01', '2000-01-01'],
  ['0024-02-29', '2024-02-29'],
  ['2026-11-26', '2026-11-26'],
  ['1926-11-26', '1926-11-26'],
  ['0126-11-26', '0126-11-26'],
  ['00261-11-26', '00261-11-26'],
  ['', ''],
  ['soon', 'soon'],
])('reads the year of %j as %j', (typed, date) => {
  expect(withFullYear(typed)).toBe(date);
});
