export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the inline starter and the app share: clicks, submits and text given before React is there.
 * The starter creates it in `<head>`; the app empties the queue section by section.
 */
export interface Boot {
  /** Replays of early clicks and submits, each with the element it waits for. */
  queue: (readonly [element: Element, replay: () => void])[];
  /** Ids of sections that React answers for; '*' means the whole page. */
  readonly live: Set<string>;
  /** Fields somebody typed into before React was there. */
  readonly touched: Set<Field>;
  /** Writes down for a reload what of that text the app has not taken over yet. */
  readonly keep: () => void;
  /** Section of the first touch: hydrated first. */
  wanted?: string;
  /** Opens a section's gate; set once the app is there. */
  open?: (id: string) => void;
  /** The browser's offer to install the site, which may come before the app does. */
  install?: Event;
  /** True while queued clicks run, so that the starter lets them through. */
  isReplaying?: boolean;
  start: () => Promise<void>;
}

declare global {
  interface Window {
    __boot?: Boot;
  }
}

/** Attribute that marks a hydration boundary in the HTML. */
export const SECTION_ATTRIBUTE = 'data-sec';

/** The boundary an element belongs to; 'root' for the shell around them. */
export const sectionOf = (element: Element) =>
  element.closest(`[${SECTION_ATTRIBUTE}]`)?.getAttribute(SECTION_ATTRIBUTE) ?? 'root';
