/** Up to this many pages are all shown. */
const ALL_SHOWN = 7;

/** The pages a pager offers: the first, the last, the neighbours of the current one, and gaps between. */
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
