import { Marked } from 'marked';
import { escapeHtml } from '~/lib/text/escape-html';
import { SIGN } from './markers';

/** Text can contain `<` and `[1]:`, which are no HTML and no definitions of links. All of it stays visible. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    def: () => undefined,
    // The line above a signature in a mail, '--', makes no heading.
    lheading: (source) => (/^[^\n]+\n(?:={3,}|-{3,}) *(?:\n|$)/.test(source) ? false : undefined),
  },
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
});

const SIGNS = new RegExp(String.raw`^([ \t]*)${SIGN}(?=[ \t\u00a0])`, 'gmu');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?=\n|$)/;

/** Headings, links, bold text, code and tables. A mail has none of them, and its `*`, `_` and numbers are no Markdown. */
const MARKDOWN = /^#{1,6} \S|^={3,}$|^(?:```|~~~)|\]\(\S+\)|\*\*\w[^\n]*\*\*|^\|?[ :]*-{3,}[ :]*\|/m;

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

/** A dash in front of a number is a sign, and a single line can begin with anything. */
const ITEM = /^\s*(?:[-–*+•](?=\s+\p{L})|\d{1,3}[.)](?=\s))/u;

/** Each line of a list gets the gap behind its marker by which `readBlocks` knows it. */
function paragraphHtml(paragraph: string): string {
  const lines = paragraph.split('\n');
  const isList = lines.length > 1 && lines.every((line) => ITEM.test(line));
  const marked = isList
    ? lines.map((line) => line.replace(/^\s*(?:[-–*+•]|(\d+[.)]))\s+/, (_, count) => `${count ?? '•'}\u00a0\u00a0`))
    : lines;
  return `<p>${marked.map(escapeHtml).join('<br>')}</p>`;
}

/** Returns the HTML of a text, which is read as Markdown only if it has its signs. Never insert it into a page. */
export function htmlOfText(text: string): string {
  const lines = text.replace(/\r\n?|[\v\u2028\u2029]/g, '\n').replace(FRONT_MATTER, '$1\n');
  if (MARKDOWN.test(lines)) return marked.parse(unwrapped(lines.replace(SIGNS, '$1-')), { async: false });
  return unwrapped(lines)
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraphHtml(paragraph.replace(/^\n+|\s+$/g, '')))
    .join('');
}
