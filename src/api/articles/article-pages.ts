import { searchKey } from '~contract/text';
import type { ArticleList, SavedArticle } from './article';

/** Lists of articles in pages, whether or not the backend has pagination. Pure functions. */

export type Sort = 'newest' | 'oldest' | 'title';

export interface ListRequest {
  /** Starts at 1. */
  readonly page: number;
  /** Articles per page. */
  readonly limit: number;
  /** Text that the title or the slug must contain, ignoring case. */
  readonly text?: string;
  /** By default, as the backend sends them: newest first. */
  readonly sort?: Sort;
  /** Without the content of the articles, if the backend can leave it out. */
  readonly isSummary?: boolean;
}

export interface ShownArticles {
  readonly rows: readonly SavedArticle[];
  /** The number of matching articles on all pages. */
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
  /** The number of the first row. Starts at 1. */
  readonly first: number;
  /** The search that the rows answer, or ''. */
  readonly text: string;
}

/** The collator is made when it is needed, because the first use of `Intl` is slow. */
function sorted(list: readonly SavedArticle[], sort: Sort): readonly SavedArticle[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const orders: Record<Sort, (one: SavedArticle, other: SavedArticle) => number> = {
    newest: (one, other) => compare(other.date, one.date),
    oldest: (one, other) => compare(one.date, other.date),
    title: (one, other) => compare(one.title, other.title),
  };
  return list.toSorted(orders[sort]);
}

/** Whether a response has all articles: without pagination, a backend ignores the request and sends no total. */
export const isWhole = ({ total, articles }: ArticleList, limit: number) =>
  total === undefined || articles.length > limit;

function matching(all: readonly SavedArticle[], { text = '', sort }: ListRequest) {
  const wanted = searchKey(text);
  const found =
    wanted === ''
      ? all
      : all.filter(({ title, slug }) => searchKey(title).includes(wanted) || searchKey(slug).includes(wanted));
  return sort ? sorted(found, sort) : found;
}

/**
 * One page of a response: the response itself, or a part of the whole list. A page after the last one is the last one.
 * @param request what the response answers; for a whole list, anything.
 */
export function pageOf(list: ArticleList, request: ListRequest): ShownArticles {
  const { limit } = request;
  const whole = isWhole(list, limit) ? matching(list.articles, request) : undefined;
  const count = whole?.length ?? list.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / limit));
  const page = Math.min(request.page, pageCount);
  const start = (page - 1) * limit;
  const rows = whole?.slice(start, start + limit) ?? list.articles;
  return { rows, count, page, pageCount, first: start + 1, text: request.text ?? '' };
}
