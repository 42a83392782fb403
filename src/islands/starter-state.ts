export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A click on a button, or the submit of a form, before hydration. */
export interface EarlyAction {
  readonly element: HTMLElement;
  readonly island: string;
  /** The index of the element in `usableIn(island)`. */
  readonly position: number;
}

/**
 * State shared by the inline starter and the app: clicks, submits and text entered before hydration. The starter
 * creates it in `<head>`; the app empties the queue island by island.
 */
export interface Starter {
  queue: EarlyAction[];
  /** Ids of hydrated islands, and 'root' once the page's own listeners are installed. */
  readonly live: Set<string>;
  /** Fields the user typed into before hydration. */
  readonly touched: Set<Field>;
  /** Stores the text that the app has not taken over yet, for a reload. */
  readonly keep: () => void;
  /** Island of the first interaction. It hydrates first. */
  wanted?: string;
  /** Hydrates an island. Set once the app has started. */
  open?: (id: string) => void;
  /** The browser's install prompt event, which may fire before the app starts. */
  install?: Event;
  /** True while queued clicks run, so that the starter does not queue them again. */
  isReplaying?: boolean;
  start: () => Promise<void>;
}

declare global {
  interface Window {
    __starter?: Starter;
  }
}

/** The island of an element, or 'root' for the static HTML around the islands. */
export const islandOf = (element: Element) => element.closest('[data-island]')?.id ?? 'root';

/** The elements of an island that can be used before hydration, or of the whole page for 'root'. */
export const usableIn = (island: string) => [
  ...(document.getElementById(island) ?? document).querySelectorAll<HTMLElement>('[data-replay],form'),
];
