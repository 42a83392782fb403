import type { LeftOut } from './text-block';

/** Text that only the importer shows. It loads with the importer. */
export const importWords = {
  imported: 'The document is in the editor. Undo restores what was there before.',
  noText: (name: string) => `\u2068${name}\u2069 contains no text.`,
  noteAbove: 'A note above the form says what was left out.',
  /** One and many of what was left out. */
  kinds: {
    link: ['link', 'links'],
    table: ['table', 'tables'],
    footnote: ['footnote link', 'footnote links'],
    picture: ['picture', 'pictures'],
    comment: ['comment', 'comments'],
    deletion: ['deleted text', 'deleted texts'],
    bold: ['bold text', 'bold texts'],
  } satisfies Record<LeftOut, readonly [one: string, many: string]>,
  leftOut: (counts: readonly string[], isOne: boolean) =>
    `${new Intl.ListFormat('en').format(counts)} ${isOne ? 'was' : 'were'} left out.`,
};
