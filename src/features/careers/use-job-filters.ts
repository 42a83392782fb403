import { type RefObject, useDeferredValue, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { JobFilters } from './filter-jobs';
import { filtersQuery, joinFilters, readFilters, readForm } from './filters-query';

interface FilterState {
  readonly filters: JobFilters;
  /** The same a moment later: a tick is painted before the list behind it is. */
  readonly listed: JobFilters;
  /** A ticked box is a step that Back takes back; typing changes the step it belongs to. */
  readonly change: (next: Partial<JobFilters>, by?: 'choice' | 'typing') => void;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * The filters of the page's address. The address is their only home, so a link, Back and a reload show the same jobs.
 * What was typed or ticked before React was there is taken from `form` into the address.
 */
export function useJobFilters(): FilterState {
  const search = useSearch();
  const filters = useMemo(() => readFilters(search), [search]);
  const listed = useDeferredValue(filters);
  const [pathname, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const show = (next: JobFilters, replace: boolean) => navigate(`${pathname}${filtersQuery(next)}`, { replace });

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    // The first render of a prerendered page knows no query yet, so the address itself is asked.
    const inAddress = readFilters(location.search);
    const joined = joinFilters(joinFilters(inAddress, filters), readForm(form.current));
    if (filtersQuery(joined) !== filtersQuery(joinFilters(inAddress, filters))) show(joined, true);
  });
  useLayoutEffect(() => takeOver(), []);

  return {
    filters,
    listed,
    form,
    change: (next, by = 'choice') => show({ ...filters, ...next }, by === 'typing'),
  };
}
