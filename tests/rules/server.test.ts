import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow, walk } from './source-files';

const files = filesBelow('server')
  .filter((path) => !path.includes('node_modules') && !/\.(?:test|d)\.ts$/.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return {
      path,
      ast: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
    };
  });

/** The files that pass text to a driver. Everything else makes statements with the tag `sql`. */
const DRIVERS = ['open-database', 'connections', 'primary', 'postgres'].map((name) => `server/database/${name}.ts`);
const SQL = 'server/database/database.ts';

/** Every node of a kind that `isBreach` accepts, as `path: text`. */
function breaches(isBreach: (node: ts.Node, ast: ts.SourceFile) => boolean, except: readonly string[]) {
  const found: string[] = [];
  for (const { path, ast } of files.filter(({ path }) => !except.includes(path))) {
    walk(ast, (node) => {
      if (isBreach(node, ast)) found.push(`${path}: ${node.getText(ast).slice(0, 80)}`);
    });
  }
  return found;
}

describe('the server', () => {
  it('sends values to the database only as parameters: statements are made only by the tag `sql`', () => {
    const makesStatement = (node: ts.Node, ast: ts.SourceFile) =>
      // The package can also make statements of any text.
      (ts.isStringLiteral(node) && node.text === 'sql-template-tag') ||
      // `sql` as a function would accept any text.
      (ts.isCallExpression(node) && node.expression.getText(ast) === 'sql');
    expect(breaches(makesStatement, [SQL])).toEqual([]);
  });

  it('imports the drivers of the database only in the module that opens databases', () => {
    const importsDriver = (node: ts.Node) =>
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      /^(?:pg|@electric-sql\/)/.test(node.moduleSpecifier.text);
    expect(breaches(importsDriver, DRIVERS)).toEqual([]);
  });

  it('builds no statement from text: the only templates for a driver are constants', () => {
    const buildsText = (node: ts.Node, ast: ts.SourceFile) =>
      ts.isTemplateExpression(node) &&
      /\b(?:select|insert|update|delete|begin)\b/i.test(node.getText(ast)) &&
      !node.getText(ast).startsWith('`begin; set local');
    const own = DRIVERS.map((path) => files.find((file) => file.path === path));
    expect(own.every(Boolean)).toBe(true);
    const others = files.map(({ path }) => path).filter((path) => !DRIVERS.includes(path));
    expect(breaches(buildsText, others)).toEqual([]);
  });
});
