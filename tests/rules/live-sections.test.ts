import { expect, it } from 'vitest';
import { findIsland, liveSections } from '~/app/island-code';
import { sectionRegistry } from '~/sections/registry';
import { sourceFiles } from './source-files';

/** Hooks that do something after the first render, and handlers. In HTML without JavaScript, they do nothing. */
const LOGIC = /\buse(?:State|Reducer|Effect|LayoutEffect|Query|Mutation)\(|\bon[A-Z]\w*=\{/;

const isLive = (kind: string) => Object.hasOwn(liveSections, kind);
const nameOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

/** The code of a kind's component. */
function codeOf(kind: string): string {
  const file = sourceFiles.find(
    ({ path }) => path.startsWith('src/sections/') && path.endsWith(`/${nameOf(kind)}.tsx`),
  );
  if (!file) throw new Error(`There is no src/sections/**/${nameOf(kind)}.tsx for the kind '${kind}'.`);
  return file.text;
}

it.each(Object.keys(sectionRegistry).filter((kind) => !isLive(kind)))(
  'the section %s has no logic, because it is not in `liveSections` of src/app/island-code.ts',
  (kind) => {
    expect(LOGIC.exec(codeOf(kind))?.[0]).toBeUndefined();
  },
);

it('every `LivePart` is an island of src/app/island-code.ts', () => {
  const names = sourceFiles.flatMap(({ text }) =>
    [...text.matchAll(/<LivePart\s+name="(\w+)"/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !findIsland(name))).toEqual([]);
});
