import { expect, it } from 'vitest';
import { queryOf, readView, requestOf } from './dashboard-list';

const read = (query: string) => readView(new URLSearchParams(query));

it('writes the view to the address and reads it, without default values', () => {
  expect(queryOf(read('')).toString()).toBe('');
  expect(queryOf(read('?q=a+b&sort=title&page=2')).toString()).toBe('q=a+b&sort=title&page=2');
  expect(read('?page=-3&sort=odd')).toEqual({ text: '', sort: 'newest', page: 1 });
});

it('asks only for what the contract allows', () => {
  const view = read(`?page=99999999&q=${'x'.repeat(300)}`);
  expect(requestOf(view)).toEqual({
    page: 1_000_000,
    limit: 10,
    text: '',
    sort: 'newest',
    isSummary: true,
  });
});
