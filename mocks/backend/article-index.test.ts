import { expect, it } from 'vitest';
import { indexOf } from './article-index';
import { seedState } from './seed/state';

const [seed] = seedState().articles;
if (!seed) throw new Error('There are no sample articles.');
const article = (id: number, title: string, date: string) => ({ ...seed, id, title, slug: `s-${id}`, date });

const articles = [
  article(1, 'beta', '2026-01-02'),
  article(2, 'Alpha', '2026-01-02'),
  article(3, 'gamma', '2025-12-31'),
  article(4, 'alpha', '2026-03-01'),
];
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

it('sorts by date and by title, ignoring case, with the newest first among equals', () => {
  const index = indexOf(articles);
  expect(ids(index.sorted('newest'))).toEqual([4, 2, 1, 3]);
  expect(ids(index.sorted('oldest'))).toEqual([3, 1, 2, 4]);
  expect(ids(index.sorted('title'))).toEqual([4, 2, 1, 3]);
});

it('finds articles by id and by slug', () => {
  expect(indexOf(articles).byId('3')?.title).toBe('gamma');
  expect(indexOf(articles).bySlug('s-1')?.title).toBe('beta');
  expect(indexOf(articles).byId('03')).toBeUndefined();
});

it('sorts once per version of the collection', () => {
  const sorted = indexOf(articles).sorted('newest');
  expect(indexOf(articles).sorted('newest')).toBe(sorted);
  expect(indexOf([...articles]).sorted('newest')).not.toBe(sorted);
});
