import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/**
 * `npm run spec:coverage [id]`: lists the tests of one or all statements in `docs/specification.md`. Tests name statements as tags:
 * `{ tags: ['S9.scroll-top'] }` in Vitest, `{ tag: '@S9.scroll-top' }` in Playwright. It fails if a statement has
 * no test, or if a tag is not the id of a statement.
 */

const SPECIFICATION = 'docs/specification.md';
const STATEMENT = /^- `(S\d+\.[\w.-]+)` /gm;
const TAG = /^@?(S\d+\..+)$/;
const FOLDERS = ['src', 'mocks', 'mock-server', 'node-http', 'contract', 'certifier', 'server', 'tools', 'tests'];

interface TaggedTest {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** True if an expression is `it`, `test`, or one of their methods, such as `it.each(...)`. `test.describe` does not count. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isPropertyAccessExpression(callee) && callee.name.text !== 'describe' && isTest(callee.expression);
}

/** Returns the ids in `tag: 'x'` or `tags: ['x', 'y']`. */
function idsOf(options: ts.Expression | undefined): string[] {
  if (!options || !ts.isObjectLiteralExpression(options)) return [];
  return options.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || !/^tags?$/.test(property.name.getText())) return [];
    const { initializer } = property;
    const values = ts.isArrayLiteralExpression(initializer) ? [...initializer.elements] : [initializer];
    return values.filter(ts.isStringLiteral).flatMap(({ text }) => TAG.exec(text)?.[1] ?? []);
  });
}

function testsOf(file: string): TaggedTest[] {
  const found: TaggedTest[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const ids = idsOf(node.arguments[1]);
      if (ids.length > 0) found.push({ file, title: node.arguments[0]?.getText() ?? '', ids });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const tests = FOLDERS.flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx']))
  .map((file) => relative(process.cwd(), file).replaceAll('\\', '/'))
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
  .sort()
  .flatMap(testsOf);
const statements = [...readFileSync(SPECIFICATION, 'utf8').matchAll(STATEMENT)].map(([, id = '']) => ({
  id,
  tests: tests.filter(({ ids }) => ids.includes(id)),
}));

const known = new Set(statements.map(({ id }) => id));
const problems = [
  ...statements.filter(({ tests: { length } }) => length === 0).map(({ id }) => `${id} has no test`),
  ...tests.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: ${title} names ${id}, which is not in ${SPECIFICATION}`),
  ),
];

const wanted = process.argv[2];
if (wanted !== '--check') {
  for (const { id, tests: proofs } of statements.filter((statement) => !wanted || statement.id === wanted)) {
    console.log([id, ...proofs.map(({ file, title }) => `  ${file}: ${title}`)].join('\n'));
  }
}
for (const problem of problems) console.error(problem);
console.log(`${statements.length} statements, ${tests.length} tagged tests`);
if (problems.length > 0 || statements.length === 0) process.exitCode = 1;
