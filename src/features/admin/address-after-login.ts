import { href } from '~/href';
import { matchScreen } from '~/routes';
import type { RouteEntry } from '~/routing';

/** Returns the address to open after the login: the guarded screen that the user wanted, otherwise the dashboard. */
export function addressAfterLogin(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string') return href('/admin/dashboard');
  const route: RouteEntry | undefined = matchScreen(from.replace(/\?.*/s, ''))?.route;
  return route?.access === 'guarded' ? from : href('/admin/dashboard');
}
