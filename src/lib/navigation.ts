import { withBase } from './base';

/**
 * Navigation inside the app for code that is not an anchor. The shell registers how it is done (load the page, then
 * change the address); features call `navigateTo` and need not know the router.
 */
export interface NavigateOptions {
  /** Kept in `history.state`; the next page may use it as its first paint. */
  readonly state?: unknown;
  readonly replace?: boolean;
  /** Keeps the scroll position, e.g. when only the query changes. */
  readonly keepScroll?: boolean;
}

export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

let registered: Navigate = async (to) => {
  location.assign(to);
};

export const registerNavigate = (navigate: Navigate) => {
  registered = navigate;
};

export const navigateTo: Navigate = (to, options) => registered(withBase(to), options);

/** A guard may hold a navigation back, e.g. while there is unsaved text. Returns true when leaving is fine. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>;
const guards = new Set<LeaveGuard>();

export function addLeaveGuard(guard: LeaveGuard) {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Asks the guards in turn; the answer comes at once where none of them has to ask, because the back button cannot wait. */
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
