import { loadedPage } from './page-loader';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Source files of what a page needs beyond the shell, so that the build can preload their chunks. The registries name
 * files by their kind (`cardGrid` -> `sections/CardGrid.tsx`); the build fails where that is not so.
 */
export function pageModules(path: string): readonly string[] {
  const page = loadedPage(path);
  const shell = ['src/app/Header.tsx', 'src/app/Footer.tsx'];
  if (!page) return shell;
  if (page.kind === 'screen') return [...shell, `src/pages/${pascal(page.match?.route.page ?? 'notFound')}Page.tsx`];
  const file = path === '/' ? 'home' : path.split('/').at(-1);
  const sections = new Set(page.content.sections.map(({ kind }) => `src/sections/${pascal(kind)}.tsx`));
  return [...shell, `src/content/pages/${file}.ts`, ...sections];
}
