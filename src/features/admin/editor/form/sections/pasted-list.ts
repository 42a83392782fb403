import type { ClipboardEvent } from 'react';

/**
 * Signs that can only mark an item. The private area has the signs of the fonts Symbol and Wingdings, which Word
 * copies.
 */
const SIGN = String.raw`[•‣⁃∙▪▫◦●○◉◘■□◆◇►▶➢➤✓✔❖⦁⦾\uf000-\uf0ff]`;
/** Signs and letters that can also begin a sentence. */
const AMBIGUOUS = String.raw`[-–—−*·+o§]`;
/** '1.', '12)', '(3)', '1.2.', 'a)', 'B.', 'iv.' and others. */
const COUNT = String.raw`\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|(?:xl|x{0,3})(?:ix|iv|v?i{1,3}|v|x|l))[.)]`;
/** A tab, or more spaces than anybody types. */
const WIDE = String.raw`(?:[ \u00a0]*\t\s*|[ \u00a0]{2,})`;

const MARKER = new RegExp(
  String.raw`^\s*(?:${SIGN}(?=[\s\u00a0])\s*|(?:${SIGN}|${AMBIGUOUS}|${COUNT})${WIDE})(?=\S)`,
  'iu',
);

/** A line break inside an item of a list in Word. */
const SOFT_BREAK = /[ \u00a0]*[\v\u2028][ \u00a0]*/g;

/** The items of a pasted list, one per line, without bullets, numbers or letters in front of them. Other lines stay as they are. */
export const withoutMarkers = (text: string): string =>
  text
    .replace(SOFT_BREAK, ' ')
    .split(/\r\n|\r|\n|\u2029/)
    .map((line) => line.replace(MARKER, ''))
    .join('\n');

/** Pastes the items of a list without their markers. The change event of the field follows, as after any paste. */
export function pasteList(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text');
  const items = withoutMarkers(pasted);
  if (items === pasted) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  // Keeps the browser's own undo where this is allowed. The editor's undo needs only the event.
  const isInserted = document.execCommand?.('insertText', false, items);
  if (isInserted) return;
  field.setRangeText(items, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
