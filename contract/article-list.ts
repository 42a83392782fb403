import type { Article, InputOf } from './contract';
import { PAGE_SIZE } from './generated/limits';
import { searchKey } from './text';

type Query = InputOf<'listArticles'>['query'];

/** The articles that a list should have. */
export interface ListQuery {
  /** The `searchKey` of a part of the title or the slug; empty for all articles. */
  readonly text: string;
  /** Any name but `oldest` and `title` is `newest`. */
  readonly sort?: string | undefined;
  /** Leaves out the content, which makes long lists small. */
  readonly isSummary: boolean;
  readonly page: number;
  /** Undefined for all articles. */
  readonly limit: number | undefined;
}

const isPaged = ({ page, limit }: Query) => page !== undefined || limit !== undefined;

/** Reads the query of a list. The contract has checked its values. */
export const readListQuery = (query: Query): ListQuery => ({
  text: searchKey(query.q ?? ''),
  sort: query.sort,
  isSummary: query.fields === 'summary',
  page: Number(query.page ?? 1),
  limit: isPaged(query) ? Number(query.limit ?? PAGE_SIZE) : undefined,
});

/** The response with a page of the `total` articles that were found. A whole list has no figures. */
export function listed(query: Query, data: Article[], total: number) {
  if (!isPaged(query) && query.q === undefined) return { status: 200, body: { data } } as const;
  const { page, limit = Math.max(total, 1) } = readListQuery(query);
  return { status: 200, body: { data, total, page, limit } } as const;
}
