import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isComponentFile, placeOf, type SourceFile, sourceFiles, walk } from './source-files';

/** Project rules that the linter cannot check. Each test lists the violations. */

const MAX_COMPONENT_LINES = 150;
/** Pages of screens have a default export. */
const DEFAULT_EXPORTS = /^src\/screens\/[\w-]+\/page\./;

/** All places where `isBreach` is true. */
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

/** Exported components of a file: PascalCase functions and constants. */
function exportedComponents({ ast }: SourceFile): string[] {
  const names = ast.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText(ast));
  });
  return names.filter((name) => /^[A-Z][a-z]/.test(name));
}

describe('size', () => {
  it(`limits components to ${MAX_COMPONENT_LINES} lines`, () => {
    const long = sourceFiles.filter((file) => isComponentFile(file) && file.lines > MAX_COMPONENT_LINES);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

describe('files', () => {
  it('exports one component from a PascalCase file, named like the file', () => {
    const wrong = sourceFiles
      .filter((file) => isComponentFile(file) && !DEFAULT_EXPORTS.test(file.path))
      .map((file) => ({ file, names: exportedComponents(file) }))
      .filter(({ file, names }) => names.length !== 1 || `${names[0]}.tsx` !== file.name);
    expect(wrong.map(({ file, names }) => `${file.path}: ${names.join(', ')}`)).toEqual([]);
  });

  it('has no barrels: files that only re-export', () => {
    const isPassedOn = (statement: ts.Statement) =>
      ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
    const barrels = sourceFiles.filter(({ ast }) => ast.statements.length > 0 && ast.statements.every(isPassedOn));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

describe('paths', () => {
  it("never come from the path of a URL, which has '%20' for a space: use fileURLToPath or import.meta.dirname", () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    const wrong = tracked.filter((path) => {
      if (!/\.[mc]?[jt]sx?$/.test(path) || !existsSync(path)) return false;
      const isOfSite = !/^(?:tools|\.storybook)\/|^[^/]+$/.test(path);
      return (isOfSite ? /import\.meta\.url\s*\)\s*\.pathname/ : /\.pathname\b/).test(readFileSync(path, 'utf8'));
    });
    expect(wrong).toEqual([]);
  });
});

describe('a clone of Git for Windows', () => {
  it('has the same bytes, with core.autocrlf=true', { timeout: 60_000 }, () => {
    const clone = mkdtempSync(join(tmpdir(), 'mindwave-clone-'));
    try {
      const git = (...args: string[]) =>
        execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      // From the index, so that changed attributes are tested before they are committed.
      git('-c', 'core.autocrlf=true', `--work-tree=${clone}`, 'checkout-index', '--all', `--prefix=${clone}/`);
      const files = git('ls-files', '-z')
        .split('\0')
        .filter((path) => path && !lstatSync(path).isSymbolicLink());
      const written = files.filter((path) => readFileSync(join(clone, path), 'latin1').includes('\r\n'));
      const here = files.filter((path) => readFileSync(path, 'latin1').includes('\r\n'));
      expect(written).toEqual(here);
      expect(here.filter((path) => !/\.(?:png|webp|avif|ico|mp4|webm|woff2)$/.test(path))).toEqual([]);
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  });
});

describe('addresses', () => {
  /** `history.state`, and the event after Back and Forward. */
  const isHistory = (node: ts.Node, { ast }: SourceFile) =>
    (ts.isPropertyAccessExpression(node) && node.getText(ast) === 'history.state') ||
    (ts.isStringLiteralLike(node) && node.text === 'popstate');

  it('reads the history only in src/islands; components use the hooks of wouter', () => {
    const [inside, outside] = [true, false].map((is) =>
      sourceFiles.filter(({ path }) => path.startsWith('src/islands/') === is),
    );
    expect(breaches(isHistory, outside)).toEqual([]);
    expect(breaches(isHistory, inside)).not.toEqual([]);
  });
});

describe('fields', () => {
  it('have a limit instead of maxLength, which cuts what is pasted', () => {
    const isCut = (node: ts.Node, { ast }: SourceFile) =>
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && /^maxLength$/i.test(node.name.getText(ast));
    expect(breaches(isCut)).toEqual([]);
  });
});

describe('comments', () => {
  it('have no to-dos and suppress no lint rules', () => {
    const marks = sourceFiles.filter(({ text }) =>
      /\b(?:TODO|FIXME|XXX)\b|(?:eslint|oxlint|biome)-(?:disable|ignore)/.test(text),
    );
    expect(marks.map(({ path }) => path)).toEqual([]);
  });
});

describe('an event that happens before a page is live', () => {
  /** React does not see these events of the page's HTML. */
  const EVENTS = /^on(?:Error|Load|LoadedData|Play|Pause|Toggle)$/;
  const handled = [
    // Looks at mount whether the picture has failed.
    'src/ui/ContentImage.tsx',
    // The film is not part of the HTML.
    'src/sections/banners/VideoBanner.tsx',
    // The HTML of the admin has no articles.
    'src/features/admin/editor/picture/BannerPicker.tsx',
  ];

  it('is also read at mount by each component that listens for it', () => {
    const isListener = (node: ts.Node, { ast }: SourceFile) =>
      ts.isJsxAttribute(node) && EVENTS.test(node.name.getText(ast));
    const found = breaches(isListener).map((place) => place.replace(/:\d+$/, ''));
    expect([...new Set(found)].toSorted()).toEqual(handled.toSorted());
  });
});
