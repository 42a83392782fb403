/** What an article cannot hold. The words of links, tables and footnotes stay. */
export const LEFT_OUT = ['link', 'table', 'footnote', 'picture', 'comment', 'deletion', 'bold'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly text: string;
  /** All of its letters are bold. */
  readonly isBold: boolean;
  /** All of its letters are as large as those of a title. */
  readonly isLarge: boolean;
}

export interface ItemBlock {
  readonly kind: 'item';
  readonly text: string;
  /** 1 for the items of a list that is in no other list. */
  readonly level: number;
  /** '1.', 'b)' and others, or '' for a bullet. */
  readonly marker: string;
}

/** A piece of a document, in reading order. */
export type TextBlock = { readonly kind: 'heading'; readonly text: string } | ParagraphBlock | ItemBlock;

export const plainParagraph = (text: string): ParagraphBlock => ({
  kind: 'paragraph',
  text,
  isBold: false,
  isLarge: false,
});

/** The texts of blocks in one line. */
export const textOf = (blocks: readonly TextBlock[]) =>
  blocks
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\n', ' ');

/** The lines of a text, without spaces at their ends. A gap of any length is one space, a no-break space between words stays. */
const tidyLines = (text: string) =>
  text
    .replace(/[ \t\f\r\u00a0]+/g, (gap) => (gap === '\u00a0' ? gap : ' '))
    .split(/[\n\v\u2028]/)
    .map((line) => line.trim());

/** The paragraphs of a text, which blank lines separate. */
export const paragraphsOf = (text: string): readonly string[] =>
  tidyLines(text)
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
