/**
 * Which region shows the toasts. Everything outside an open modal is inert, so a toast there could be neither reached
 * nor announced: the newest region (the one inside the topmost dialog) shows them, the page's own when no dialog is open.
 */

let outlets: readonly symbol[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly symbol[]) {
  outlets = next;
  for (const listener of listeners) listener();
}

/** Registers a region until the returned function is called. */
export function addOutlet(outlet: symbol) {
  publish([...outlets, outlet]);
  return () => publish(outlets.filter((other) => other !== outlet));
}

export function subscribeOutlets(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const currentOutlet = () => outlets.at(-1);
