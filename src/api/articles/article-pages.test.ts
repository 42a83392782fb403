import { describe, expect, it } from 'vitest';
import { articles } from '~mocks/models';
import { decodeArticleList } from './article';
import { isWhole, type ListRequest, pageOf } from './article-pages';

const sent = await articles.createAll([
  { title: 'Beta', slug: 's-1', date: '2026-01-02' },
  { title: 'alpha', slug: 's-2', date: '2026-03-01' },
  { title: 'Gamma', slug: 's-3', date: '2025-12-31' },
]);
const all = decodeArticleList(sent).articles;
const whole = { articles: all, total: undefined, isExpectedShape: true };
const request: ListRequest = { page: 1, limit: 10 };
const titles = (more: Partial<ListRequest>) => pageOf(whole, { ...request, ...more }).rows.map(({ title }) => title);

describe('a whole list', () => {
  it('has no total, or more articles than were asked for', () => {
    expect(isWhole(whole, 10)).toBe(true);
    expect(isWhole({ ...whole, total: 3 }, 10)).toBe(false);
    expect(isWhole({ ...whole, total: 3 }, 2)).toBe(true);
  });

  it('is sorted by date or title, or stays as the backend sent it', () => {
    expect(titles({})).toEqual(['Beta', 'alpha', 'Gamma']);
    expect(titles({ sort: 'newest' })).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(titles({ sort: 'oldest' })).toEqual(['Gamma', 'Beta', 'alpha']);
    expect(titles({ sort: 'title' })).toEqual(['alpha', 'Beta', 'Gamma']);
  });

  it('is searched by title and slug, ignoring case', () => {
    expect(titles({ text: ' ALP ' })).toEqual(['alpha']);
    expect(titles({ text: 'S-3' })).toEqual(['Gamma']);
    expect(titles({ text: 'nothing' })).toEqual([]);
    expect(titles({ text: 'ＡＬＰ' })).toEqual(['alpha']);
    expect(titles({ text: 'al\u200bp' })).toEqual(['alpha']);
    expect(titles({ text: '\u200b' })).toHaveLength(3);
    expect(titles({ text: 'a%a' })).toEqual([]);
  });

  it('shows the last of 200 pages instead of a page beyond the end', async () => {
    const { articles: many } = decodeArticleList(await articles.createAll(Array.from({ length: 2000 }, () => ({}))));
    const shown = pageOf({ ...whole, articles: many }, { page: 999, limit: 10, text: 'article', sort: 'newest' });
    expect(shown).toMatchObject({ page: 200, pageCount: 200, count: 2000, first: 1991, text: 'article' });
    expect(shown.rows).toHaveLength(10);
  });
});

describe('a page of the backend', () => {
  it('is shown as it is', () => {
    const page = { articles: all, total: 23, isExpectedShape: true };
    expect(pageOf(page, { page: 2, limit: 5, sort: 'title' })).toMatchObject({
      rows: all,
      count: 23,
      page: 2,
      pageCount: 5,
      first: 6,
    });
  });

  it('may be empty', () => {
    const page = { articles: [], total: 0, isExpectedShape: true };
    expect(pageOf(page, { page: 1, limit: 5, text: 'x' })).toMatchObject({ rows: [], count: 0, page: 1, pageCount: 1 });
  });
});
