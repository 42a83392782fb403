import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in this tab. The browser handles the others. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
