import ts from 'typescript';
import { expect, it } from 'vitest';
import { theme } from '~/theme/theme';
import { type SourceFile, sourceFiles, walk } from './source-files';

/** The theme is a vocabulary: at least two files use each measure, and no name contains a value. */

/** Roles may have one user, because raw colours, durations and z-index are not allowed outside the theme. */
const ROLE = /^(?:color|strand|shadow|z)\./;
const TIMING = /^\d+ms$|^cubic-bezier\(|^var\(--out\)$/;
const VALUE_NAME = /(?:^|\.)(?:px)?\d[^.]*$/;

const joined = (path: string, name: string) => (path ? `${path}.${name}` : name);

const leavesOf = (value: unknown, path = ''): (readonly [path: string, value: string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => leavesOf(member, joined(path, name)))
    : [[path, String(value)]];

/** Paths such as `space.m` that a file reads from the theme, also after destructuring: `const { space } = theme`. */
function pathsIn({ ast }: SourceFile): ReadonlySet<string> {
  const names = new Map([['theme', '']]);
  const pathOf = (node: ts.Node | undefined): string | undefined => {
    if (node && ts.isIdentifier(node)) return names.get(node.text);
    if (!node || !ts.isPropertyAccessExpression(node)) return undefined;
    const parent = pathOf(node.expression);
    return parent === undefined ? undefined : joined(parent, node.name.text);
  };
  walk(ast, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return;
    const parent = pathOf(node.initializer);
    if (parent === undefined) return;
    for (const { name, propertyName = name } of node.name.elements) {
      names.set(name.getText(ast), joined(parent, propertyName.getText(ast)));
    }
  });
  const found = new Set<string>();
  walk(ast, (node) => {
    const path = pathOf(node);
    if (path) found.add(path);
  });
  return found;
}

/** Measures with at most one user. */
function unsharedMeasures(table: object, files: readonly SourceFile[]): string[] {
  const paths = files.map(pathsIn);
  return leavesOf(table)
    .filter(([path, value]) => !ROLE.test(path) && !TIMING.test(value))
    .map(([path]) => ({ path, users: paths.filter((used) => used.has(path)).length }))
    .filter(({ users }) => users < 2)
    .map(({ path, users }) => `${path}: ${users}`);
}

it('has only measures that two files share', () => {
  expect(unsharedMeasures(theme, sourceFiles)).toEqual([]);
});

it('names entries by step or role, never by value', () => {
  expect(leavesOf(theme).filter(([path]) => VALUE_NAME.test(path))).toEqual([]);
});

it('finds measures that only one file uses, and names that contain a value', () => {
  const file = (path: string, text: string): SourceFile => {
    return { path, name: path, lines: 1, text, ast: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  };
  const files = [
    file('a.ts', 'const { space } = theme; use(space.m, space.l, theme.color.bg, theme.motion.slow);'),
    file('b.ts', 'use(theme.space.m);'),
  ];
  const table = { space: { m: '16px', l: '24px', px2: '2px' }, color: { bg: '#fff' }, motion: { slow: '600ms' } };
  expect(unsharedMeasures(table, files)).toEqual(['space.l: 1', 'space.px2: 0']);
  expect(leavesOf(table).filter(([path]) => VALUE_NAME.test(path))).toEqual([['space.px2', '2px']]);
});
