import type { ClipboardEvent } from 'react';
import { MARKER } from '~/features/admin/editor/import/markers';

/** A line break inside an item of a list in Word. */
const SOFT_BREAK = /[ \u00a0]*[\v\u2028][ \u00a0]*/g;

/** The items of a pasted list, one per line, without bullets, numbers or letters in front of them. Other lines stay as they are. */
export const withoutMarkers = (text: string): string =>
  text
    .replace(SOFT_BREAK, ' ')
    .split(/\r\n|\r|\n|\u2029/)
    .map((line) => line.replace(MARKER, ''))
    .join('\n');

/** Inserts a text at the caret. The change event of the field follows, as after any paste. */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  // Keeps the browser's own undo where this is allowed. The editor's undo needs only the event.
  const isInserted = document.execCommand?.('insertText', false, text);
  if (isInserted) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Pastes the items of a list without their markers. */
export function pasteList(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text');
  const items = withoutMarkers(pasted);
  if (items === pasted) return;
  event.preventDefault();
  insertText(event.currentTarget, items);
}
