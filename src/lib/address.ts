import { createContext, use, useSyncExternalStore } from 'react';
import { sitePath, withBase } from './base';
import { createStore } from './store';

interface ChangeOptions {
  readonly replace?: boolean;
  /** Stored in `history.state`. */
  readonly state?: unknown;
}

/** An address that components read and change. Its paths are without the base. */
export interface Address {
  readonly subscribe: (listener: () => void) => () => void;
  readonly pathname: () => string;
  /** The query without its question mark. */
  readonly search: () => string;
  readonly state: () => unknown;
  /** Changes the address without loading a page. */
  readonly change: (to: string, options?: ChangeOptions) => void;
}

const changes = createStore(0);
// One notification for all components, so that React updates parents and children together.
const notify = () => changes.set(0);

/** Calls the listener after the app changes the address. */
export const onAddressChange = changes.subscribe;

/** The address of the browser's window. */
export const windowAddress: Address = {
  subscribe(listener) {
    // Not before the first component subscribes: the guard of unsaved text listens first. Adding it again has no effect.
    addEventListener('popstate', notify);
    return changes.subscribe(listener);
  },
  pathname: () => sitePath(location.pathname),
  search: () => location.search.slice(1),
  state: () => history.state,
  change(to, { replace = false, state = null } = {}) {
    history[replace ? 'replaceState' : 'pushState'](state, '', withBase(to));
    notify();
  },
};

/** The server and stories provide another address. */
export const AddressContext = createContext(windowAddress);

export const useAddressChange = () => use(AddressContext).change;

export function usePathname(): string {
  const { subscribe, pathname } = use(AddressContext);
  return useSyncExternalStore(subscribe, pathname, pathname);
}

/** The query without its question mark. Empty in the server's HTML and while it is hydrated. */
export function useSearch(): string {
  const { subscribe, search } = use(AddressContext);
  return useSyncExternalStore(subscribe, search, () => '');
}

/** The state of the history entry. Null in the server's HTML and while it is hydrated. */
export function useHistoryState(): unknown {
  const { subscribe, state } = use(AddressContext);
  return useSyncExternalStore(subscribe, state, () => null);
}
