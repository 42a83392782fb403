/** Up to this many pages, all are shown. */
const ALL_SHOWN = 7;

/** The pages in a pager: the first, the last, the neighbours of the current one, and gaps between them. */
export function pagerSteps(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= ALL_SHOWN) return all;
  const near = all.filter((step) => step > 1 && step < pageCount && Math.abs(step - page) <= 1);
  return [
    1,
    ...((near[0] ?? 2) > 2 ? (['gap-before'] as const) : []),
    ...near,
    ...((near.at(-1) ?? pageCount - 1) < pageCount - 1 ? (['gap-after'] as const) : []),
    pageCount,
  ];
}
