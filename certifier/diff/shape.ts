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
  /** Properties without a schema of their own. */
  readonly others: Shape | undefined;
  /** The content of a text that is JSON. */
  readonly content: Shape | undefined;
  /** The variants of each `anyOf` and `oneOf`. */
  readonly choices: readonly (readonly Shape[])[];
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
  if (!$ref.startsWith('#/'))
    throw new Error(`${$ref} is in another file. Bundle the document first, for example with Redocly.`);
  if (found === undefined) throw new Error(`The document has nothing at ${$ref}.`);
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
  others: both(one.others, other.others, merged),
  content: both(one.content, other.content, merged),
  choices: [...one.choices, ...other.choices],
  isClosed: one.isClosed || other.isClosed,
  hasDefault: one.hasDefault || other.hasDefault,
  direction: one.direction ?? other.direction,
});

const BOUNDS = /^(?:min|max)[A-Z]|^(?:exclusiveM|m)(?:in|ax)imum$/;

/** The limits of a schema. OpenAPI 3.0 writes `exclusiveMinimum: true` beside a `minimum`. A length of 0 is no limit. */
function boundsOf(schema: Node): ReadonlyMap<string, number> {
  const entries = Object.entries(schema).flatMap(([name, value]): readonly (readonly [string, number])[] => {
    const bound = value === true ? schema[name.replace('exclusiveM', 'm')] : value;
    return BOUNDS.test(name) && typeof bound === 'number' && !(/^min[A-Z]/.test(name) && bound === 0)
      ? [[name, bound]]
      : [];
  });
  return new Map(entries);
}

const RULES =
  /^(?:pattern|format|not|multipleOf|uniqueItems|contains|prefixItems|patternProperties|propertyNames|unevaluated\w+|dependent\w+|if|then|else)$/;

/** The keywords that cannot be compared, as text. The order of a list such as an `enum` makes no difference. */
function rulesOf(schema: Node): ReadonlySet<string> {
  const text = (value: unknown) =>
    JSON.stringify(value, (_, inner: unknown) => (Array.isArray(inner) ? inner.toSorted() : inner));
  const named = Object.keys(schema).filter((name) => RULES.test(name) && !(name === 'uniqueItems' && !schema[name]));
  return new Set(named.map((name) => `${name} ${text(schema[name])}`));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The types that a schema names, or those of its values. Undefined if it accepts every type. */
function typesOf({ type, nullable }: Node, values: readonly unknown[] | undefined): Shape['types'] {
  const named = type === undefined ? values?.map(typeOf) : [type].flat().map(String);
  if (!named) return undefined;
  const types = named.flatMap((name) => (name === 'number' ? ['number', 'integer'] : [name]));
  return new Set(nullable === true ? [...types, 'null'] : types);
}

/** The shape without its `allOf` and its choices. */
function ownShape(document: Node, schema: Node, seen: readonly unknown[]): Shape {
  const inner = (part: unknown) => (part === undefined ? undefined : shapeOf(document, part, seen));
  const { additionalProperties, readOnly, writeOnly } = schema;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  const list = Array.isArray(values) ? values : undefined;
  const properties = Object.entries(nodeOf(schema.properties)).map(
    ([name, property]) => [name, shapeOf(document, property, seen)] as const,
  );
  return {
    types: typesOf(schema, list),
    values: list && new Set(list.map((value) => JSON.stringify(value))),
    bounds: boundsOf(schema),
    rules: rulesOf(schema),
    properties: new Map(properties),
    required: new Set(listOf(schema.required).map(String)),
    items: inner(schema.items),
    others: additionalProperties === false ? undefined : inner(additionalProperties),
    content: inner(schema.contentSchema),
    choices: [],
    isClosed: additionalProperties === false,
    hasDefault: schema.default !== undefined,
    direction: readOnly === true ? 'response' : writeOnly === true ? 'request' : undefined,
  };
}

/** The shape that accepts everything. */
export const ANYTHING = ownShape({}, {}, []);

const isNull = ({ types }: Shape) => types?.size === 1 && types.has('null');

/** The same choice with `null` as one of its types. */
const orNull = (shape: Shape): Shape => ({
  ...shape,
  types: shape.types && new Set([...shape.types, 'null']),
  values: shape.values && new Set([...shape.values, 'null']),
});

/** The shape of a schema. A schema inside itself has no shape of its own there. */
export function shapeOf(document: Node, part: unknown, seen: readonly unknown[] = []): Shape {
  // `false` is a schema that accepts nothing.
  const schema = part === false ? { enum: [] } : resolved(document, part);
  const reference = nodeOf(part).$ref;
  if (reference !== undefined && seen.includes(reference)) return ownShape(document, {}, seen);
  const path = reference === undefined ? seen : [...seen, reference];
  const own = listOf(schema.allOf)
    .map((inner) => shapeOf(document, inner, path))
    .reduce(merged, ownShape(document, schema, path));
  const groups = [schema.anyOf, schema.oneOf].map(listOf).filter(({ length }) => length > 0);
  return groups
    .map((group) => choicesOf(group.map((choice) => shapeOf(document, choice, path))))
    .reduce<Shape>((shape, group) => {
      const [only] = group;
      return group.length === 1 && only ? merged(shape, only) : { ...shape, choices: [...shape.choices, group] };
    }, own);
}

/** The choices of a group. A choice of `null` becomes a type of the others. */
function choicesOf(all: readonly Shape[]): readonly Shape[] {
  const plain = all.filter((choice) => !isNull(choice));
  return plain.length < all.length && plain.length > 0 ? plain.map(orNull) : all;
}

/** The shape as alternatives without choices, each of one type. */
export function variantsOf(shape: Shape): readonly Shape[] {
  const [group, ...others] = shape.choices;
  if (group) return group.flatMap((choice) => variantsOf(merged({ ...shape, choices: others }, choice)));
  const types = [...(shape.types ?? [])].filter((type) => type !== 'integer' || !shape.types?.has('number'));
  return types.length < 2
    ? [shape]
    : types.map((type) => ({ ...shape, types: new Set(type === 'number' ? ['number', 'integer'] : [type]) }));
}
