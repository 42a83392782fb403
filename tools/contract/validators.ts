import { _, Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { type Contract, listOf, type Node, nameOf, nodeOf, type OperationNode, requiredBody } from './document';

/** The imports of `contract/generated/*-validators.js`. Ajv would import parts of its own package instead. */
const IMPORTS = ['formats', 'text-length', 'without-loop']
  .map(
    (file) =>
      `import { ${file.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())} } from '../validation/${file}';\n`,
  )
  .join('');

const OPTIONS: Options = {
  strict: false,
  messages: false,
  code: { source: true, esm: true, lines: true, optimize: 2, formats: _`formats` },
  // Only the names matter here: the generated code calls the functions in `contract/validation/formats.ts`.
  formats: { date: () => true, 'json-list': () => true },
};

/** Keywords without effect on a validator, apart from `format`. */
const DROPPED = new Set(['description', 'examples', 'x-messages', 'contentMediaType', 'contentSchema']);

/** Returns the format to check: a date, or JSON text of a list. All other formats only describe the text. */
function formatOf({ format, contentSchema }: Node): Node {
  if (nodeOf(contentSchema).type === 'array') return { format: 'json-list' };
  return format === 'date' ? { format } : {};
}

/** Converts a schema for Ajv. References become bare names. Files are left out, because they are not JSON. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const node = nodeOf(value);
  if (typeof node.$ref === 'string') return { $ref: nameOf(node.$ref) };
  const entries = Object.entries(node).filter(([key]) => !DROPPED.has(key) && key !== 'format');
  const members = entries.map(
    ([key, inner]) => [key, key === 'properties' ? properties(inner) : plain(inner)] as const,
  );
  return { ...Object.fromEntries(members), ...formatOf(node) };
}

const properties = (value: unknown) =>
  Object.fromEntries(
    Object.entries(nodeOf(value))
      .filter(([, schema]) => nodeOf(schema).format !== 'binary')
      .map(([name, schema]) => [name, plain(schema)]),
  );

function compiler({ schemas }: Contract, allErrors: boolean): Ajv {
  const ajv = new Ajv({ ...OPTIONS, allErrors });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...nodeOf(plain(schema)), $id: name });
  return ajv;
}

/** Matches a pattern that consists of an optional fixed beginning and a loop. */
const LOOP = /^\^((?:[\w:;,/]|\\\/|\([\w|]+\))*)\[(\^?)((?:[^\\\]]|\\.)+)\]([+*])\$$/;

/** Writes a pattern as code. Bundlers remove an unused literal, but an unused call only if it is marked as pure. */
function patternCode(source: string): string {
  const [, start, isNegated, characters, repeat] = LOOP.exec(source) ?? [];
  if (start === undefined) return String(new RegExp(source, 'u'));
  const other = new RegExp(`[${isNegated ? '' : '^'}${characters}]`, 'u');
  return `/* @__PURE__ */ withoutLoop(${new RegExp(`^${start}`, 'u')}, ${other}, ${repeat === '+' ? 1 : 0})`;
}

/** Writes the source code of a module of validators. `exported` is the code of its exports, which call `is` plus the schema's name. */
function moduleText(ajv: Ajv, names: readonly string[], exported: string): string {
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [`is${name}`, name])));
  const own = code
    .replace('"use strict";', '')
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'textLength')
    .replace(/^export const /gm, 'const ')
    .replace(/new RegExp\((".*"), "u"\)/g, (_call, source: string) => patternCode(JSON.parse(source)));
  if (own.includes('require('))
    throw new Error('A validator needs a module of ajv. Add it to tools/contract/validators.ts.');
  return `${IMPORTS}${own}\n${exported}`;
}

/** Makes a schema for the parameters in one place, such as `query`. Returns null if there are none. */
function parametersSchema({ parameters }: OperationNode, place: string): Node | null {
  const found = parameters.filter((parameter) => parameter.in === place);
  if (found.length === 0) return null;
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [String(name), plain(schema)])),
  };
}

/**
 * Returns the schemas of a body. If there are several, a later one applies if all properties are given that it requires and the first one
 * does not.
 */
function choicesOf({ resolve }: Contract, reference: unknown) {
  const { anyOf } = resolve(reference);
  const choices = anyOf === undefined ? [reference] : listOf(anyOf);
  const required = choices.map((choice) => listOf(resolve(choice).required));
  return choices.map((choice, at) => ({
    name: nameOf(nodeOf(choice).$ref),
    given: at === 0 ? [] : (required[at] ?? []).filter((field) => !required[0]?.includes(field)),
  }));
}

/** Writes the source code of the request validators: one export per operation. They find all problems. */
export function requestValidatorsText(contract: Contract): string {
  const ajv = compiler(contract, true);
  const names = new Set<string>();
  const exported = contract.operations.map((operation) => {
    const { id } = operation;
    const schema = requiredBody(contract, operation)?.media.schema;
    const choices = schema === undefined ? [] : choicesOf(contract, schema);
    for (const { name } of choices) names.add(name);
    const bodies = choices.map(({ name, given }) => `{ validate: is${name}, given: ${JSON.stringify(given)} }`);
    const [query, header] = ['query', 'header'].map((place) => {
      const parameters = parametersSchema(operation, place);
      if (!parameters) return 'null';
      const name = `${id}_${place}`;
      ajv.addSchema({ ...parameters, $id: name });
      names.add(name);
      return `is${name}`;
    });
    return `export const ${id} = { bodies: [${bodies.join(', ')}], query: ${query}, header: ${header} };\n`;
  });
  return moduleText(ajv, [...names], exported.join(''));
}

/** Writes the source code of the response validators, by the name of the schema. They stop at the first problem. */
export function responseValidatorsText(contract: Contract, names: readonly string[]): string {
  const ajv = compiler(contract, false);
  ajv.addSchema({ type: 'object', $id: 'AnyObject' });
  const rows = names.map((name) => `  ${name}: is${name},\n`);
  return moduleText(ajv, names, `export const responseValidators = {\n${rows.join('')}};\n`);
}

/** Write the types of the two modules of validators. */
export const validatorTypes = {
  request: ({ operations }: Contract) =>
    `import type { RequestValidators } from '../validation/validator';\n\n${operations
      .map(({ id }) => `export declare const ${id}: RequestValidators;\n`)
      .join('')}`,
  response: (names: readonly string[]) =>
    `import type { Validator } from '../validation/validator';\n\nexport declare const responseValidators: {\n${names
      .map((name) => `  readonly ${name}: Validator;\n`)
      .join('')}};\n`,
};
