import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isComponentFile, placeOf, type SourceFile, sourceFiles, walk } from './source-files';

/** Rules of the house that the linter cannot see. Each test lists the places that break one. */

const MAX_COMPONENT_LINES = 150;
const MAX_LINES = 250;
/** Data: words, routes, drawings, tokens. */
const DATA = /^src\/(?:content|theme)\/|^src\/routes\.ts$|^src\/ui\/icons\//;
/** Tools ask these for a default export. */
const DEFAULT_EXPORTS = /^src\/pages\//;

/** Places in all files where `isBreach` holds. */
function breaches(isBreach: (node: ts.Node, file: SourceFile) => boolean, files = sourceFiles): string[] {
  const found: string[] = [];
  for (const file of files) {
    walk(file.ast, (node) => {
      if (isBreach(node, file)) found.push(placeOf(file, node));
    });
  }
  return found;
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Names of the components a file exports: PascalCase functions and constants. */
function exportedComponents({ ast }: SourceFile): string[] {
  const names = ast.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText(ast));
  });
  return names.filter((name) => /^[A-Z][a-z]/.test(name));
}

describe('size', () => {
  it(`keeps components within ${MAX_COMPONENT_LINES} lines`, () => {
    const long = sourceFiles.filter((file) => isComponentFile(file) && file.lines > MAX_COMPONENT_LINES);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it(`keeps files within ${MAX_LINES} lines, data apart`, () => {
    const long = sourceFiles.filter(({ path, lines }) => lines > MAX_LINES && !DATA.test(path));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

describe('files', () => {
  it('exports one component from a PascalCase file, by the name of the file', () => {
    const wrong = sourceFiles
      .filter((file) => isComponentFile(file) && !DEFAULT_EXPORTS.test(file.path))
      .map((file) => ({ file, names: exportedComponents(file) }))
      .filter(({ file, names }) => names.length !== 1 || `${names[0]}.tsx` !== file.name);
    expect(wrong.map(({ file, names }) => `${file.path}: ${names.join(', ')}`)).toEqual([]);
  });

  it('names every other file in kebab-case', () => {
    const wrong = sourceFiles.filter(
      ({ name }) => !/^[A-Z]\w*(?:\.styles)?\.tsx?$/.test(name) && !/^[a-z\d]+(?:-[a-z\d]+)*\.tsx?$/.test(name),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has no default exports but those of pages', () => {
    const files = sourceFiles.filter(({ path }) => !DEFAULT_EXPORTS.test(path));
    expect(breaches((node) => ts.isExportAssignment(node), files)).toEqual([]);
  });

  it('has no barrels: files that only pass on what others export', () => {
    const isPassedOn = (statement: ts.Statement) =>
      ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
    const barrels = sourceFiles.filter(({ ast }) => ast.statements.length > 0 && ast.statements.every(isPassedOn));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('imports across folders by ~/, where a bundler reads it', () => {
    expect(
      breaches(
        (node) =>
          ts.isImportDeclaration(node) &&
          ts.isStringLiteral(node.moduleSpecifier) &&
          node.moduleSpecifier.text.startsWith('../..'),
        sourceFiles,
      ),
    ).toEqual([]);
  });
});

describe('types', () => {
  it('has no any', () => {
    expect(breaches((node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([]);
  });

  it('has no type assertions but as const', () => {
    expect(breaches((node, { ast }) => ts.isAsExpression(node) && node.type.getText(ast) !== 'const')).toEqual([]);
  });
});

describe('honesty', () => {
  it('has no empty catch: it handles the error or says why nothing is to be done', () => {
    expect(breaches((node, { ast }) => ts.isCatchClause(node) && /^\{\s*\}$/.test(node.block.getText(ast)))).toEqual(
      [],
    );
  });

  it('has no notes to self and no silenced linter', () => {
    const marks = sourceFiles.filter(({ text }) =>
      /\b(?:TODO|FIXME|XXX)\b|(?:eslint|oxlint|biome)-(?:disable|ignore)/.test(text),
    );
    expect(marks.map(({ path }) => path)).toEqual([]);
  });
});
