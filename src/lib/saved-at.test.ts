import { expect, it } from 'vitest';
import { SAVED_AT, savedAtOf } from './saved-at';

it('reads the time of a kept answer', () => {
  expect(savedAtOf(new Headers({ [SAVED_AT]: '1795254060000' }))).toBe(1_795_254_060_000);
});

it.each([undefined, '', 'yesterday', '-5', '0', 'Infinity'])('takes %j for an answer of now', (value) => {
  expect(savedAtOf(new Headers(value === undefined ? {} : { [SAVED_AT]: value }))).toBeUndefined();
});
