/** Up to this many pages, all are shown. */
const ALL_SHOWN = 7;

/** The pages in a pager: the first, the last, the neighbours of the current one, and gaps between them. */
export function pagerSteps(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  const shown = pageCount <= ALL_SHOWN ? ALL_SHOWN : 1;
  const from = Math.max(2, page - shown);
  const to = Math.min(pageCount - 1, page + shown);
  const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...near,
    ...(to < pageCount - 1 ? (['gap-after'] as const) : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}
