import { isBlank } from '~contract/text';
import {
  emojiOf,
  isBlock,
  isDropped,
  isHeading,
  isLink,
  isNoteLink,
  isNotes,
  isWordMarker,
  keepsLines,
  lookOf,
  wordLevel,
} from './element-kinds';
import { CLEAR_MARKER, MARKER, markerOf } from './markers';
import { type List, type OpenItem, openItem, openList } from './open-list';
import { type LeftOut, paragraphsOf, plainParagraph, type TextBlock, textOf } from './text-block';

interface Context {
  readonly keepsLines: boolean;
  readonly isBold: boolean;
  readonly isLarge: boolean;
  readonly isNote: boolean;
  readonly list: List | undefined;
}

const START: Context = { keepsLines: false, isBold: false, isLarge: false, isNote: false, list: undefined };

export interface ReadDocument {
  readonly blocks: readonly TextBlock[];
  /** How often something was left out. */
  readonly leftOut: ReadonlyMap<LeftOut, number>;
}

const isGrid = (rows: readonly HTMLTableRowElement[]) => rows.length > 1 && rows.some(({ cells }) => cells.length > 1);
/** A table that contains these is a layout: its cells are read one after the other. */
const FLOW = 'table, ul, ol, h1, h2, h3, h4';
const isPresentation = (table: Element) => table.matches('[role="presentation"], [role="none"]');
const NO_LETTERS = { all: 0, bold: 0, large: 0 };

/** What all readers of a document share. */
interface Findings {
  readonly count: (kind: LeftOut) => void;
  /** The texts of footnotes. */
  readonly notes: TextBlock[];
}

/** Reads the blocks of one element. Headings and cells of tables have their own readers. */
class BlockReader {
  readonly blocks: TextBlock[] = [];
  private line = '';
  private letters = NO_LETTERS;
  /** The item that the next text belongs to. */
  private item: OpenItem | undefined;

  constructor(private readonly findings: Findings) {}

  read(element: Element, context: Context): readonly TextBlock[] {
    this.visitAll(element, context);
    this.flush();
    return this.blocks;
  }

  private textIn = (element: Element, context: Context) =>
    textOf(new BlockReader(this.findings).read(element, { ...context, list: undefined }));

  private append(text: string, { isBold, isLarge }: Pick<Context, 'isBold' | 'isLarge'>) {
    const length = text.replace(/\s/g, '').length;
    const { all, bold, large } = this.letters;
    this.letters = { all: all + length, bold: bold + (isBold ? length : 0), large: large + (isLarge ? length : 0) };
    this.line += text;
  }

  private flush() {
    const { all, bold, large } = this.letters;
    if (bold > 0 && bold < all) this.findings.count('bold');
    const { line, item } = this;
    this.line = '';
    this.letters = NO_LETTERS;
    if (item) this.addToItem(item, line);
    else if (!this.addTypedItems(line)) {
      for (const text of paragraphsOf(line))
        this.blocks.push({ kind: 'paragraph', text, isBold: bold === all, isLarge: large === all });
    }
  }

  /** Adds lines that all begin with a bullet or a number and a gap, as browsers leave them of Word's lists. */
  private addTypedItems(text: string): boolean {
    const lines = text.split('\n').filter((line) => !isBlank(line));
    if (lines.length === 0 || !lines.every((line) => CLEAR_MARKER.test(line))) return false;
    for (const line of lines) this.addToItem({ level: 1, isFromWord: true, marker: '' }, line);
    return true;
  }

  private addToItem(item: OpenItem, text: string) {
    const { written, level } = item;
    const isUnmarked = !written && item.isFromWord && item.marker === '';
    const typed = (isUnmarked && MARKER.exec(text)?.[0]) || '';
    const added = textOf(paragraphsOf(text.slice(typed.length)).map(plainParagraph));
    if (added === '') return;
    if (written && this.blocks.at(-1) === written) {
      item.written = { ...written, text: `${written.text} ${added}` };
      this.blocks.splice(-1, 1, item.written);
      return;
    }
    const marker = written ? '' : item.marker || markerOf(typed);
    item.written = { kind: 'item', level, marker, text: added };
    this.blocks.push(item.written);
  }

