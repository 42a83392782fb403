import { isRecord } from '../../contract/is-record';

/**
 * There are many ways to write the same schema. A shape is one form for all of them, so that shapes can be compared:
 *
 *     $ref: '#/components/schemas/Title'      its target
 *     allOf: [A, B]                           A and B merged: accepts what both accept
 *     anyOf: [A, B], oneOf: [A, B]            choices: [[A, B]]
 *     anyOf: [A, { type: 'null' }]            A with `null` as one of its types
 *     const: 1                                enum: [1]
 *     type: string, nullable: true            types: string, null
 *
 *     shapeOf ──> ownShape      the keywords of the schema itself
 *       ├───────> merged        with each member of allOf
 *       └───────> choicesOf     with each anyOf and oneOf
 *     variantsOf                multiplies the choices out: a list of shapes without choices, each of one type
 */
export interface Shape {
  /** Undefined if every type is accepted. An integer is also a number, so `number` always comes with `integer`. */
  readonly types: ReadonlySet<string> | undefined;
  /** The values of an `enum` as JSON. */
  readonly values: ReadonlySet<string> | undefined;
  /** The values of keywords such as `maxLength`. */
  readonly bounds: ReadonlyMap<string, number>;
  /** Keywords such as `pattern` with their values. They are only compared as text. */
  readonly rules: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, Shape>;
  readonly required: ReadonlySet<string>;
  readonly items: Shape | undefined;
  /** The shape of properties that are not in `properties`. */
  readonly others: Shape | undefined;
  /** The shape of the JSON in a text. */
  readonly content: Shape | undefined;
  /** The variants of each `anyOf` and `oneOf`. */
  readonly choices: readonly (readonly Shape[])[];
  /** True if other properties are refused. */
  readonly isClosed: boolean;
  readonly hasDefault: boolean;
  /** Set for a property that is `readOnly` (response) or `writeOnly` (request). */
  readonly direction: Direction | undefined;
}

/** The direction in which a shape is sent. */
export type Direction = 'request' | 'response';

/** A parsed OpenAPI document, or a part of one. */
export type Node = Readonly<Record<string, unknown>>;

/** Returns an object of a document, or an empty one. */
export const nodeOf = (value: unknown): Node => (isRecord(value) ? value : {});
/** Returns a list of a document, or an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** True for keywords such as `minLength`, whose higher value accepts less. */
export const isLowerBound = (name: string): boolean => /min/i.test(name);

/** Resolves the reference of a part of a document. @throws Error if the reference leads nowhere, or to another file. */
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

/** Merges two shapes into one that accepts what both accept. */
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

/** Reads the limits of a schema. In OpenAPI 3.0, `exclusiveMinimum: true` refers to `minimum`. A minimum length of 0 is not a limit. */
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

/** Writes the keywords in `RULES` as text. The order of a list makes no difference. */
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

/** Returns the types that a schema names, or else the types of its values. Undefined if it accepts every type. */
function typesOf({ type, nullable }: Node, values: readonly unknown[] | undefined): Shape['types'] {
  const named = type === undefined ? values?.map(typeOf) : [type].flat().map(String);
  if (!named) return undefined;
  const types = named.flatMap((name) => (name === 'number' ? ['number', 'integer'] : [name]));
  return new Set(nullable === true ? [...types, 'null'] : types);
}

/** Makes a shape of the keywords of a schema, without `allOf`, `anyOf` and `oneOf`. */
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

/** Adds `null` to the types of a shape. */
const orNull = (shape: Shape): Shape => ({
  ...shape,
  types: shape.types && new Set([...shape.types, 'null']),
  values: shape.values && new Set([...shape.values, 'null']),
});

/** Makes the shape of a schema. A recursive reference resolves to an empty shape. @throws Error like `resolved`. */
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

/** Simplifies the choices of a group: the choice `null` becomes a type of all other choices. */
function choicesOf(all: readonly Shape[]): readonly Shape[] {
  const plain = all.filter((choice) => !isNull(choice));
  return plain.length < all.length && plain.length > 0 ? plain.map(orNull) : all;
}

/** Splits a shape into variants without choices, each of one type. */
export function variantsOf(shape: Shape): readonly Shape[] {
  const [group, ...others] = shape.choices;
  if (group) return group.flatMap((choice) => variantsOf(merged({ ...shape, choices: others }, choice)));
  const types = [...(shape.types ?? [])].filter((type) => type !== 'integer' || !shape.types?.has('number'));
  return types.length < 2
    ? [shape]
    : types.map((type) => ({ ...shape, types: new Set(type === 'number' ? ['number', 'integer'] : [type]) }));
}
