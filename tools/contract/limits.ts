import { type Contract, listOf, type Node, nameOf, nodeOf, requiredBody } from './document';

/** Converts `imageMaxBytes` to `IMAGE_MAX_BYTES`. */
const constantName = (...words: readonly string[]) =>
  words
    .join('_')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/\W/g, '_')
    .toUpperCase();

const KEYWORDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'enum'];

/** Returns the limits of a text or number. `minLength: 1` and `\S` are not limits: they only say that the value is required. */
function limitsOf(name: string, schema: Node): readonly (readonly [string, string])[] {
  const numbers = KEYWORDS.filter((keyword) => schema[keyword] !== undefined && schema[keyword] !== 1).map(
    (keyword) => [constantName(name, keyword), JSON.stringify(schema[keyword])] as const,
  );
  const { pattern } = schema;
  const reserved = nodeOf(schema.not).enum;
  return [
    ...numbers,
    ...(typeof pattern === 'string' && pattern !== '\\S'
      ? [[constantName(name, 'pattern'), String(new RegExp(pattern, 'u'))] as const]
      : []),
    ...(reserved === undefined ? [] : [[constantName(name, 'reserved'), JSON.stringify(reserved)] as const]),
  ];
}

/** Returns the limits of a schema, and of the schemas to which it refers, named after the schema or its property. */
function limitsIn({ resolve }: Contract, name: string, value: unknown): readonly (readonly [string, string])[] {
  const walk = (name: string, value: unknown): readonly (readonly [string, string])[] => {
    const { $ref } = nodeOf(value);
    const schema = resolve(value);
    const own = $ref === undefined ? name : nameOf($ref);
    const choices = [...listOf(schema.anyOf), ...listOf(schema.allOf)].filter(
      (choice) => nodeOf(choice).$ref !== undefined,
    );
    return [
      ...limitsOf(own, schema),
      ...Object.entries(nodeOf(schema.properties)).flatMap(([key, inner]) => walk(`${own}_${key}`, inner)),
      ...choices.flatMap((choice) => walk(own, choice)),
    ];
  };
  return walk(name, value);
}

/** Writes the source code of one constant per limit of a request: first `x-limits`, then keywords of schemas and parameters. */
export function limitsText(contract: Contract): string {
  const found = new Map(
    Object.entries(contract.limits).map(([name, value]) => [constantName(name), JSON.stringify(value)] as const),
  );
  const add = (pairs: readonly (readonly [string, string])[]) => {
    for (const [name, code] of pairs) found.set(name, code);
  };
  for (const operation of contract.operations) {
    for (const { name, in: place, schema } of operation.parameters) {
      if (place === 'query') add(limitsIn(contract, `${operation.id}_${String(name)}`, schema));
      if (place === 'header') add(limitsIn(contract, String(name), schema));
    }
    const media = requiredBody(contract, operation)?.media;
    add(limitsIn(contract, operation.id, media?.schema));
    const types = nodeOf(nodeOf(media?.encoding).image).contentType;
    if (typeof types === 'string') found.set('IMAGE_TYPES', JSON.stringify(types.split(/\s*,\s*/)));
  }
  return [...found]
    .map(([name, code]) => `export const ${name} = ${code}${code.startsWith('[') ? ' as const' : ''};\n`)
    .join('');
}
