import { expect, it } from 'vitest';
import { FIRST_PAGE, requestOf } from './newsroom-pages';

it('reads the page from the address, and treats anything else as the first page', () => {
  expect(requestOf('?page=3')).toEqual({ page: 3, limit: 5 });
  for (const search of ['', '?page=', '?page=0', '?page=-2', '?page=two'])
    expect(requestOf(search)).toEqual(FIRST_PAGE);
});

it('never requests a page that the contract refuses', () => {
  expect(requestOf('?page=1e99').page).toBe(1_000_000);
});
