import { useSearch } from 'wouter';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/href';
import { queryOf, readView, type View } from './dashboard-list';

/** The dashboard's search, sorting and page, stored in the address. A new search or sorting starts at page 1. */
export function useView(): readonly [View, (change: Partial<View>) => void] {
  const view = readView(useSearch());
  const change = (next: Partial<View>) =>
    void navigateTo(`${href('/admin/dashboard')}${queryOf({ ...view, page: 1, ...next })}`, {
      replace: true,
      keepScroll: true,
    });
  return [view, change];
}
