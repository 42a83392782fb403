import fc from 'fast-check';
import { fits, type Schema } from './document';

/** A value that breaks its schema in one place. */
export interface Broken {
  readonly value: Readonly<Record<string, unknown>>;
  /** The property that breaks it, and how: `email: too long`. */
  readonly field: string;
  readonly how: string;
}

/** Longer texts are left to checks of their own: 4 MB in each of hundreds of requests would only measure patience. */
const LONGEST = 10_000;
const CHARACTERS = 60;

/**
 * Text as people and attackers send it. Left out are the NUL character, which text columns of common databases cannot hold,
 * the byte order mark, which decoders take off, and half surrogate pairs, which no request can carry.
 */
const anyText = (minLength: number, maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength, maxLength }),
      fc.string({ unit: 'binary', minLength, maxLength }),
      fc.string({ unit: fc.constantFrom(...`<>&"'\\/%{}$;:=()[]#?+. aZ0é😀\u202e\u200b`), minLength, maxLength }),
    )
    .map((text) => text.replace(/[\0\ufeff]/g, ' '))
    .filter((text) => [...text].length >= minLength && [...text].length <= maxLength);

/** The text over and over, up to that many characters. */
const repeated = (unit: string, length: number) => {
  const characters = [...unit];
  return Array.from({ length }, (_, at) => characters[at % characters.length]).join('');
};

/** Any calendar day, leap days included. */
const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function text(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = CHARACTERS, format, pattern } = schema;
  if (schema.const !== undefined) return fc.constant(String(schema.const));
  if (schema.enum) return fc.constantFrom(...schema.enum.map(String));
  if (schema.contentSchema) return fitting(schema.contentSchema).map((value) => JSON.stringify(value));
  if (format === 'date') return days;
  if (format === 'email') return fc.emailAddress();
  const longest = Math.min(maxLength, CHARACTERS);
  const short =
    pattern === undefined || pattern === '\\S'
      ? anyText(minLength, longest)
      : fc.stringMatching(new RegExp(pattern), { maxLength: longest });
  const edge = short.filter((value) => value !== '').map((value) => repeated(value, maxLength));
  return maxLength <= LONGEST && !schema.contentMediaType
    ? fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: edge })
    : short;
}

/** Values of a schema of openapi.yaml, in which references are resolved. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  return unfiltered(schema).filter((value) => fits(schema, value));
}

function unfiltered(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return object(schema);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2 ** 31 - 1 });
    case 'string':
      return schema.format === 'binary' ? fc.constant(undefined) : text(schema);
    default:
      return fc.jsonValue();
  }
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const entries = Object.entries(properties).filter(([, property]) => property.format !== 'binary');
  const model = Object.fromEntries(entries.map(([name, property]) => [name, fitting(property)]));
  return fc.record(model, { requiredKeys: [...required], noNullPrototype: true });
}

type Case = readonly [how: string, value: fc.Arbitrary<unknown>];

/** Addresses that no rule of mail can take. */
const NO_ADDRESS = ['jordan', 'jordan@', '@coastal.example', 'jordan ellis@coastal.example', 'a@b@c.example', '@@@'];
const NO_DAY = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '04.05.2026',
  '2026-1-1',
  'today',
  '2026-11-20T00:00:00Z',
];
const NO_JSON = ['not json', '{', '[1,', "['single']", 'undefined', 'NaN', '[]]'];

/** Ways to break a text. A form carries nothing but text, so only JSON can break the type. */
function textCases(schema: Schema, isForm: boolean): readonly Case[] {
  const { minLength = 0, maxLength, pattern, format, not } = schema;
  const cases: Case[] = isForm ? [] : [['not a text', fc.jsonValue().filter((value) => typeof value !== 'string')]];
  if (minLength > 0) cases.push(['too short', fc.string({ maxLength: minLength - 1 })]);
  if (pattern === '\\S')
    cases.push(['blank', fc.string({ unit: fc.constantFrom(...' \t\u00a0\u3000'), maxLength: 20 })]);
  else if (pattern) cases.push(['against the pattern', anyText(1, CHARACTERS)]);
  if (maxLength !== undefined && maxLength <= LONGEST) {
    const extra = fc.integer({ min: 1, max: 30 });
    cases.push([
      'too long',
      fc.tuple(text(schema), extra).map(([part, more]) => repeated(part || 'x', maxLength + more)),
    ]);
  }
  if (format === 'email') cases.push(['no address', fc.constantFrom(...NO_ADDRESS)]);
  if (format === 'date') cases.push(['no day', fc.oneof(fc.constantFrom(...NO_DAY), anyText(0, CHARACTERS))]);
  if (not?.enum) cases.push(['reserved', fc.constantFrom(...not.enum)]);
  if (schema.contentMediaType) {
    const noList = fc.jsonValue().filter((value) => !Array.isArray(value));
    cases.push(['no JSON', fc.constantFrom(...NO_JSON)], ['no list', noList.map((value) => JSON.stringify(value))]);
  }
  return cases;
}

function casesOf(schema: Schema, isForm: boolean): readonly Case[] {
  if (schema.format === 'binary') return [];
  if (schema.anyOf) return [['none of the forms', anyText(1, CHARACTERS)]];
  if (schema.type === 'string') return textCases(schema, isForm);
  return [['of another type', fc.jsonValue()]];
}

/**
 * Objects that fit a schema but for one property.
 * @param isForm the object is sent as a form, where every value is text
 */
export function breaking(schema: Schema, isForm = false): fc.Arbitrary<Broken> {
  const [first, ...others] = schema.anyOf ?? [];
  if (first) {
    // An object of no form is taken for the first one, so what is wrong with it must be wrong there.
    const alike = ({ field, how, value }: Broken) =>
      how === 'missing'
        ? first.required?.includes(field) === true
        : !fits(first.properties?.[field] ?? {}, value[field]);
    const forms = [breaking(first, isForm), ...others.map((form) => breaking(form, isForm).filter(alike))];
    return fc.oneof(...forms).filter(({ value }) => !fits(schema, value));
  }
  const { properties = {}, required = [] } = schema;
  const ways = Object.entries(properties).flatMap(([field, property]) => {
    const missing: readonly Case[] = required.includes(field) ? [['missing', fc.constant(undefined)]] : [];
    return [...missing, ...casesOf(property, isForm)].map(([how, values]) =>
      fc
        .tuple(
          object(schema),
          values.filter((value) => how === 'missing' || !fits(property, value)),
        )
        .map(([whole, value]): Broken => {
          const { [field]: _, ...others } = { ...whole } as Record<string, unknown>;
          return { value: how === 'missing' ? others : { ...others, [field]: value }, field, how };
        }),
    );
  });
  return fc.oneof(...ways);
}
