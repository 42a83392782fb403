import type { Article } from '~/api/article';

export type Sort = 'newest' | 'oldest' | 'title';

/** What the dashboard shows. It is part of the address, so that it survives a reload and can be linked to. */
export interface View {
  readonly text: string;
  readonly sort: Sort;
  /** Starts at 1. */
  readonly page: number;
}

/** Rows per page. */
export const PAGE_SIZE = 10;

const SORTS = ['newest', 'oldest', 'title'] as const;

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  const sort = SORTS.find((known) => known === params.get('sort')) ?? 'newest';
  return { text: params.get('q') ?? '', sort, page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1) };
}

/** The query string of a view, without default values. */
export function queryOf({ text, sort, page }: View): string {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('q', text.trim());
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const ORDERS: Record<Sort, (one: Article, other: Article) => number> = {
  newest: (one, other) => byText.compare(other.date, one.date),
  oldest: (one, other) => byText.compare(one.date, other.date),
  title: (one, other) => byText.compare(one.title, other.title),
};

export interface ShownArticles {
  readonly rows: readonly Article[];
  /** The number of articles that match the search, on all pages. */
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
  /** The number of the first row. Starts at 1. */
  readonly first: number;
}

/** Searches titles and slugs, ignoring case, sorts the results and returns one page of them. */
export function articlesOf(all: readonly Article[], { text, sort, page }: View): ShownArticles {
  const wanted = text.trim().toLowerCase();
  const found = all.filter(
    ({ title, slug }) => title.toLowerCase().includes(wanted) || slug.toLowerCase().includes(wanted),
  );
  const sorted = found.toSorted(ORDERS[sort]);
  const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  const start = (shown - 1) * PAGE_SIZE;
  return {
    rows: sorted.slice(start, start + PAGE_SIZE),
    count: sorted.length,
    page: shown,
    pageCount,
    first: start + 1,
  };
}
