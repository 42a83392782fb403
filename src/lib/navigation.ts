import { withBase } from './base';
import { createStore } from './store';

/**
 * Navigation for code that is not a link. The app registers how to navigate: it loads the page, then changes the
 * address. A change of the query alone keeps the scroll position.
 */
export interface NavigateOptions {
  /** Stored in the history entry. The next page may use it for its first paint. A replaced entry keeps its state by default. */
  readonly state?: unknown;
  readonly replace?: boolean;
}

export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

let registered: Navigate = async (to) => {
  location.assign(to);
};

export const registerNavigate = (navigate: Navigate) => {
  registered = navigate;
};

export const navigateTo: Navigate = (to, options) => registered(withBase(to), options);

/** True while the user waits for the next page. */
export const isPageLoading = createStore(false);

/**
 * A guard may block a navigation to a path of the site, for example while there is unsaved text. Returns true when leaving is
 * allowed.
 */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>;
const guards = new Set<LeaveGuard>();

export function addLeaveGuard(guard: LeaveGuard) {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/**
 * Runs the guards in turn. Returns synchronously if no guard has to ask the user, because the back button cannot wait.
 */
export function mayLeave(to: string): boolean | Promise<boolean> {
  const waiting = [...guards];
  const ask = (): boolean | Promise<boolean> => {
    const guard = waiting.shift();
    if (!guard) return true;
    const answer = guard(to);
    return typeof answer === 'boolean' ? answer && ask() : answer.then((may) => may && ask());
  };
  return ask();
}
