import { isRecord } from '../../contract/is-record';

/**
 * What a schema accepts, in one form, so that two ways to write the same schema are equal: references are resolved, `allOf` is merged,
 * `const` is an `enum` of one value, and `null` is a type.
 */
export interface Shape {
  /** Undefined if every type is accepted. A number can be an integer, so `number` comes with `integer`. */
  readonly types: ReadonlySet<string> | undefined;
  /** The values of an `enum` as JSON. */
  readonly values: ReadonlySet<string> | undefined;
  /** Keywords such as `maxLength`. */
  readonly bounds: ReadonlyMap<string, number>;
  /** What cannot be compared, only found or missed, such as a pattern. */
  readonly rules: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, Shape>;
  readonly required: ReadonlySet<string>;
  readonly items: Shape | undefined;
  /** The content of a text that is JSON. */
  readonly content: Shape | undefined;
  /** The variants of `anyOf` or `oneOf`. */
  readonly choices: readonly Shape[];
  /** Whether other properties are refused. */
  readonly isClosed: boolean;
  readonly hasDefault: boolean;
  /** The only direction of a property that is `readOnly` or `writeOnly`. */
  readonly direction: Direction | undefined;
}

export type Direction = 'request' | 'response';

/** A parsed OpenAPI document, or a part of one. */
export type Node = Readonly<Record<string, unknown>>;

export const nodeOf = (value: unknown): Node => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const isLowerBound = (name: string): boolean => /min/i.test(name);

/** Resolves the references of a part of a document. @throws Error if there is nothing at a reference. */
export function resolved(document: Node, part: unknown): Node {
  const { $ref, ...beside } = nodeOf(part);
  if (typeof $ref !== 'string') return nodeOf(part);
  const keys = $ref.split('/').slice(1);
  let found: unknown = document;
  for (const key of keys) found = nodeOf(found)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')];
  if (!$ref.startsWith('#/') || found === undefined) throw new Error(`The document has nothing at ${$ref}.`);
  return { ...resolved(document, found), ...beside };
}

const both = <Value>(one: Value | undefined, other: Value | undefined, merge: (one: Value, other: Value) => Value) =>
  one === undefined ? other : other === undefined ? one : merge(one, other);

const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  new Set([...one].filter((value) => other.has(value)));

function mergedMap<Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
  merge: (one: Value, other: Value, name: string) => Value,
): ReadonlyMap<string, Value> {
  const result = new Map(one);
  for (const [name, value] of other) {
    const present = result.get(name);
    result.set(name, present === undefined ? value : merge(present, value, name));
  }
  return result;
}

/** What both shapes accept. */
const merged = (one: Shape, other: Shape): Shape => ({
  types: both(one.types, other.types, common),
  values: both(one.values, other.values, common),
  bounds: mergedMap(one.bounds, other.bounds, (a, b, name) => (isLowerBound(name) ? Math.max(a, b) : Math.min(a, b))),
  rules: new Set([...one.rules, ...other.rules]),
  properties: mergedMap(one.properties, other.properties, merged),
  required: new Set([...one.required, ...other.required]),
  items: both(one.items, other.items, merged),
  content: both(one.content, other.content, merged),
  choices: [...one.choices, ...other.choices],
  isClosed: one.isClosed || other.isClosed,
  hasDefault: one.hasDefault || other.hasDefault,
  direction: one.direction ?? other.direction,
});

const BOUNDS = /^(?:min|max|exclusiveMin|exclusiveMax)[A-Z]|^(?:exclusiveM|m)(?:in|ax)imum$/;

function rulesOf(schema: Node): ReadonlySet<string> {
  const named = ['pattern', 'format', 'not', 'multipleOf', 'uniqueItems'].filter((name) => schema[name] !== undefined);
  return new Set(named.map((name) => `${name} ${JSON.stringify(schema[name])}`));
}

/** The shape without its `allOf` and its choices. */
function ownShape(document: Node, schema: Node, seen: readonly unknown[]): Shape {
  const inner = (part: unknown) => (part === undefined ? undefined : shapeOf(document, part, seen));
  const types =
    listOf(schema.type ?? []).length > 0 ? listOf(schema.type) : schema.type === undefined ? [] : [schema.type];
  const names = types.map(String).flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type]));
  const values = schema.const === undefined ? schema.enum : [schema.const];
  const bounds = Object.entries(schema).flatMap(([name, value]) =>
    BOUNDS.test(name) && typeof value === 'number' ? [[name, value] as const] : [],
  );
  const properties = Object.entries(nodeOf(schema.properties)).map(
    ([name, property]) => [name, shapeOf(document, property, seen)] as const,
  );
  return {
    types: names.length > 0 ? new Set(schema.nullable === true ? [...names, 'null'] : names) : undefined,
    values: Array.isArray(values) ? new Set(values.map((value) => JSON.stringify(value))) : undefined,
    bounds: new Map(bounds),
    rules: rulesOf(schema),
    properties: new Map(properties),
    required: new Set(listOf(schema.required).map(String)),
    items: inner(schema.items),
    content: inner(schema.contentSchema),
    choices: [],
    isClosed: schema.additionalProperties === false,
    hasDefault: schema.default !== undefined,
    direction: schema.readOnly === true ? 'response' : schema.writeOnly === true ? 'request' : undefined,
  };
}

const isNull = ({ types }: Shape) => types?.size === 1 && types.has('null');

/** The same choice with `null` as one of its types. */
const orNull = (shape: Shape): Shape => ({
  ...shape,
  types: shape.types && new Set([...shape.types, 'null']),
  values: shape.values && new Set([...shape.values, 'null']),
});

/** The shape of a schema. A schema inside itself has no shape of its own there. */
export function shapeOf(document: Node, part: unknown, seen: readonly unknown[] = []): Shape {
  const schema = resolved(document, part);
  const reference = nodeOf(part).$ref;
  if (reference !== undefined && seen.includes(reference)) return ownShape(document, {}, seen);
  const path = reference === undefined ? seen : [...seen, reference];
  const own = listOf(schema.allOf)
    .map((inner) => shapeOf(document, inner, path))
    .reduce(merged, ownShape(document, schema, path));
  const all = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].map((choice) => shapeOf(document, choice, path));
  const plain = all.filter((choice) => !isNull(choice));
  const choices = plain.length < all.length ? plain.map(orNull) : plain;
  const [only] = choices;
  return choices.length === 1 && only ? merged(own, only) : { ...own, choices: [...own.choices, ...choices] };
}
