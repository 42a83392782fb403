import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as limits from '~contract/generated/limits';
import { filesBelow, walk } from './source-files';

/** openapi.yaml is the only place that states a limit, a pattern or the image types of the contract. */

const FOLDERS = ['src/api', 'src/content', 'src/features', 'contract', 'mocks', 'mock-server', 'server', 'certifier'];
/** Each type has a signature here. The compiler checks that the types are those of the contract. */
const SIGNATURES = ['contract/image-type.ts', 'src/features/admin/editor/picture/picture-size.ts'];

/** Numbers of another meaning that happen to be limits of the contract too. */
const OTHERS = [
  'src/api/errors.ts: MESSAGE_LIMIT = 300',
  'src/features/qa/NetworkSetting.tsx: {100}',
  'mock-server/multipart.ts: MAX_PARTS = 1000',
  'mock-server/multipart.ts: BOUNDARY_MAX = 200',
  'mocks/backend/idempotency.ts: MAX_KEYS = 1000',
  'mocks/request-log.ts: MAX_ENTRIES = 100',
  'certifier/arbitraries.ts: maxLength: 20',
  'certifier/arbitraries.ts: max: 30',
  'certifier/trials.ts: MAX_LEADS = 20',
  'certifier/outcome.ts: text.length > 120',
  'certifier/document.ts: maxAliasCount: 100',
  'certifier/cli.ts: maxAliasCount: 100',
];

const files = FOLDERS.flatMap(filesBelow).filter(
  (path) => !/\.(?:test|d)\.tsx?$|\/generated\/|node_modules/.test(path),
);
const parsed = files.map((path) => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
});

const numbers: ReadonlySet<number> = new Set(Object.values(limits).filter((value) => typeof value === 'number'));
const isImageType = (text: string) => limits.IMAGE_TYPES.some((type) => type === text);

/** A pattern without the differences that do not change what it matches. */
const normal = (pattern: string) =>
  pattern
    .replaceAll('(?:', '(')
    .replaceAll('\\/', '/')
    .replace(/^\^|\$$/g, '');

/** Every pattern in the document, apart from `\S`, which only says that a text is not blank. */
function patternsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' && inner !== '\\S' ? [normal(inner)] : patternsIn(inner),
  );
}
const patterns = new Set(patternsIn(parse(readFileSync('openapi.yaml', 'utf8'), { maxAliasCount: 100 })));

/** The value of a number, or of a product such as `5 * 1024 * 1024`. */
function numberOf(node: ts.Node): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return undefined;
  const [left, right] = [numberOf(node.left), numberOf(node.right)];
  return left === undefined || right === undefined ? undefined : left * right;
}

const LIMIT_NAME = /max|limit|longest|pageSize/i;
/** Rare enough that no other number of the project has the value. */
const isRare = (value: number) => value > 10_000;
/** Small numbers have too many other meanings. */
const SMALLEST = 20;

/** Whether the number is the value of a name such as `MAX_LENGTH`, or is compared with a length. */
function isLimit(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent))
    return LIMIT_NAME.test(parent.name.getText());
  if (ts.isJsxExpression(parent)) return isLimit(parent);
  if (!ts.isBinaryExpression(parent)) return false;
  const other = parent.left === node ? parent.right : parent.left;
  return /\.(?:length|size|byteLength)$/.test(other.getText());
}

/** The text of `'a'`, or the name of the property `'a': 1`. */
const nameOf = (node: ts.Node) =>
  (ts.isPropertyAssignment(node) ? node.name : node).getText().replace(/^['"]|['"]$/g, '');

function isCopy(node: ts.Node): boolean {
  const value = numberOf(node);
  if (value !== undefined && numberOf(node.parent) === undefined) {
    return numbers.has(value) && value >= SMALLEST && (isRare(value) || isLimit(node));
  }
  if (ts.isRegularExpressionLiteral(node)) return patterns.has(normal(node.text.replace(/^\/|\/\w*$/g, '')));
  if (ts.isArrayLiteralExpression(node) || ts.isUnionTypeNode(node) || ts.isObjectLiteralExpression(node)) {
    const types = node.getChildren().flatMap((list) => list.getChildren().filter((item) => isImageType(nameOf(item))));
    return types.length > 1 && !SIGNATURES.includes(node.getSourceFile().fileName);
  }
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    return patterns.has(normal(node.getText().slice(1, -1))) || /PNG, JPEG/.test(node.getText());
  return false;
}

function copiesIn(file: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  walk(file, (node) => {
    if (!isCopy(node)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const isOther = OTHERS.some((other) => other === `${file.fileName}: ${node.parent.getText(file)}`);
    if (!isOther) found.push(`${file.fileName}:${line + 1}: ${node.parent.getText(file).slice(0, 80)}`);
  });
  return found;
}

describe('limits, patterns and image types of the contract', () => {
  it('are only in openapi.yaml', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(patterns.size).toBeGreaterThan(4);
    expect(parsed.flatMap(copiesIn)).toEqual([]);
  });

  it.each([
    'const MAX = 5 * 1024 * 1024;',
    'const TITLE_MAX = 300;',
    'const rules = { maxLength: 254 };',
    'if (slug.length > 120) refuse();',
    'const field = <TextField maxLength={200} />;',
    'const SLUG = /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/;',
    "const TYPES = ['image/png', 'image/jpeg', 'image/webp'];",
    "const hint = 'PNG, JPEG, WebP, AVIF or GIF';",
    "type Kind = 'image/png' | 'image/jpeg' | 'image/gif';",
  ])('would be found as a copy: %s', (code) => {
    const file = ts.createSourceFile('copy.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    expect(copiesIn(file)).toHaveLength(1);
  });
});
