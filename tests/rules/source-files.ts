import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly name: string;
  readonly lines: number;
  readonly text: string;
  readonly ast: ts.SourceFile;
}

const IGNORED = /\.(test|stories|d)\.tsx?$|^src\/api\/generated\//;

export function filesBelow(folder: string): string[] {
  return ts.sys.readDirectory(folder, ['.ts', '.tsx']).map((path) => relative('.', path));
}

function parse(path: string, text: string): SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return {
    path,
    name: basename(path),
    lines: text.split('\n').length - 1,
    text,
    ast: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind),
  };
}

/** All source files of the app, parsed, without tests and generated code. */
export const sourceFiles: readonly SourceFile[] = filesBelow('src')
  .filter((path) => !IGNORED.test(path))
  .map((path) => parse(path, readFileSync(path, 'utf8')));

/** Component files are PascalCase with JSX. */
export const isComponentFile = ({ name }: SourceFile) => /^[A-Z]\w*\.tsx$/.test(name);

/** Calls `look` for every node of a file. */
export function walk(node: ts.Node, look: (node: ts.Node) => void) {
  look(node);
  ts.forEachChild(node, (child) => walk(child, look));
}

/** `path:line` of a node. */
export const placeOf = (file: SourceFile, node: ts.Node) =>
  `${file.path}:${file.ast.getLineAndCharacterOfPosition(node.getStart(file.ast)).line + 1}`;
