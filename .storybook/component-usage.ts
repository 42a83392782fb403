import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { UsedBy } from '../stories/docs/used-by';

/** Files of components have PascalCase names. The component of a screen is its page. */
const COMPONENT = /^src\/(?:ui|sections|features|app|screens)\/(?:[\w-]+\/)*(?:[A-Z]\w*|page(?:\.server)?)\.tsx$/;
/** For each folder of stories, the folder of their components. */
const HOMES: Readonly<Record<string, string>> = {
  ui: 'src/ui/',
  sections: 'src/sections/',
  features: 'src/features/',
  shell: 'src/app/',
  pages: 'src/screens/',
};

const REGISTRY = 'src/sections/registry.ts';

/** Matches a token of the theme. A file may destructure the theme first: `const { color } = theme`. */
const TOKEN = /\b(?:(?:color|text|space|radius|shadow|motion)\.\w+|strand\.\w+\.\w+)/g;

const filesBelow = (root: string, folder: string) =>
  ts.sys
    .readDirectory(join(root, folder), ['.ts', '.tsx'])
    .map((path) => relative(root, path))
    .filter((path) => !/\.(?:test|d)\.tsx?$/.test(path));

/** `src/ui/button/Button.tsx` -> `ui/Button` */
const nameOf = (path: string) => path.replace(/^src\//, '').replace(/\.tsx?$/, '');

function add(lists: Record<string, string[]>, key: string, value: string) {
  const list = (lists[key] ??= []);
  if (!list.includes(value)) list.push(value);
}

/** Returns the files of the project that a file imports, statically or dynamically. */
function importsOf(root: string, path: string, text: string, options: ts.CompilerOptions): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const found = ts.resolveModuleName(fileName, join(root, path), options, ts.sys).resolvedModule?.resolvedFileName;
    return found?.startsWith(root) && !found.includes('node_modules') ? [found.slice(root.length)] : [];
  });
}

/** Reads the kinds of sections and their components from the registry, where a line is `hero: Hero,`. */
const kindsOf = (registry: string) =>
  new Map([...registry.matchAll(/^ {2}(\w+): .*?\b([A-Z]\w+)/gm)].map(([, kind, name]) => [kind, name]));

/** Finds the files and pages that use each component, and the files that use each token. */
export function componentUsage(root: string): UsedBy {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const options: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    paths: { '~/*': [join(root, 'src/*')], '~mocks/*': [join(root, 'mocks/*')] },
  };
  const files: Record<string, string[]> = {};
  const pages: Record<string, string[]> = {};
  const tokens: Record<string, string[]> = {};
  const registry = read(REGISTRY);
  const kinds = kindsOf(registry);
  const sections = new Map(
    importsOf(root, REGISTRY, registry, options).map((path) => [basename(path, '.tsx'), nameOf(path)]),
  );
  for (const path of filesBelow(root, 'src').filter((name) => !name.endsWith('.stories.tsx'))) {
    const text = read(path);
    for (const used of importsOf(root, path, text, options)) {
      if (COMPONENT.test(used)) add(files, nameOf(used), nameOf(path));
    }
    for (const [chain] of text.matchAll(TOKEN)) add(tokens, chain, nameOf(path));
    if (!path.startsWith('src/content/pages/')) continue;
    for (const [, kind = ''] of text.matchAll(/\bkind: '(\w+)'/g)) {
      const component = sections.get(kinds.get(kind) ?? '');
      if (component) add(pages, component, basename(path, '.ts'));
    }
  }
  const names = new Set([...Object.keys(files), ...Object.keys(pages)]);
  return {
    components: Object.fromEntries(
      [...names].map((name) => [name, { files: files[name] ?? [], pages: pages[name] ?? [] }]),
    ),
    stories: Object.fromEntries(
      [...filesBelow(root, 'stories'), ...filesBelow(root, 'src/screens')]
        .filter((path) => path.endsWith('.stories.tsx'))
        .map((path) => [path, shownIn(path, importsOf(root, path, read(path), options))]),
    ),
    tokens,
  };
}

/** Returns the component with the name of a story's file, or else all components that the file imports from the related folder. */
function shownIn(path: string, imports: readonly string[]): string[] {
  const home = path.startsWith('src/') ? `${dirname(path)}/` : HOMES[path.split('/')[1] ?? ''];
  const own = imports.filter((used) => home && used.startsWith(home) && COMPONENT.test(used));
  const named = own.filter((used) => basename(used, '.tsx') === basename(path, '.stories.tsx'));
  return (named.length > 0 ? named : own).map(nameOf);
}

/** Writes `used-by.json` to a folder that Storybook serves, and returns the folder. */
export function writeComponentUsage(root: string): string {
  const file = join(root, 'node_modules/.cache/mindwave-storybook/used-by.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(componentUsage(root)));
  return dirname(file);
}
