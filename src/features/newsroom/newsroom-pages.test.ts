import { expect, it } from 'vitest';
import { FIRST_PAGE, listAddress, requestOf, searchIn } from './newsroom-pages';

it('reads the page from the address, and treats anything else as the first page', () => {
  expect(requestOf('?page=3')).toEqual({ page: 3, limit: 5 });
  for (const search of ['', '?page=', '?page=0', '?page=-2', '?page=two'])
    expect(requestOf(search)).toEqual(FIRST_PAGE);
});

it('never requests a page that the contract refuses', () => {
  expect(requestOf('?page=1e99').page).toBe(1_000_000);
});

it('searches for the text in the address as it is, unless it is blank or too long', () => {
  for (const text of ['a & b', '50%+', '%2B', 'ﬁ “é”', '<b>', 'عربي']) {
    expect(requestOf(listAddress(text, 2).slice('/newsroom'.length)), text).toEqual({ page: 2, limit: 5, text });
    expect(searchIn(listAddress(` ${text} `).slice('/newsroom'.length))).toBe(text);
  }
  for (const search of ['?q=', '?q=+%20', `?q=${'x'.repeat(201)}`]) expect(requestOf(search)).toEqual(FIRST_PAGE);
  expect(requestOf(`?q=${encodeURIComponent('😀'.repeat(200))}`).text).toHaveLength(400);
  expect(listAddress('')).toBe('/newsroom');
});
