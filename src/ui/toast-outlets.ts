import { createStore } from '~/lib/store';

/**
 * Which region shows the toasts. Everything outside an open modal is inert, so a toast there could be neither reached
 * nor announced: the newest region (the one inside the topmost dialog) shows them, the page's own when no dialog is open.
 */

const outlets = createStore<readonly symbol[]>([]);

/** Registers a region until the returned function is called. */
export function addOutlet(outlet: symbol) {
  outlets.set([...outlets.get(), outlet]);
  return () => outlets.set(outlets.get().filter((other) => other !== outlet));
}

export const subscribeOutlets = outlets.subscribe;

export const currentOutlet = () => outlets.get().at(-1);
