/** The four chapters of the Storybook with their sidebar folders. The welcome page shows them. */
export const chapters = [
  {
    name: 'Foundations',
    folders: ['Docs'],
    text: 'Colours, type, space and motion with their users, every message, and all component states on one sheet.',
    first: 'docs-tokens--colours',
  },
  {
    name: 'Components',
    folders: ['UI'],
    text: 'Buttons, fields, dialogs and other generic components in every state.',
    first: 'ui-button--primary',
  },
  {
    name: 'Sections',
    folders: ['Sections', 'Features', 'Shell'],
    text: 'The blocks of pages, the interactive features, and the header, menu and footer.',
    first: 'sections-hero--company',
  },
  {
    name: 'Pages',
    folders: ['Pages'],
    text: 'Whole screens as on the site: filled, empty, loading and failed.',
    first: 'pages-site--home',
  },
] as const;

/** The sidebar label of a folder, with the number of its chapter. */
export function chapterOf(folder: string): string | undefined {
  const index = chapters.findIndex(({ folders }) => folders.some((name) => name === folder));
  const chapter = chapters[index];
  if (!chapter) return undefined;
  const isOnly = chapter.folders.length === 1;
  return `${index + 1} ${isOnly || folder === chapter.name ? chapter.name : `${chapter.name}: ${folder}`}`;
}
