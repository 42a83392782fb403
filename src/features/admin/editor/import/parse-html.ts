// Declares `window.trustedTypes`.
import '~/lib/browser/trusted-types';

let policy: ReturnType<NonNullable<typeof window.trustedTypes>['createPolicy']> | undefined;

/** A program on Windows may leave the header of its clipboard format in front of the HTML. */
const HEADER = /^\s*Version:[^<]*/;
const STYLE_SHEET = /<(\/?)style\b/gi;
const TAGS = /<[a-z][^<>]*>/gi;
const STYLE_ATTRIBUTE = /(\s)style(?=\s*=)/gi;

/** The page's policy reports styles, also in a document that is never shown. Only this reader needs them. */
const withoutStyles = (html: string) =>
  html.replace(STYLE_SHEET, '<$1x-style').replace(TAGS, (tag) => tag.replace(STYLE_ATTRIBUTE, '$1data-style'));

/** The inline styles of an element of `parseHtml`. */
export const styleOf = (element: Element) => element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';

/**
 * Parses HTML of a clipboard. Nothing in it runs or loads, and it must never be inserted into a page. The policy of
 * Trusted Types exists only for this parser.
 */
export function parseHtml(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('mindwave-paste', { createHTML: (text) => text });
  const text = withoutStyles(html.replace(HEADER, ''));
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
}
