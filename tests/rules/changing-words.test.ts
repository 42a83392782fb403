import ts from 'typescript';
import { expect, it } from 'vitest';
import { filesBelow, walk } from './source-files';

/**
 * Translators replace texts by elements of their own. React still finds a text that is all that its element contains. A text beside other
 * children is lost to it: it stays as it was, and removing it fails the screen. So words that change have an element of their own.
 */

const { Any, BooleanLike, Null, NumberLike, StringLike, Undefined } = ts.TypeFlags;
/** Rendered on the server or by the build only. */
const NOT_LIVE = /^src\/sections\/|^src\/app\/footer\//;

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const isText = (type: ts.Type) =>
  partsOf(type).some(({ flags }) => flags & (StringLike | NumberLike)) &&
  partsOf(type).every(({ flags }) => flags & (StringLike | NumberLike | BooleanLike | Undefined | Null)) &&
  !(type.flags & Any);

/** A name or a property, such as `words.title`, usually stays the same while a screen is open. */
const isPlain = (expression: ts.Expression) => ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression);

/** Texts that are computed, and stand beside other children. */
function lostTexts(program: ts.Program, paths: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const path of paths) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is not compiled`);
    walk(file, (node) => {
      if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return;
      const children = node.children.filter(
        (child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) && child.getText(file) !== "{' '}",
      );
      if (children.length < 2) return;
      for (const child of children) {
        const expression = ts.isJsxExpression(child) ? child.expression : undefined;
        if (!expression || isPlain(expression) || ts.isElementAccessExpression(expression)) continue;
        if (isText(checker.getTypeAtLocation(expression))) found.push(`${path}: ${child.getText(file)}`);
      }
    });
  }
  return found;
}

// Compiles the whole app, which takes 4 seconds on an idle machine.
it('words that change have an element of their own', { timeout: 180_000 }, () => {
  const paths = filesBelow('src').filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !NOT_LIVE.test(path),
  );
  expect(lostTexts(ts.createProgram(paths, options), paths)).toEqual([]);
});
