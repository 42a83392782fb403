import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isComponentFile, parse, placeOf, type SourceFile, sourceFiles, walk } from './source-files';

/** Project rules that the linter cannot check. Each test lists the violations. */

const MAX_COMPONENT_LINES = 150;
const MAX_LINES = 250;
/** Data files: content, routes, drawings, tokens. */
const DATA = /^src\/(?:content|theme)\/|^src\/routes\.ts$|^src\/ui\/icons\/|\/words\.ts$/;
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

  it(`limits files to ${MAX_LINES} lines, apart from data`, () => {
    const long = sourceFiles.filter(({ path, lines }) => lines > MAX_LINES && !DATA.test(path));
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

  it('names every other file in kebab-case', () => {
    const wrong = sourceFiles.filter(
      ({ name }) =>
        !/^[A-Z]\w*(?:\.styles)?\.tsx?$/.test(name) && !/^[a-z\d]+(?:-[a-z\d]+)*(?:\.server)?\.tsx?$/.test(name),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has no default exports except in pages', () => {
    const files = sourceFiles.filter(({ path }) => !DEFAULT_EXPORTS.test(path));
    expect(breaches((node) => ts.isExportAssignment(node), files)).toEqual([]);
  });

  it('has no barrels: files that only re-export', () => {
    const isPassedOn = (statement: ts.Statement) =>
      ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
    const barrels = sourceFiles.filter(({ ast }) => ast.statements.length > 0 && ast.statements.every(isPassedOn));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('imports across folders with ~/ in bundled code', () => {
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

describe('types', () => {
  it('has no any', () => {
    expect(breaches((node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([]);
  });

  it('has no type assertions except as const', () => {
    expect(breaches((node, { ast }) => ts.isAsExpression(node) && node.type.getText(ast) !== 'const')).toEqual([]);
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

describe('error handling and suppressions', () => {
  it('has no empty catch: it handles the error or says why it is ignored', () => {
    expect(breaches((node, { ast }) => ts.isCatchClause(node) && /^\{\s*\}$/.test(node.block.getText(ast)))).toEqual(
      [],
    );
  });

  it('has no to-do comments and no suppressed lint rules', () => {
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
    'src/ui/FallbackImage.tsx',
    // The film is not part of the HTML.
    'src/sections/banners/VideoBanner.tsx',
    // The HTML of the admin has no articles.
    'src/features/admin/dashboard/ArticleRow.tsx',
    'src/features/admin/editor/picture/BannerPicker.tsx',
  ];

  it('is also read at mount by each component that listens for it', () => {
    const isListener = (node: ts.Node, { ast }: SourceFile) =>
      ts.isJsxAttribute(node) && EVENTS.test(node.name.getText(ast));
    const found = breaches(isListener).map((place) => place.replace(/:\d+$/, ''));
    expect([...new Set(found)].toSorted()).toEqual(handled.toSorted());
  });
});

describe('retries', () => {
  /** What a piece of code calls, as it is written: `load`, `part.load`. */
  function calls(node: ts.Node, ast: ts.SourceFile): string[] {
    const names: string[] = [];
    walk(node, (inner) => {
      if (ts.isCallExpression(inner)) names.push(inner.expression.getText(ast));
    });
    return names;
  }

  /** What a `try` block waits for. */
  function awaitedCalls(block: ts.Node, ast: ts.SourceFile): string[] {
    const names: string[] = [];
    walk(block, (inner) => {
      if (ts.isAwaitExpression(inner) && ts.isCallExpression(inner.expression))
        names.push(inner.expression.expression.getText(ast));
    });
    return names;
  }

  /** The names of the functions around a node. */
  function namesAround(node: ts.Node): string[] {
    const names: string[] = [];
    for (let at = node.parent; at; at = at.parent) {
      if ((ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at)) && at.name && ts.isIdentifier(at.name))
        names.push(at.name.text);
    }
    return names;
  }

  /** What has failed, and what handles it: a `catch` block, or a function given to `.catch`, `.then` or an event `error`. */
  function failureOf(node: ts.Node, ast: ts.SourceFile): { failed: string[]; handler: ts.Node } | undefined {
    if (ts.isCatchClause(node)) return { failed: awaitedCalls(node.parent.tryBlock, ast), handler: node.block };
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    const { name, expression } = node.expression;
    const [first, second] = node.arguments;
    const isError = name.text === 'addEventListener' && first?.getText(ast) === "'error'";
    const handler = name.text === 'catch' ? first : name.text === 'then' || isError ? second : undefined;
    return handler && { failed: calls(expression, ast), handler };
  }

  /** A handler of failures that calls what has failed, or the function around it. */
  function repeats(node: ts.Node, { ast }: SourceFile) {
    const failure = failureOf(node, ast);
    if (!failure) return false;
    const failed = new Set([...failure.failed, ...namesAround(node)]);
    return calls(failure.handler, ast).some((name) => failed.has(name));
  }

  const isOnlineListener = (node: ts.Node, { ast }: SourceFile) =>
    ts.isCallExpression(node) &&
    /(^|\.)addEventListener$/.test(node.expression.getText(ast)) &&
    node.arguments[0]?.getText(ast) === "'online'";

  const RETRY = 'src/lib/retry.ts';
  /** The user repeats it, with a button. */
  const BY_HAND = 'src/features/admin/dashboard/use-deleting.ts';
  /** One shows the state of the connection. The other is inline in every page, and has no room for all reasons. */
  const LISTENERS = ['src/lib/hooks/use-online.ts', 'src/islands/early-input.ts'];
  const filesWithout = (...paths: string[]) => sourceFiles.filter(({ path }) => !paths.includes(path));

  it.each([
    'async function load() { try { await get(); } catch { await load(); } }',
    'async function load() { try { await get(); } catch { setTimeout(() => get(), 10); } }',
    'const load = () => get().catch(() => load());',
    'const load = () => get().catch(() => get());',
    'const load = () => get().then(show, () => load());',
    "function load(image) { image.addEventListener('error', () => load(image)); }",
  ])('are recognized: %s', (text) => {
    expect(breaches(repeats, [parse('example.ts', text)])).toHaveLength(1);
  });

  it('are in lib/retry.ts only', () => {
    expect(breaches(repeats, filesWithout(RETRY, BY_HAND))).toEqual([]);
    expect(breaches(repeats)).not.toEqual([]);
  });

  it('start for the reasons in lib/retry.ts', () => {
    expect(breaches(isOnlineListener, filesWithout(RETRY, ...LISTENERS))).toEqual([]);
  });
});
