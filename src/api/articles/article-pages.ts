import { searchKey } from '~contract/text';
import type { ArticleList, SavedArticle } from './article';

/** Lists of articles in pages, whether or not the backend has pagination. Pure functions. */

export type Sort = 'newest' | 'oldest' | 'title';

export interface ListRequest {
  /** Starts at 1. */
  readonly page: number;
  /** Articles per page. */
  readonly limit: number;
  /** Text that the title or the slug must contain. Case does not matter. */
  readonly text?: string;
  /** By default, the order of the backend: newest first. */
  readonly sort?: Sort;
  /** Leaves out the content of the articles, if the backend can do that. */
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
  /** The text that was searched for, or ''. */
  readonly text: string;
}

/** Sorts a copy of the list. It creates the collator only when needed, because the first use of `Intl` is slow. */
function sorted(list: readonly SavedArticle[], sort: Sort): readonly SavedArticle[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const orders: Record<Sort, (one: SavedArticle, other: SavedArticle) => number> = {
    newest: (one, other) => compare(other.date, one.date),
    oldest: (one, other) => compare(one.date, other.date),
    title: (one, other) => compare(one.title, other.title),
  };
  return list.toSorted(orders[sort]);
}

/** True if a response has all articles. A backend without pagination ignores the requested page and sends no total. */
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
 * Returns one page of a response. The response is that page already, or the whole list that contains it. A page beyond
 * the end becomes the last page.
 * @param request the request of this response. For a whole list, it can be any request.
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
