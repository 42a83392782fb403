import { parse } from 'yaml';

type Node = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'delete'];
/** The JSON Schema keywords that `contract/response-problem.ts` checks. */
const KEYWORDS = new Set([
  '$ref',
  'type',
  'required',
  'properties',
  'items',
  'additionalProperties',
  'enum',
  'oneOf',
  'anyOf',
  'format',
  'minLength',
  'minimum',
]);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const nameOf = (reference: unknown) => String(reference).split('/').at(-1) ?? '';

/** Reduces a schema to the checked keywords, and its references to bare names. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (!KEYWORDS.has(key)) return [];
    if (key === '$ref') return [[key, nameOf(inner)]];
    if (key !== 'properties') return [[key, shapeOf(inner)]];
    return [[key, Object.fromEntries(Object.entries(nodeOf(inner)).map(([name, shape]) => [name, shapeOf(shape)]))]];
  });
  return Object.fromEntries(entries);
}

/** The names of the schemas that a shape refers to. */
const namesIn = (shape: unknown) =>
  [...JSON.stringify(shape).matchAll(/"\$ref":"(\w+)"/g)].map(([, name = '']) => name);

/** Source code of two tables: shapes by operation and status, and the shapes that these refer to by name. */
export function responsesText(yaml: string): string {
  const document = nodeOf(parse(yaml));
  const components = nodeOf(document.components);
  const shared = nodeOf(components.responses);
  const byOperation = Object.values(nodeOf(document.paths)).flatMap((path) =>
    METHODS.map((method) => nodeOf(nodeOf(path)[method]))
      .filter(({ operationId }) => typeof operationId === 'string')
      .map(({ operationId, responses }) => {
        const byStatus = Object.entries(nodeOf(responses)).map(([status, given]) => {
          const response = nodeOf(given);
          const { content } = nodeOf(response.$ref === undefined ? response : shared[nameOf(response.$ref)]);
          return [status, shapeOf(nodeOf(nodeOf(content)['application/json']).schema ?? {})];
        });
        return [String(operationId), Object.fromEntries(byStatus)] as const;
      }),
  );
  const wanted = new Set(namesIn(byOperation));
  const shapes = new Map<string, unknown>();
  for (const name of wanted) {
    const shape = shapeOf(nodeOf(components.schemas)[name]);
    shapes.set(name, shape);
    for (const inner of namesIn(shape)) wanted.add(inner);
  }
  const table = (name: string, value: object) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  return `${table('responses', Object.fromEntries(byOperation))}\n${table('shapes', Object.fromEntries(shapes))}`;
}
