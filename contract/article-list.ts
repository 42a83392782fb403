import type { Article, InputOf } from './contract';
import { PAGE_SIZE } from './generated/limits';
import { searchKey } from './text';

type Query = InputOf<'listArticles'>['query'];

/** Describes which articles a list contains, and in which order. */
export interface ListQuery {
  /** The `searchKey` of the text that the title or the slug must contain. Empty for all articles. */
  readonly text: string;
  /** The slug of the article that they link to, or undefined for all articles. */
  readonly links?: string | undefined;
  /** `oldest`, `title` or `newest`. Any other name means `newest`. */
  readonly sort?: string | undefined;
  /** True for a list without the content of its articles, which is much smaller. */
  readonly isSummary: boolean;
  /** Counts from 1. */
  readonly page: number;
  /** Articles per page, or undefined for all articles. */
  readonly limit: number | undefined;
}

const isPaged = ({ page, limit }: Query) => page !== undefined || limit !== undefined;

/** Reads the query of a list, which the contract has validated. */
export const readListQuery = (query: Query): ListQuery => ({
  text: searchKey(query.q ?? ''),
  links: query.links,
  sort: query.sort,
  isSummary: query.fields === 'summary',
  page: Number(query.page ?? 1),
  limit: isPaged(query) ? Number(query.limit ?? PAGE_SIZE) : undefined,
});

/** Cuts the page out of all articles that were found. */
export const pageIn = <Row>(found: readonly Row[], { page, limit = found.length }: ListQuery): Row[] =>
  found.slice((page - 1) * limit, page * limit);

/** Makes the response for a page of articles. `total` counts all articles that were found. A whole list without a search omits it. */
export function listed(query: Query, data: Article[], total: number) {
  if (!isPaged(query) && query.q === undefined) return { status: 200, body: { data } } as const;
  const { page, limit = Math.max(total, 1) } = readListQuery(query);
  return { status: 200, body: { data, total, page, limit } } as const;
}
