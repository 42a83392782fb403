import type { Block, Section } from '~/api/articles/article';
import { nextTask } from '~/lib/async/idle';
import { oneLine } from '~contract/text';
import { listBlocks } from './list-blocks';
import { parseHtml, styleOf } from './parse-html';
import type { PastedSource } from './pasted';
import { readBlocks } from './read-blocks';
import type { ItemBlock, LeftOut, TextBlock } from './text-block';

/** A document as an article holds it. */
export interface ImportedDocument {
  readonly blocks: readonly TextBlock[];
  readonly leftOut: ReadonlyMap<LeftOut, number>;
}

/** Programs for code copy the lines of a file. */
function isCode({ children }: HTMLElement): boolean {
  const [first] = children;
  return (
    children.length === 1 &&
    first !== undefined &&
    (first.tagName === 'PRE' || /white-space:\s*pre;/.test(styleOf(first)))
  );
}

const MAX_HEADING = 120;

const looksLikeHeading = (block: TextBlock) =>
  block.kind === 'paragraph' && block.text.length <= MAX_HEADING && !/[\n]|[.,;:!?…]$/.test(block.text);

/** Documents without styles have large or bold lines as their headings. */
function withHeadings(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const hasHeadings = blocks.some(({ kind }) => kind === 'heading');
  return blocks.map((block, i) => {
    if (block.kind !== 'paragraph' || !looksLikeHeading(block) || i === blocks.length - 1) return block;
    const isHeading = (i === 0 && block.isLarge) || (!hasHeadings && block.isBold);
    return isHeading ? { kind: 'heading', text: block.text } : block;
  });
}

/** Reads a document of any program. Plain text may be Markdown. */
export async function readDocument({ html, text }: PastedSource): Promise<ImportedDocument> {
  // A long document is parsed, read and shown in tasks of their own.
  await nextTask();
  const { body } = parseHtml(html);
  await nextTask();
  const read = readBlocks(body);
  if (text !== '' && (read.blocks.length === 0 || isCode(body))) {
    const { htmlOfText } = await import('./plain-text');
    return readBlocks(parseHtml(htmlOfText(text)).body);
  }
  await nextTask();
  const blocks = withHeadings(read.blocks);
  const boldParagraphs = blocks.filter((block) => block.kind === 'paragraph' && block.isBold).length;
  const bold = (read.leftOut.get('bold') ?? 0) + boldParagraphs;
  return { blocks, leftOut: new Map([...read.leftOut, ['bold', bold]]) };
}

interface OpenSection {
  readonly title: string;
  readonly content: Block[];
}

/**
 * Divides a document at its headings. `title` is its first heading if `takesTitle`, and that heading begins no section.
 * The first section is what comes before the other headings, and has no title.
 */
export function sectionsOf(
  { blocks }: ImportedDocument,
  takesTitle: boolean,
): { title: string; sections: readonly [Section, ...Section[]] } {
  let title = '';
  const first: OpenSection = { title: '', content: [] };
  const later: OpenSection[] = [];
  let items: ItemBlock[] = [];
  const add = (...added: readonly Block[]) => void (later.at(-1) ?? first).content.push(...added);
  const endList = () => {
    if (items.length > 0) add(...listBlocks(items));
    items = [];
  };
  for (const block of blocks) {
    if (block.kind === 'item') {
      items.push(block);
      continue;
    }
    endList();
    if (block.kind === 'paragraph') add({ type: 'paragraph', content: block.text });
    else if (takesTitle && title === '') title = oneLine(block.text);
    else later.push({ title: oneLine(block.text), content: [] });
  }
  endList();
  return { title, sections: [first, ...later] };
}
