import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from './filter-jobs';
import { filtersQuery, joinFilters, readFilters } from './filters-query';

describe('the filters in the address', () => {
  it.each([
    ['', {}],
    ['?q=java', { text: 'java' }],
    ['?department=hr,engineering', { departments: ['engineering', 'hr'] }],
    ['?department=hr&department=engineering&department=hr', { departments: ['engineering', 'hr'] }],
    ['?type=full-time%2Cremote', { types: ['full-time', 'remote'] }],
    ['?department=unknown,hr&type=&other=1', { departments: ['hr'] }],
    ['?q=C%23%20%26%20more&type=hybrid', { text: 'C# & more', types: ['hybrid'] }],
  ])('%s', (search, expected) => {
    expect(readFilters(search)).toEqual({ ...NO_FILTERS, ...expected });
  });

  it('survive a round trip through the address', () => {
    const filters = { text: 'a & b, c', departments: ['engineering', 'product-design'], types: ['hybrid'] };
    const query = filtersQuery(filters);
    expect(query).toBe('?q=a%20%26%20b%2C%20c&department=engineering,product-design&type=hybrid');
    expect(readFilters(query)).toEqual(filters);
  });

  it('have no query when none is chosen', () => {
    expect(filtersQuery(NO_FILTERS)).toBe('');
  });

  it('include what was chosen before hydration', () => {
    const joined = joinFilters(
      { text: 'java', departments: ['hr'], types: [] },
      { text: '', departments: ['hr', 'product'], types: ['remote'] },
    );
    expect(joined).toEqual({ text: 'java', departments: ['hr', 'product'], types: ['remote'] });
  });
});
