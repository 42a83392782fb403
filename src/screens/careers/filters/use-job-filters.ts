import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePainted } from '~/lib/hooks/use-painted';
import type { JobFilters } from './filter-jobs';
import { filtersQuery, joinFilters, readFilters, readForm } from './filters-query';

interface FilterState {
  readonly filters: JobFilters;
  /** The same filters, one frame later: a tick is painted before a long list updates. */
  readonly listed: JobFilters;
  /** Each tick adds a history entry, so Back undoes it. Typing replaces the current entry. */
  readonly change: (next: Partial<JobFilters>, by?: 'choice' | 'typing') => void;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * The filters in the page's address. The address is their only store, so a link, Back and a reload show the same jobs.
 * Text and ticks from before hydration are copied from `form` to the address.
 */
export function useJobFilters(): FilterState {
  const search = useSearch();
  const filters = useMemo(() => readFilters(search), [search]);
  const listed = usePainted(filters);
  const [pathname, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  /** The filters after the last change. A second change in the same task must not undo the first one. */
  const latest = useRef(filters);
  const show = (next: JobFilters, replace: boolean) => {
    latest.current = next;
    navigate(`${pathname}${filtersQuery(next)}`, { replace });
  };
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    // The first render of a prerendered page has no query yet, so read the address itself.
    const inAddress = readFilters(location.search);
    const joined = joinFilters(joinFilters(inAddress, filters), readForm(form.current));
    if (filtersQuery(joined) !== filtersQuery(joinFilters(inAddress, filters))) show(joined, true);
  });
  useLayoutEffect(() => takeOver(), []);

  return {
    filters,
    listed,
    form,
    change: (next, by = 'choice') => show({ ...latest.current, ...next }, by === 'typing'),
  };
}
