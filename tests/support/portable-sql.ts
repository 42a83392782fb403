/** Checks on PostgreSQL's own syntax tree that other engines with its protocol accept a statement, too. */
import { loadModule, parseSync } from 'libpg-query';

await loadModule();

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node below a value with its kind, such as `SelectStmt`. */
function nodesIn(value: unknown): readonly (readonly [kind: string, fields: Fields])[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    // Kinds start with a capital letter, fields do not. The type of a column is a field.
    ...(isFields(child) && /^[A-Z]|^typeName$/.test(key) ? [[key.replace('typeN', 'TypeN'), child] as const] : []),
    ...nodesIn(child),
  ]);
}

/** All names and texts below a value, in order. */
const namesIn = (value: unknown): readonly string[] =>
  nodesIn(value).flatMap(([kind, { sval }]) => (kind === 'String' && typeof sval === 'string' ? [sval] : []));

const SCHEMA_CHANGES =
  /^(?:CreateStmt|CreateTableAsStmt|CreateExtensionStmt|CreateSeqStmt|IndexStmt|AlterTableStmt|RenameStmt|DropStmt|TruncateStmt|ViewStmt)$/;

/** The last names of the columns by which a statement sorts. */
const sortedBy = (sortClause: unknown) =>
  (Array.isArray(sortClause) ? sortClause : []).map((part) => namesIn(part).at(-1) ?? '');

/** Ids may be given out in blocks, so they are no order of time. An id only completes an order of time. */
function isSortedById({ sortClause }: Fields): boolean {
  const names = sortedBy(sortClause);
  const before = names.slice(0, Math.max(names.indexOf('id'), 0));
  return names.includes('id') && !before.some((name) => name.endsWith('_at'));
}

type Test = (fields: Fields) => boolean;
/** What is refused: the kind of node, what is wrong about it, and when. */
const refusals: readonly (readonly [kind: string, problem: string, isWrong: Test])[] = [
  ['NamedArgExpr', 'named argument', () => true],
  ['ColumnDef', 'collation on a column', ({ collClause }) => collClause !== undefined],
  // The parser writes `integer` as a name of the catalog, and `int4` as it is.
  ['TypeName', 'integer', ({ names }) => namesIn(names).join('.') === 'pg_catalog.int4'],
  ['TypeName', 'serial', ({ names }) => /serial\d?$/.test(namesIn(names).at(-1) ?? '')],
  ['FuncCall', 'advisory lock', ({ funcname }) => /^pg_(?:try_)?advisory/.test(namesIn(funcname).at(-1) ?? '')],
  ['LockStmt', 'lock of a table', () => true],
  ['VariableSetStmt', 'set without local', ({ is_local: isLocal }) => !isLocal],
  [
    'FuncCall',
    'set without local',
    ({ funcname, args }) =>
      namesIn(funcname).at(-1) === 'set_config' && !JSON.stringify(args).includes('"boolval":{"boolval":true}'),
  ],
  ['ListenStmt', 'listen', () => true],
  ['NotifyStmt', 'listen', () => true],
  ['SelectStmt', 'order by id', isSortedById],
  [
    'SelectStmt',
    'empty list of columns',
    ({ targetList, valuesLists, op }) => !targetList && !valuesLists && op === 'SETOP_NONE',
  ],
];

/**
 * What the rule refuses in the statements of one transaction.
 * @throws Error if a text is no SQL.
 */
export function problemsOf(texts: readonly string[]): readonly string[] {
  const statements = texts.flatMap((text) => parseSync(text).stmts ?? []);
  const nodes = nodesIn(statements);
  const problems = refusals.flatMap(([wanted, problem, isWrong]) =>
    nodes.some(([kind, fields]) => kind === wanted && isWrong(fields)) ? [problem] : [],
  );
  const changes = nodes.filter(([kind]) => SCHEMA_CHANGES.test(kind));
  return changes.length > 0 && statements.length > 1
    ? [...problems, 'change of the schema beside another statement']
    : problems;
}
