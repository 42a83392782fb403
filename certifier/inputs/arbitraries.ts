import fc from 'fast-check';
import { fits, type Schema } from '../document';
import { anyCharacter } from './any-character';

/** A value that breaks its schema in one property. */
export interface Broken {
  readonly value: Readonly<Record<string, unknown>>;
  /** The property that breaks the schema. */
  readonly field: string;
  /** How it breaks the schema, such as `too long`. */
  readonly how: string;
}

/** The longest generated text. Other checks cover longer ones: sending 4 MB in hundreds of requests would only take time. */
const LONGEST = 10_000;
/** The usual maximum length of generated text. */
const CHARACTERS = 60;

/**
 * Generates text as users and attackers send it. It never contains NUL, which common databases cannot store, a byte order mark, which
 * decoders remove, or lone surrogates, which no request can contain.
 */
const anyText = (minLength: number, maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength, maxLength }),
      fc.string({ unit: anyCharacter, minLength, maxLength }),
      fc.string({ unit: fc.constantFrom(...`<>&"'\\/%{}$;:=()[]#?+. aZ0é😀\u202e\u200b`), minLength, maxLength }),
    )
    .map((text) => text.replace(/[\0\ufeff]/g, ' '))
    .filter((text) => [...text].length >= minLength && [...text].length <= maxLength);

/** Repeats text up to the given number of characters. */
const repeated = (unit: string, length: number) => {
  const characters = [...unit];
  return Array.from({ length }, (_, at) => characters[at % characters.length]).join('');
};

/** A text of one line cannot contain these characters. */
const BREAKS = [...'\n\r\t\v\u001b\u0085\u2028\u2029\u202e\u2066'];
const isOneLine = (schema: Schema) => BREAKS.every((character) => !fits(schema, `a${character}b`));

/** Characters that nobody can see. */
const UNSEEN = [...' \t\u00a0\u3000\u00ad\u200b\u200d\u2060\u2800\u3164\ufeff'];

/** Any calendar day of a year that an article may have, leap days included. */
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const matching = new Map<string, fc.Arbitrary<string>>();

/** Generates text that matches a pattern. fast-check takes up to 0.2 s to prepare a pattern, so each is prepared once. */
function textMatching(pattern: string, maxLength: number): fc.Arbitrary<string> {
  const key = `${maxLength} ${pattern}`;
  const prepared = matching.get(key) ?? fc.stringMatching(new RegExp(pattern), { maxLength });
  matching.set(key, prepared);
  return prepared;
}

function text(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = CHARACTERS, format, pattern } = schema;
  if (schema.const !== undefined) return fc.constant(String(schema.const));
  if (schema.enum) return fc.constantFrom(...schema.enum.map(String));
  if (schema.contentSchema) return fitting(schema.contentSchema).map((value) => JSON.stringify(value));
  if (format === 'date') return days;
  if (format === 'email') return fc.emailAddress();
  const longest = Math.min(maxLength, CHARACTERS);
  const any = anyText(minLength, longest);
  const line = any.map((value) => value.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '_'));
  const short =
    pattern === undefined || pattern === '\\S' ? (isOneLine(schema) ? line : any) : textMatching(pattern, longest);
  const edge = short.filter((value) => value !== '').map((value) => repeated(value, maxLength));
  return maxLength <= LONGEST && !schema.contentMediaType
    ? fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: edge })
    : short;
}

/** Generates values that match a schema without references. */
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

/** Invalid email addresses. */
const NO_ADDRESS = ['jordan', 'jordan@', '@coastal.example', 'jordan ellis@coastal.example', 'a@b@c.example', '@@@'];
const NO_DAY = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '04.05.2026',
  '2026-1-1',
  '20260504',
  '2026-W19-1',
  'today',
  '2026-11-20T00:00:00Z',
];
const NO_YEAR = ['0001-01-01', '0026-11-26', '0999-12-31', '1899-12-31', '2200-01-01', '9999-12-31'];
const NO_JSON = ['not json', '{', '[1,', "['single']", 'undefined', 'NaN', '[NaN]', '[]]'];

/** Returns ways to break a text. In a form, every value is text, so only JSON can break the type. */
function textCases(schema: Schema, isForm: boolean): readonly Case[] {
  const { minLength = 0, maxLength, pattern, format, not } = schema;
  const cases: Case[] = isForm ? [] : [['not a text', fc.jsonValue().filter((value) => typeof value !== 'string')]];
  if (minLength > 0) cases.push(['too short', fc.string({ maxLength: minLength - 1 })]);
  if (pattern === '\\S')
    cases.push(['blank', fc.string({ unit: fc.constantFrom(...' \t\u00a0\u3000'), maxLength: 20 })]);
  else if (pattern) cases.push(['against the pattern', anyText(1, CHARACTERS)]);
  const isText = schema.contentMediaType === undefined;
  if (isText && !fits(schema, '\u200b'))
    cases.push(['blank', fc.string({ unit: fc.constantFrom(...UNSEEN), maxLength: 20 })]);
  if (isText && isOneLine(schema)) {
    const half = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const broken = fc.tuple(half, fc.constantFrom(...BREAKS), half);
    cases.push(['more than one line', broken.map((parts) => parts.join(''))]);
  }
  if (maxLength !== undefined && maxLength <= LONGEST) {
    const extra = fc.integer({ min: 1, max: 30 });
    cases.push([
      'too long',
      fc.tuple(text(schema), extra).map(([part, more]) => repeated(part || 'x', maxLength + more)),
    ]);
  }
  if (format === 'email') cases.push(['no address', fc.constantFrom(...NO_ADDRESS)]);
  if (format === 'date') {
    cases.push(['no day', fc.oneof(fc.constantFrom(...NO_DAY), anyText(0, CHARACTERS))]);
    cases.push(['of a year that no article has', fc.constantFrom(...NO_YEAR)]);
  }
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
 * Generates objects that match a schema in all properties but one.
 * @param isForm true if the object is sent as a form, where every value is text.
 */
export function breaking(schema: Schema, isForm = false): fc.Arbitrary<Broken> {
  const [first, ...others] = schema.anyOf ?? [];
  if (first) {
    // A backend checks an object that matches no variant against the first one, so the property must break that one too.
    const breaksFirst = ({ field, how, value }: Broken) =>
      how === 'missing'
        ? first.required?.includes(field) === true
        : !fits(first.properties?.[field] ?? {}, value[field]);
    const variants = [breaking(first, isForm), ...others.map((other) => breaking(other, isForm).filter(breaksFirst))];
    return fc.oneof(...variants).filter(({ value }) => !fits(schema, value));
  }
  const { properties = {}, required = [] } = schema;
  const whole = object(schema);
  const ways = Object.entries(properties).flatMap(([field, property]) => {
    const missing: readonly Case[] = required.includes(field) ? [['missing', fc.constant(undefined)]] : [];
    return [...missing, ...casesOf(property, isForm)].map(([how, values]) =>
      fc
        .tuple(
          whole,
          values.filter((value) => how === 'missing' || !fits(property, value)),
        )
        .map(([valid, value]): Broken => {
          const { [field]: _, ...others } = { ...valid } as Record<string, unknown>;
          return { value: how === 'missing' ? others : { ...others, [field]: value }, field, how };
        }),
    );
  });
  return fc.oneof(...ways);
}
