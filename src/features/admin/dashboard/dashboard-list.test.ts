import { expect, it } from 'vitest';
import type { Article } from '~/api/article';
import { articlesOf, PAGE_SIZE, queryOf, readView } from './dashboard-list';

const article = (id: number, title: string, date: string): Article => ({
  id: String(id),
  title,
  slug: title.toLowerCase(),
  date,
  bannerImage: '',
  sections: [],
  sidebarItems: [],
  unreadable: {},
});
const all = [article(1, 'Beta', '2026-01-02'), article(2, 'alpha', '2026-03-01'), article(3, 'Gamma', '2025-12-31')];
const titles = (query: string) => articlesOf(all, readView(query)).rows.map(({ title }) => title);

it('sorts by date or title', () => {
  expect(titles('')).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(titles('?sort=oldest')).toEqual(['Gamma', 'Beta', 'alpha']);
  expect(titles('?sort=title')).toEqual(['alpha', 'Beta', 'Gamma']);
});

it('searches titles and slugs, ignoring case', () => {
  expect(titles('?q=ALP')).toEqual(['alpha']);
  expect(titles('?q=nothing')).toEqual([]);
});

it('shows a page of 2,000 articles quickly, and the last page instead of one after it', () => {
  const many = Array.from({ length: 2000 }, (_, i) => article(i, `Article ${i}`, '2026-01-01'));
  const started = performance.now();
  const shown = articlesOf(many, readView('?page=999&q=article'));
  expect(performance.now() - started).toBeLessThan(200);
  expect(shown).toMatchObject({ page: 2000 / PAGE_SIZE, pageCount: 2000 / PAGE_SIZE, count: 2000 });
  expect(shown.rows).toHaveLength(PAGE_SIZE);
});

it('writes the view to the address and reads it, without default values', () => {
  expect(queryOf(readView(''))).toBe('');
  expect(queryOf(readView('?q=a+b&sort=title&page=2'))).toBe('?q=a+b&sort=title&page=2');
  expect(readView('?page=-3&sort=odd')).toEqual({ text: '', sort: 'newest', page: 1 });
});
