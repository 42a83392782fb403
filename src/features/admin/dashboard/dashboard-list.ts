import type { ListRequest, Sort } from '~/api/articles/article-pages';
import { href } from '~/href';
import { lengthProblem } from '~/ui/form/text-limit';
import { LIST_ARTICLES_PAGE_MAXIMUM, LIST_ARTICLES_Q_MAX_LENGTH } from '~contract/generated/limits';
import { isBlank } from '~contract/text';

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

export function readView(params: URLSearchParams): View {
  const sort = SORTS.find((known) => known === params.get('sort')) ?? 'newest';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  return {
    text: params.get('q') ?? '',
    sort,
    page: Math.min(page, LIST_ARTICLES_PAGE_MAXIMUM),
  };
}

/** The query of a view, without default values. */
export function queryOf({ text, sort, page }: View): URLSearchParams {
  const params = new URLSearchParams();
  if (!isBlank(text)) params.set('q', text.trim());
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The address of the dashboard with a view. */
export function addressOf(view: View): `/${string}` {
  const query = queryOf(view).toString();
  return query ? `${href('/admin/dashboard')}?${query}` : href('/admin/dashboard');
}

/** The request for a view. Rows do not show the content of articles. A search for a text that is too long finds all. */
export const requestOf = ({ text, sort, page }: View): ListRequest => ({
  page,
  limit: PAGE_SIZE,
  text: lengthProblem(text, LIST_ARTICLES_Q_MAX_LENGTH) ? '' : text.trim(),
  sort,
  isSummary: true,
});

/** The request for the dashboard without a query in its address. */
export const FIRST_ARTICLES = requestOf(readView(new URLSearchParams()));
