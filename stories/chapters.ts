/** The four chapters of the Storybook, over the folders of the sidebar. The welcome page explains them. */
export const chapters = [
  {
    name: 'Foundations',
    folders: ['Docs'],
    text: 'Colours, type, space and motion, who uses each of them, every message, and all component states on one sheet.',
    first: 'docs-tokens--colours',
  },
  {
    name: 'Components',
    folders: ['UI'],
    text: 'Buttons, fields, dialogs and the other parts that know nothing of Mindwave, in every state.',
    first: 'ui-button--primary',
  },
  {
    name: 'Sections',
    folders: ['Sections', 'Features', 'Shell'],
    text: 'The blocks that pages are made of, the parts that do something, and the header, menu and footer around them.',
    first: 'sections-hero--company',
  },
  {
    name: 'Pages',
    folders: ['Pages'],
    text: 'Whole screens as on the site: filled, empty, loading and failed.',
    first: 'pages-site--home',
  },
] as const;

/** Name of a folder in the sidebar, with the number of its chapter. */
export function chapterOf(folder: string): string | undefined {
  const index = chapters.findIndex(({ folders }) => folders.some((name) => name === folder));
  const chapter = chapters[index];
  if (!chapter) return undefined;
  const isOnly = chapter.folders.length === 1;
  return `${index + 1} ${isOnly || folder === chapter.name ? chapter.name : `${chapter.name}: ${folder}`}`;
}
