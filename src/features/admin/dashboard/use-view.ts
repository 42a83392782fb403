import { useSearch } from 'wouter';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/routes';
import { queryOf, readView, type View } from './dashboard-list';

/** Search, sort and page of the dashboard, from the address and back into it. A new search or order begins at page 1. */
export function useView(): readonly [View, (change: Partial<View>) => void] {
  const view = readView(useSearch());
  const change = (next: Partial<View>) =>
    void navigateTo(`${href('/admin/dashboard')}${queryOf({ ...view, page: 1, ...next })}`, {
      replace: true,
      keepScroll: true,
    });
  return [view, change];
}
