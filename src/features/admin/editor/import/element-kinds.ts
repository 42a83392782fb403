import { styleOf } from './parse-html';
import type { LeftOut } from './text-block';

/** Facts about single elements that programs write, after public reports about their clipboards. */

/** Their text is not for readers, or they have none. */
const NO_TEXT = new Set(
  'SCRIPT STYLE X-STYLE TEMPLATE NOSCRIPT TITLE XML INPUT SELECT TEXTAREA OBJECT EMBED AUDIO SVG'.split(' '),
);
const PICTURES = new Set('IMG VIDEO CANVAS IFRAME'.split(' '));
const BLOCKS = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM HEADER HR LEGEND
  LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL`.split(/\s+/),
);

export const isBlock = ({ tagName }: Element) => BLOCKS.has(tagName);

/** Headings of HTML and of Word on the web, and Word's styles with an outline level. */
export const isHeading = (element: Element) =>
  /^H[1-6]$/.test(element.tagName) ||
  element.getAttribute('role') === 'heading' ||
  (element.tagName === 'P' &&
    (/\bMsoTitle\b/.test(element.className) || /mso-outline-level:\s*[1-9]/.test(styleOf(element))));

const hasStyle = (element: Element, pattern: RegExp) => pattern.test(styleOf(element));

const isInvisible = (element: Element) =>
  element.hasAttribute('hidden') ||
  hasStyle(element, /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all)/i);

/** Word and LibreOffice say who deleted a text, and when. A `<del>` without it is struck through, and visible. */
const isTrackedDeletion = (element: Element) =>
  /\bmsoDel\b/i.test(element.className) ||
  (element.tagName === 'DEL' && (element.hasAttribute('cite') || element.hasAttribute('datetime')));

const isComment = (element: Element) =>
  /\bMsoCommentReference\b/.test(element.className) || /#cmnt(?:_ref)?\d+$/.test(hrefOf(element));

/** A picture of this size only counts who opened a mail. */
const isTracker = (element: Element) =>
  ['width', 'height'].some((side) => /^[01]$/.test(element.getAttribute(side) ?? ''));

/** True if nothing of the element comes into the article. It is counted by `count`, unless the author does not see it either. */
export function isDropped(element: Element, count: (kind: LeftOut) => void): boolean {
  if (isTrackedDeletion(element)) count('deletion');
  else if (isComment(element)) count('comment');
  else if (PICTURES.has(element.tagName)) {
    if (!isTracker(element)) count('picture');
  } else
    return (
      NO_TEXT.has(element.tagName.toUpperCase()) ||
      isInvisible(element) ||
      hasStyle(element, /mso-element:\s*comment/i) ||
      /\bMsoCommentText\b|\bmsocomtxt\b/.test(element.className) ||
      element.matches('.footnote-back, .footnote-backref, [role="doc-backlink"]')
    );
  return true;
}

/** The text of an emoji that a web page shows as a picture. */
export const emojiOf = (element: Element) => {
  const alt = element.tagName === 'IMG' ? (element.getAttribute('alt') ?? '') : '';
  return /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(alt) ? alt : '';
};

const hrefOf = (element: Element) => (element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '');

export const isLink = (element: Element) => hrefOf(element) !== '';

/** A number that leads to a footnote, or back from it. Some programs make the address absolute. */
export const isNoteLink = (element: Element) =>
  /#_?(?:user-content-)?(?:ftnt?|edn|fn|(?:sd)?(?:foot|end)note)[-_:]?(?:ref)?[-_:]?\d/i.test(hrefOf(element));

/** The place where a program puts the texts of footnotes. */
export const isNotes = (element: Element) =>
  hasStyle(element, /mso-element:\s*(?:foot|end)note-list/i) ||
  /^sd(?:foot|end)note\d/.test(element.id) ||
  // Safari removes the styles of Word and leaves its classes.
  /\bMso(?:Foot|End)noteText\b/.test(element.className) ||
  element.matches('section.footnotes, div.footnotes, [role="doc-endnotes"]');

/** The bullet or number that Word writes into the text of an item. */
export const isWordMarker = (element: Element) => hasStyle(element, /mso-list:\s*Ignore/i);

/** The level of a paragraph that is an item of a list of Word, or undefined. */
export function wordLevel(element: Element): number | undefined {
  const list = /mso-list:(?!\s*(?:Ignore|none|skip))[^;]*/i.exec(styleOf(element))?.[0];
  if (list === undefined) return undefined;
  return Number(/level(\d+)/.exec(list)?.[1] ?? 1);
}

const LARGE_POINTS = 18;

/** Whether the element makes its text bold or large; undefined where it does not say so. */
export function lookOf(element: Element): { isBold: boolean | undefined; isLarge: boolean | undefined } {
  const style = styleOf(element);
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const [, size, unit] = /font-size:\s*([\d.]+)(pt|px)/i.exec(style) ?? [];
  const isTag = element.tagName === 'B' || element.tagName === 'STRONG';
  return {
    // Google Docs puts everything into a <b> of normal weight.
    isBold: weight === undefined ? isTag || undefined : weight.startsWith('bold') || Number(weight) >= 600,
    isLarge: size === undefined ? undefined : Number(size) * (unit === 'px' ? 0.75 : 1) >= LARGE_POINTS,
  };
}

/** Whether line breaks of the source are shown; undefined where the element does not say so. */
export function keepsLines(element: Element): boolean | undefined {
  if (element.tagName === 'PRE') return true;
  const value = /white-space(?:-collapse)?:\s*([\w-]+)/i.exec(styleOf(element))?.[1];
  return value === undefined ? undefined : /^(?:pre|break-spaces|preserve)/.test(value);
}
