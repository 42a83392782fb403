import { expect, it } from 'vitest';
import { countText, fill } from './fill';

it('fills in names, and leaves an unknown one', () => {
  expect(fill('{name} of {total}, {other}', { name: 'one', total: 2 })).toBe('one of 2, {other}');
});

it.each([
  [1, '1 job'],
  [0, '0 jobs'],
  [2000, '2,000 jobs'],
])('writes the count %i as English readers expect it', (count, text) => {
  expect(countText(count, '{count} job', '{count} jobs')).toBe(text);
});
