/** Resolves in a new task, so that the browser can paint and respond to input in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A page that paints constantly may have no idle time for long. */
const LATEST_MS = 1000;

/** Runs in an idle period, after a second at the latest; soon in browsers without `requestIdleCallback`. */
export const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: LATEST_MS }) : setTimeout(run);

export const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
