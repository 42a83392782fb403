import { createStore } from '~/lib/store';

/**
 * Decides which region shows the toasts. Everything outside an open modal is inert, so a toast there could not be
 * reached or announced. The newest region (in the topmost dialog) shows them, or the page's own region if no dialog is
 * open.
 */

export interface Outlets {
  readonly all: readonly symbol[];
  /** The last toast that was shown when the current region took over. It and all earlier ones have been announced. */
  readonly heard: number;
}

export const outlets = createStore<Outlets>({ all: [], heard: 0 });

let lastShown = 0;

export function markShown(id: number) {
  lastShown = Math.max(lastShown, id);
}

/** Registers a region until the returned function is called. */
export function addOutlet(outlet: symbol) {
  outlets.set({ all: [...outlets.get().all, outlet], heard: lastShown });
  return () => outlets.set({ all: outlets.get().all.filter((other) => other !== outlet), heard: lastShown });
}
