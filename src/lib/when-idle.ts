/** A page that is drawn without a pause may have no idle moment for long. */
const LATEST_MS = 1000;

/** Runs in an idle moment, at the latest after a second; soon where the browser cannot tell. */
export const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: LATEST_MS }) : setTimeout(run);
