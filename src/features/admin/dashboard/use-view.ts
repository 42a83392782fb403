import { useSearch } from '~/lib/address';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/href';
import { queryOf, readView, type View } from './dashboard-list';

/** The address of the dashboard with a view. */
export const addressOf = (view: View) => `${href('/admin/dashboard')}${queryOf(view)}` as const;

/**
 * The dashboard's search, sorting and page, stored in the address. A new search or sorting starts at page 1. Back returns to the
 * previous page.
 */
export function useView(): readonly [View, (change: Partial<View>) => void] {
  const view = readView(useSearch());
  const change = (next: Partial<View>) =>
    void navigateTo(addressOf({ ...view, page: 1, ...next }), { replace: next.page === undefined, keepScroll: true });
  return [view, change];
}
