import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FOLDERS = 'bench certifier contract deploy docs mock-server mocks server src stories tests tools'.split(' ');
const IGNORED = ['**/node_modules', '**/results'];
const files = [
  ...ts.sys.readDirectory('.', undefined, IGNORED, ['*']),
  ...FOLDERS.flatMap((folder) => ts.sys.readDirectory(folder, undefined, IGNORED)),
];
const documents = files.filter((file) => file.endsWith('.md'));

/** Documents may leave out the first folders of a path. */
const exists = (name: string) => existsSync(name) || files.some((file) => file.endsWith(`/${name}`));

/** The ids that GitHub gives to the headings of a document. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(documents)('%s links only to files and headings that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)];
  const broken = links.filter(([, path = '', anchor = '']) => {
    const file = path ? join(dirname(document), path) : document;
    return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

const SCRIPT = /^[\w./-]+\.(?:tsx?|mjs|cjs|sh)$/;
const PATH = new RegExp(`^(?:${FOLDERS.join('|')})/[\\w./-]*$`);

it.each([...documents, 'docs/accessibility.yaml'])('%s names only files and folders that exist', (document) => {
  const code = document.endsWith('.yaml') ? /([^\n]+)/g : /`([^`\n]+)`/g;
  const words = [...readFileSync(document, 'utf8').matchAll(code)].flatMap(([, text = '']) => text.split(/[ ',;]+/));
  const names = words.map((word) => word.replace(/\.$/, '')).filter((word) => SCRIPT.test(word) || PATH.test(word));
  expect(names.filter((name) => !exists(name))).toEqual([]);
  if (document === 'docs/architecture.md') expect(names.length).toBeGreaterThan(100);
});
