import { createStore } from '~/lib/store';

/**
 * Decides which region shows the toasts. Everything outside an open modal is inert, so a toast there could not be
 * reached or announced. The newest region (in the topmost dialog) shows them, or the page's own region if no dialog is
 * open.
 */

const outlets = createStore<readonly symbol[]>([]);

/** Registers a region until the returned function is called. */
export function addOutlet(outlet: symbol) {
  outlets.set([...outlets.get(), outlet]);
  return () => outlets.set(outlets.get().filter((other) => other !== outlet));
}

export const subscribeOutlets = outlets.subscribe;

export const currentOutlet = () => outlets.get().at(-1);
