import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/**
 * `npm run spec:coverage`: which test proves which statement of the specification. Ids stand at the end of test titles,
 * `it('... [S9.scroll-top S2.scroll-top.shown]')`. With `--check` nothing is written, and a statement without a test, an
 * unknown id or a table that is out of date is an error.
 */

const TABLE = 'tests/spec-coverage.md';
const STATEMENTS = 'tests/spec/statements.ts';
const IDS = /\s*\[((?:S\d+\.[\w.-]+[\s,]*)+)\]$/;

interface Statement {
  readonly id: string;
  /** Number of the section in the specification. */
  readonly section: number;
  readonly text: string;
}

interface NamedTest {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** `it`, `test`, and what hangs on them: `it.each(...)`, `test.only`. Not `test.describe`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isPropertyAccessExpression(callee) && callee.name.text !== 'describe' && isTest(callee.expression);
}

/** The words of a title; what a template fills in stands as `…`. */
function titleOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Calls `look` for every node of a file. */
function walk(file: string, look: (node: ts.Node) => void) {
  const visit = (node: ts.Node) => {
    look(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false));
}

/** Every entry `'S2.menu.logo': 'The logo goes to /.'` of the list; nothing of the tests is run or imported. */
function readStatements(): Statement[] {
  const found: Statement[] = [];
  walk(STATEMENTS, (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) return;
    if (!ts.isStringLiteralLike(node.initializer)) return;
    const id = node.name.text;
    found.push({ id, section: Number(id.slice(1, id.indexOf('.'))), text: node.initializer.text });
  });
  return found;
}

function testsOf(file: string): NamedTest[] {
  const found: NamedTest[] = [];
  walk(file, (node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const full = titleOf(node.arguments[0]);
      const ids = full === undefined ? undefined : IDS.exec(full)?.[1];
      if (full !== undefined && ids) found.push({ file, title: full.replace(IDS, ''), ids: ids.split(/[\s,]+/) });
    }
  });
  return found;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function row({ id, text }: Statement, tests: readonly NamedTest[]) {
  const proofs = tests.map(({ file, title }) => `\`${file}\`: ${cell(title)}`);
  return `| ${id} | ${cell(text)} | ${proofs.join('<br>') || '**none**'} |`;
}

function table(statements: readonly Statement[], tests: readonly NamedTest[]) {
  const sections = [...new Set(statements.map(({ section }) => section))];
  const parts = sections.map((section) => {
    const rows = statements
      .filter((statement) => statement.section === section)
      .map((statement) =>
        row(
          statement,
          tests.filter(({ ids }) => ids.includes(statement.id)),
        ),
      );
    return [`## Section ${section}`, '', '| id | statement | proved by |', '| --- | --- | --- |', ...rows].join('\n');
  });
  const covered = statements.filter(({ id }) => tests.some(({ ids }) => ids.includes(id))).length;
  const intro = `Made by \`npm run spec:coverage\` from the titles of the tests: ${covered} of ${statements.length} statements about public pages have one.`;
  return `# The specification, statement by statement\n\n${intro}\n\n${parts.join('\n\n')}\n`;
}

function main() {
  const files = ['src', 'mocks', 'mock-server', 'tests', 'stories']
    .flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx']))
    .map((file) => relative(process.cwd(), file).replaceAll('\\', '/'))
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .sort();
  const tests = files.flatMap(testsOf);
  const statements = readStatements();
  const known = new Set(statements.map(({ id }) => id));
  const problems = [
    ...statements.filter(({ id }) => !tests.some(({ ids }) => ids.includes(id))).map(({ id }) => `${id} has no test`),
    ...tests.flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}: '${title}' names ${id}, which is no statement`),
    ),
  ];
  const text = table(statements, tests);
  if (!process.argv.includes('--check')) writeFileSync(TABLE, text);
  else if (!ts.sys.fileExists(TABLE) || readFileSync(TABLE, 'utf8') !== text) {
    problems.push(`${TABLE} is out of date: run npm run spec:coverage`);
  }
  for (const problem of problems) console.error(problem);
  console.log(`${statements.length} statements, ${tests.length} tests that name them, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

main();
