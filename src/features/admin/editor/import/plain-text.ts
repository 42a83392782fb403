import { Marked } from 'marked';
import { SIGN } from './markers';

/** Plain text can contain `<` and `[1]:`, which are no HTML and no definitions of links. All of it stays visible. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    def: () => undefined,
    // The line above a signature in a mail, '--', makes no heading.
    lheading(source) {
      return /^[^\n]+\n(?:={3,}|-{3,}) *(?:\n|$)/.test(source) ? false : undefined;
    },
  },
});

const SIGNS = new RegExp(String.raw`^([ \t]*)${SIGN}(?=[ \t\u00a0])`, 'gmu');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?=\n|$)/;

/** Lines of a mail are no longer than this, and are one paragraph. */
const WRAPPED_AT = 100;
/** A shorter line ends where its author pressed Enter. */
const SHORT = 60;
const BEGINS_BLOCK = /^\s*(?:$|[#>|=*+-]|\d+[.)]\s)/;

/** Joins the lines that a mail program has wrapped. A text of longer lines has one paragraph in each. */
function unwrapped(text: string): string {
  const lines = text.split('\n');
  const isWrapped = lines.every((line) => line.length <= WRAPPED_AT);
  const hasGaps = lines.some((line) => line.trim() === '');
  return lines
    .map((line, i) => {
      const next = lines[i + 1] ?? '';
      if (BEGINS_BLOCK.test(next)) return `${line}\n`;
      if (isWrapped) return line.length > SHORT ? `${line} ` : `${line}\n`;
      return hasGaps || BEGINS_BLOCK.test(line) ? `${line}\n` : `${line}\n\n`;
    })
    .join('');
}

/** Returns the HTML of a plain text, which may be Markdown. Never insert it into a page. */
export function htmlOfText(text: string): string {
  const lines = text
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .replace(FRONT_MATTER, '$1\n')
    .replace(SIGNS, '$1-');
  return marked.parse(unwrapped(lines), { async: false });
}
