/** Runs in an idle moment, or soon where the browser cannot tell. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);
