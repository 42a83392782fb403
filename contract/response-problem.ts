import type { OperationId } from './contract';
import { responses, shapes } from '~contract/generated/responses';
import { isRecord } from './is-record';

/** The JSON Schema keywords that the contract's responses use. `$ref` is a name in `shapes`. */
interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
}

const byName: Readonly<Record<string, Shape>> = shapes;
const byStatus: { readonly [Id in OperationId]: Readonly<Record<string, Shape>> } = responses;

/** A message quotes at most this many characters of a value. */
const QUOTE_MAX = 40;

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX)}…` : text;
}

const wrong = (path: string, rule: string, value: unknown) =>
  `${path || 'the body'} must be ${rule}, got ${quoted(value)}`;

/** Checks a value, but not the items or properties in it. */
function ownProblem(value: unknown, shape: Shape, path: string): string | null {
  const types = shape.type === undefined ? [] : [shape.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return wrong(path, types.join(' or '), value);
  if (shape.enum && !shape.enum.includes(value)) return wrong(path, `one of ${shape.enum.join(', ')}`, value);
  if (typeof value === 'string') {
    if (value.length < (shape.minLength ?? 0)) return wrong(path, 'text that is not empty', value);
    if (shape.format === 'date' && !isDay(value)) return wrong(path, 'a calendar date', value);
  }
  if (typeof value === 'number' && value < (shape.minimum ?? value))
    return wrong(path, `at least ${shape.minimum}`, value);
  return null;
}

const firstOf = <Item>(items: Iterable<Item>, problemOf: (item: Item) => string | null): string | null => {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem !== null) return problem;
  }
  return null;
};

/** Describes the first problem in a value, or returns null if the value matches the shape. */
function problemIn(value: unknown, shape: Shape, path: string): string | null {
  const { $ref, required = [], properties = {}, items, additionalProperties: others } = shape;
  if ($ref !== undefined) return problemIn(value, byName[$ref] ?? {}, path);
  const own = ownProblem(value, shape, path);
  if (own !== null) return own;
  const choices = shape.oneOf ?? shape.anyOf;
  if (choices) {
    // Report the problem of the choice with the same type as the value: that is the one the sender meant.
    const problems = choices.map((choice) => problemIn(value, choice, path));
    if (problems.includes(null)) return null;
    return problems.find((_, at) => ownProblem(value, choices[at] ?? {}, path) === null) ?? problems[0] ?? null;
  }
  if (Array.isArray(value)) {
    return items ? firstOf(value.entries(), ([at, item]) => problemIn(item, items, `${path}[${at}]`)) : null;
  }
  if (!isRecord(value)) return null;
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  const missing = required.find((key) => value[key] === undefined);
  if (missing !== undefined) return `${at(missing)} is missing`;
  return firstOf(Object.entries(value), ([key, inner]) => {
    const known = properties[key] ?? others;
    return known ? problemIn(inner, known, at(key)) : null;
  });
}

/**
 * Describes how a response breaks the contract, or returns null if it conforms.
 * @param text the whole body.
 */
export function responseProblem(id: OperationId, { status, headers }: Response, text: string): string | null {
  const shape = byStatus[id][String(status)];
  if (!shape) return `the status ${status} is not one of this operation`;
  const type = headers.get('Content-Type') ?? 'none';
  if (!/^application\/json\b/i.test(type)) return `the content type must be application/json, got ${type}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'the body is not readable JSON';
  }
  return problemIn(body, shape, '');
}