  private readTable(table: Element, context: Context) {
    const { count } = this.findings;
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    const isData = isGrid(rows) && !isPresentation(table);
    if (isData) count('table');
    if (!isData || table.querySelector(FLOW)) return this.visitAll(table, context);
    for (const caption of table.querySelectorAll(':scope > caption')) this.visit(caption, context);
    const lines = rows
      .filter((row) => ![row, row.parentElement].some((it) => it && isDropped(it, count)))
      .map((row) => [...row.cells].filter((cell) => !isDropped(cell, count)))
      .map((cells) => cells.map((cell) => this.textIn(cell, context)).join(' | '))
      .filter((text) => /[^\s|]/.test(text));
    this.append(lines.join('\n'), context);
  }

  private readHeading(element: Element, context: Context) {
    const { item } = this;
    const number = item && !item.written ? item.marker : '';
    const text = this.textIn(element, { ...context, isBold: true });
    // What follows a heading in an item is not an item: LibreOffice writes a numbered heading as a list.
    this.item = undefined;
    if (text !== '') this.blocks.push({ kind: 'heading', text: `${number} ${text}`.trim() });
  }

  private readItem(element: Element, context: Context, item: OpenItem) {
    const outer = this.item;
    this.item = item;
    this.visitAll(element, context);
    this.flush();
    this.item = outer;
  }

  private visitBlock(element: Element, context: Context) {
    this.flush();
    const { tagName } = element;
    const level = wordLevel(element);
    if (tagName === 'TABLE') this.readTable(element, context);
    else if (isHeading(element)) this.readHeading(element, context);
    else if (tagName === 'UL' || tagName === 'OL')
      this.visitAll(element, { ...context, list: openList(element, context.list) });
    else if (tagName === 'LI') this.readItem(element, context, openItem(element, context.list));
    else if (level !== undefined) this.readItem(element, context, { level, isFromWord: true, marker: '' });
    else this.visitAll(element, context);
    this.flush();
  }

  private visitInline(element: Element, context: Context) {
    const { count } = this.findings;
    if (element.tagName === 'BR') this.line += '\n';
    else if (isWordMarker(element)) {
      const marker = element.textContent ?? '';
      if (this.item) this.item.marker = markerOf(marker);
      else this.line += ` ${marker} `;
    } else if (isNoteLink(element)) {
      if (!context.isNote) count('footnote');
      const number = this.textIn(element, context);
      this.append(/^\w{1,3}$/.test(number) ? `[${number}]${context.isNote ? ' ' : ''}` : number, context);
    } else {
      if (isLink(element)) count('link');
      this.visitAll(element, context);
    }
  }

  private visitAll(element: Element, context: Context) {
    for (const node of element.childNodes) this.visit(node, context);
  }

  private visit(node: Node, context: Context) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.nodeValue ?? '';
      return this.append(context.keepsLines ? text : text.replace(/[ \t\r\n\f]+/g, ' '), context);
    }
    if (!(node instanceof Element)) return;
    const emoji = emojiOf(node);
    if (emoji !== '') return this.append(emoji, context);
    const { count, notes } = this.findings;
    if (isDropped(node, count)) return;
    const look = lookOf(node);
    const inner: Context = {
      ...context,
      keepsLines: keepsLines(node) ?? context.keepsLines,
      isBold: look.isBold ?? context.isBold,
      isLarge: look.isLarge ?? context.isLarge,
    };
    if (!context.isNote && isNotes(node)) {
      this.flush();
      notes.push(...new BlockReader(this.findings).read(node, { ...inner, isNote: true, list: undefined }));
    } else if (isBlock(node) || isHeading(node)) this.visitBlock(node, inner);
    else this.visitInline(node, inner);
  }
}

/** Reads the text of a document in reading order. Footnotes become the last paragraphs. */
export function readBlocks(root: Element): ReadDocument {
  const leftOut = new Map<LeftOut, number>();
  const notes: TextBlock[] = [];
  const count = (kind: LeftOut) => void leftOut.set(kind, (leftOut.get(kind) ?? 0) + 1);
  const blocks = new BlockReader({ count, notes }).read(root, START);
  return { blocks: [...blocks, ...notes], leftOut };
}
