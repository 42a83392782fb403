/**
 * Signs that can only mark an item. The private area has the signs of the fonts Symbol and Wingdings, which Word
 * copies.
 */
export const SIGN = String.raw`[•‣⁃∙▪▫◦●○◉◘■□◆◇►▶➢➤✓✔❖⦁⦾\uf000-\uf0ff]`;
/** Signs and letters that can also begin a sentence. */
const AMBIGUOUS = String.raw`[-–—−*·+o§]`;
/** '1.', '12)', '(3)', '1.2.', 'a)', 'B.', 'iv.' and others. */
const COUNT = String.raw`\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|(?:xl|x{0,3})(?:ix|iv|v?i{1,3}|v|x|l))[.)]`;
/** A tab, or more spaces than anybody types. */
const WIDE = String.raw`(?:[ \u00a0]*\t\s*|[ \u00a0]{2,})`;

/** The marker in front of an item of a pasted list. */
export const MARKER = new RegExp(
  String.raw`^\s*(?:${SIGN}(?=[\s\u00a0])\s*|(?:${SIGN}|${AMBIGUOUS}|${COUNT})${WIDE})(?=\S)`,
  'iu',
);

/** The same without letters and signs that can also begin a paragraph, such as 'O' in Portuguese, '§' and a minus. */
export const CLEAR_MARKER = new RegExp(
  String.raw`^\s*(?:${SIGN}(?=[\s\u00a0])\s*|(?:${SIGN}|·|${COUNT})${WIDE})(?=\S)`,
  'iu',
);

/** '1.', 'b)' or 'Article I.', or '' for a bullet. The fonts of Word draw one letter or sign as a bullet. */
export function markerOf(text: string): string {
  const marker = text.trim();
  return marker.length > 1 || /\p{N}/u.test(marker) ? marker : '';
}

const ROMAN = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

function roman(count: number): string {
  const [letters, value] = ROMAN.find(([, one]) => one <= count) ?? ['', 0];
  return value === 0 ? '' : letters + roman(count - value);
}

const letters = (count: number): string =>
  count < 1 ? '' : letters(Math.floor((count - 1) / 26)) + String.fromCharCode(97 + ((count - 1) % 26));

/** The largest number that is written in letters. A page can claim any. */
const MAX_LETTERS = 3999;

/** The marker of an item of an `<ol>`. `type` is its attribute, or its `list-style-type`. */
export function numberMarker(count: number, type: string): string {
  if (count < 1 || count > MAX_LETTERS) return `${count}.`;
  if (/^(?:i|lower-roman)$/.test(type)) return `${roman(count)}.`;
  if (/^(?:I|upper-roman)$/.test(type)) return `${roman(count).toUpperCase()}.`;
  if (/^(?:a|lower-(?:alpha|latin))$/.test(type)) return `${letters(count)}.`;
  if (/^(?:A|upper-(?:alpha|latin))$/.test(type)) return `${letters(count).toUpperCase()}.`;
  return `${count}.`;
}
