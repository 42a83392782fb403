import { expect, it } from 'vitest';
import { SAVED_AT, savedAtOf } from './saved-at';

it('reads the time of a cached response', () => {
  expect(savedAtOf(new Headers({ [SAVED_AT]: '1795254060000' }))).toBe(1_795_254_060_000);
});

it('is never in the future, as after a clock that was ahead', () => {
  const nextYear = String(Date.now() + 365 * 24 * 60 * 60 * 1000);
  expect(savedAtOf(new Headers({ [SAVED_AT]: nextYear }))).toBeLessThanOrEqual(Date.now());
});

it.each([undefined, '', 'yesterday', '-5', '0', 'Infinity'])('treats a response with %j as fresh', (value) => {
  expect(savedAtOf(new Headers(value === undefined ? {} : { [SAVED_AT]: value }))).toBeUndefined();
});
