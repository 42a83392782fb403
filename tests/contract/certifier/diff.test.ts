import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changeLines, compareDocuments } from '../../../certifier/diff/documents';

/** A small document with everything that the comparison looks at. */
const base = parse(`
paths:
  /things/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getThing
      security: []
      parameters:
        - { name: q, in: query, schema: { type: string, maxLength: 20 } }
        - { name: X-Trace, in: header, schema: { type: string } }
      responses:
        '200':
          description: The thing.
          headers: { ETag: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
        '404': { description: None. }
    put:
      operationId: saveThing
      security: [{ bearer: [] }]
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
      responses: { '204': { description: Saved. }, '409': { description: Taken. } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  schemas:
    Kind: { type: string, enum: [small, large] }
    Thing:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 1, maxLength: 100, pattern: '^[a-z]+$' }
        kind: { $ref: '#/components/schemas/Kind' }
        size: { type: integer, minimum: 0 }
        note: { type: [string, 'null'] }
        tags: { type: array, items: { type: string } }
        mark: { anyOf: [{ type: string, enum: [a, b] }, { type: array, items: { type: string } }] }
`);

const copy = (): typeof base => structuredClone(base);
const thing = (document: typeof base) => document.components.schemas.Thing;
const get = (document: typeof base) => document.paths['/things/{id}'].get;
const put = (document: typeof base) => document.paths['/things/{id}'].put;
const changesOf = (change: (document: typeof base) => unknown) => {
  const after = copy();
  change(after);
  return changeLines(compareDocuments(base, after));
};
const breaking = (lines: readonly string[]) => lines.filter((line) => line.startsWith('BREAKING'));

type Change = readonly [title: string, change: (document: typeof base) => unknown, line: string];

describe('a change that breaks clients:', () => {
  it.each<Change>([
    ['removes an operation', (d) => delete d.paths['/things/{id}'].put, 'the operation was removed (PUT'],
    ['removes a field of a response', (d) => delete thing(d).properties.size, 'response 200: size was removed'],
    ['removes a field of a request', (d) => delete thing(d).properties.size, 'request: size was removed'],
    ['removes a status', (d) => delete put(d).responses['409'], 'response 409 was removed'],
    ['removes a header', (d) => delete get(d).responses['200'].headers, 'header etag was removed'],
    ['removes a parameter', (d) => get(d).parameters.shift(), 'query parameter q was removed'],
    ['requires a field', (d) => thing(d).required.push('size'), 'request: size is required'],
    ['requires the body', (d) => (put(d).requestBody.required = true), 'request: the body is required'],
    ['no longer promises a field', (d) => thing(d).required.pop(), 'response 200: name is no longer required'],
    ['changes a pattern', (d) => (thing(d).properties.name.pattern = '^[a-f]+$'), 'request: name got pattern'],
    ['allows longer text', (d) => (thing(d).properties.name.maxLength = 200), 'response 200: name changed maxLength'],
    ['removes a value', (d) => d.components.schemas.Kind.enum.pop(), 'request: kind lost the value "large"'],
    ['changes a type', (d) => (thing(d).properties.size.type = 'string'), 'request: size lost the type integer'],
    ['requires a login', (d) => (get(d).security = [{ bearer: [] }]), 'security: asks for more than before (GET'],
    [
      'adds a required field',
      (d) => [thing(d).required.push('owner'), (thing(d).properties.owner = {})],
      'request: owner was added and is required',
    ],
    [
      'adds a required parameter',
      (d) => get(d).parameters.push({ name: 'lang', in: 'query', required: true, schema: {} }),
      'query parameter lang is required',
    ],
    [
      'returns another content type',
      (d) => (get(d).responses['200'].content = { 'text/plain': {} }),
      'response 200: the body as application/json was removed',
    ],
  ])('%s', (_, change, expected) => {
    expect(breaking(changesOf(change)).join('\n')).toContain(expected);
  });
});

/** What other tools report as breaking, in their users' bug reports. */
describe('a change that does not break clients:', () => {
  it.each<[string, (document: typeof base) => void]>([
    [
      'moves a schema to the components',
      (d) => {
        d.components.schemas.Name = thing(d).properties.name;
        thing(d).properties.name = { $ref: '#/components/schemas/Name' };
      },
    ],
    [
      'splits a schema with allOf',
      (d) => {
        const { name, ...others } = thing(d).properties;
        d.components.schemas.Named = { type: 'object', required: ['name'], properties: { name } };
        d.components.schemas.Thing = {
          allOf: [{ $ref: '#/components/schemas/Named' }, { type: 'object', properties: others }],
        };
      },
    ],
    [
      'moves a parameter from an operation to its path',
      (d) => {
        const path = d.paths['/things/{id}'];
        path.parameters.push({ ...get(d).parameters[1], required: false });
        path.get.parameters.pop();
      },
    ],
    [
      'renames a parameter of the path and an operation',
      (d) => {
        const { '/things/{id}': path } = d.paths;
        path.parameters[0].name = 'thingId';
        path.get.operationId = 'readThing';
        d.paths = { '/things/{thingId}': path };
      },
    ],
    [
      'adds a required field with a default',
      (d) => {
        thing(d).properties.owner = { type: 'string', default: 'nobody' };
        thing(d).required.push('owner');
      },
    ],
    [
      'moves a variant of anyOf to the components, and reorders them',
      (d) => {
        const [first, second] = thing(d).properties.mark.anyOf;
        d.components.schemas.Mark = first;
        thing(d).properties.mark.anyOf = [second, { $ref: '#/components/schemas/Mark' }];
      },
    ],
    ['writes null as a variant', (d) => (thing(d).properties.note = { anyOf: [{ type: 'string' }, { type: 'null' }] })],
    [
      'reorders values and required fields, and edits descriptions',
      (d) => {
        d.components.schemas.Kind.enum.reverse();
        thing(d).description = 'A thing.';
        thing(d).properties.kind = { description: 'Its kind.', $ref: '#/components/schemas/Kind' };
      },
    ],
    [
      'adds a charset, and writes a header in lower case',
      (d) => {
        const { content } = get(d).responses['200'];
        get(d).responses['200'].content = { 'application/json; charset=utf-8': content['application/json'] };
        get(d).responses['200'].headers = { etag: { schema: { type: 'string' } } };
        get(d).parameters[1].name = 'x-trace';
      },
    ],
    [
      'renames a security scheme, and offers another',
      (d) => {
        d.components.securitySchemes = {
          token: { type: 'http', scheme: 'bearer' },
          key: { type: 'apiKey', in: 'header', name: 'K' },
        };
        put(d).security = [{ key: [] }, { token: [] }];
      },
    ],
  ])('%s', (_, change) => {
    expect(breaking(changesOf(change))).toEqual([]);
  });
});

/** Changes of one schema, and whether each breaks a request and a response. */
describe('a schema', () => {
  const of = (place: 'request' | 'response', schema: string) => ({
    paths: {
      '/x': {
        post:
          place === 'request'
            ? { requestBody: { content: { 'application/json': { schema: parse(schema) } } } }
            : { responses: { '200': { content: { 'application/json': { schema: parse(schema) } } } } },
      },
    },
    components: {
      schemas: {
        A: parse('{ type: object, required: [a], properties: { a: { type: string } } }'),
        B: parse('{ type: object, required: [b], properties: { b: { type: string } } }'),
        Kind: { type: 'string', enum: ['u', 'v'] },
      },
    },
  });
  const isBreaking = (place: 'request' | 'response', before: string, after: string) =>
    compareDocuments(of(place, before), of(place, after)).some((change) => change.isBreaking);
  const A = "{ $ref: '#/components/schemas/A' }";
  const B = "{ $ref: '#/components/schemas/B' }";
  const KIND = "{ $ref: '#/components/schemas/Kind' }";
  const BOTH = '{ type: object, required: [a, b], properties: { a: { type: string }, b: { type: string } } }';
  const BAD = { request: true, response: true };
  const OK = { request: false, response: false };
  const NARROWER = { request: true, response: false };
  const WIDER = { request: false, response: true };

  it.each([
    ['gets a format', '{ type: string }', '{ type: string, format: uuid }', NARROWER],
    ['changes its format', '{ format: date }', '{ format: date-time }', BAD],
    ['refuses other properties', '{ type: object }', '{ type: object, additionalProperties: false }', NARROWER],
    ['writes that it accepts others', '{ type: object }', '{ type: object, additionalProperties: true }', OK],
    [
      'changes its other properties (oasdiff#601)',
      '{ additionalProperties: { type: integer } }',
      '{ additionalProperties: { type: string } }',
      BAD,
    ],
    ['requires an undeclared property', '{ type: object }', '{ type: object, required: [z] }', NARROWER],
    [
      'promises less in one of its forms (oasdiff#314)',
      `{ oneOf: [${BOTH}, ${KIND}] }`,
      `{ oneOf: [${A}, ${KIND}] }`,
      BAD,
    ],
    ['gets another form (oasdiff#610)', `{ oneOf: [${A}] }`, `{ oneOf: [${A}, ${B}] }`, WIDER],
    ['loses a form', `{ oneOf: [${A}, ${B}] }`, `{ oneOf: [${A}] }`, NARROWER],
    ['becomes one of two forms (oasdiff#702)', BOTH, `{ oneOf: [${BOTH}, ${B}] }`, WIDER],
    [
      'gets wider in two forms',
      '{ anyOf: [{ type: string, maxLength: 5 }, { type: array, maxItems: 5 }] }',
      '{ anyOf: [{ type: string, maxLength: 9 }, { type: array, maxItems: 9 }] }',
      WIDER,
    ],
    ['writes types as forms', '{ anyOf: [{ type: string }, { type: integer }] }', '{ type: [integer, string] }', OK],
    [
      'writes two groups of forms in another order',
      `{ allOf: [{ anyOf: [${A}, ${B}] }, { anyOf: [{ minProperties: 1 }, { maxProperties: 9 }] }] }`,
      `{ allOf: [{ anyOf: [{ maxProperties: 9 }, { minProperties: 1 }] }, { anyOf: [${B}, ${A}] }] }`,
      OK,
    ],
    ['can be null (oasdiff#398, #1088)', KIND, `{ oneOf: [{ type: 'null' }, ${KIND}] }`, WIDER],
    ['cannot be null any more (oasdiff#1091)', `{ oneOf: [{ type: 'null' }, ${A}] }`, A, NARROWER],
    ['writes null as OpenAPI 3.0 does', "{ type: [string, 'null'] }", '{ type: string, nullable: true }', OK],
    ['loses its type (oasdiff#1015)', "{ type: [string, 'null'] }", '{}', WIDER],
    ['omits the type of its values', '{ type: string, enum: [x] }', '{ enum: [x] }', OK],
    ['becomes an object (oasdiff#1090)', '{ type: array }', '{ type: object }', BAD],
    ['accepts any item', '{ type: array, items: { type: string } }', '{ type: array, items: true }', WIDER],
    ['writes that it accepts any item', '{ type: array }', '{ type: array, items: {} }', OK],
    ['accepts nothing', '{ properties: { a: { type: string } } }', '{ properties: { a: false } }', NARROWER],
    ['writes a length of 0', '{ type: string }', '{ type: string, minLength: 0 }', OK],
    ['excludes its minimum', '{ minimum: 0 }', '{ minimum: 0, exclusiveMinimum: true }', NARROWER],
    ['refuses other values', '{ not: { enum: [x, y] } }', '{ not: { enum: [x, z] } }', BAD],
    ['writes refused values in another order', '{ not: { enum: [x, y] } }', '{ not: { enum: [y, x] } }', OK],
    ['has different items', '{ uniqueItems: false }', '{ uniqueItems: true }', NARROWER],
    ['checks names', '{ type: object }', '{ type: object, propertyNames: { maxLength: 3 } }', NARROWER],
    [
      'gets a condition',
      '{ type: object }',
      '{ type: object, if: { required: [a] }, then: { required: [b] } }',
      NARROWER,
    ],
    ['changes its first items', '{ prefixItems: [{ type: string }] }', '{ prefixItems: [{ type: integer }] }', BAD],
  ])('that %s', (_, before, after, expected) => {
    expect({
      request: isBreaking('request', before, after),
      response: isBreaking('response', before, after),
    }).toEqual(expected);
  });
});

it('distinguishes directions: widening a schema breaks responses, not requests', () => {
  const lines = changesOf((document) => document.components.schemas.Kind.enum.push('huge'));
  expect(lines).toEqual([
    'BREAKING response 200: kind got the value "huge" (GET /things/{id})',
    'ok       request: kind got the value "huge" (PUT /things/{id})',
  ]);
});

it('reports no change between openapi.yaml and itself, and compares its limits', () => {
  const document = parse(readFileSync('openapi.yaml', 'utf8'), { maxAliasCount: 100 });
  expect(compareDocuments(document, document)).toEqual([]);
  const lower = structuredClone(document);
  lower['x-limits'].imageMaxBytes = 1000;
  lower.components.schemas.Title.maxLength = 250;
  expect(changeLines(compareDocuments(document, lower))).toEqual([
    'BREAKING request: title changed maxLength from 300 to 250 (POST /news/, PUT /news/{id})',
    'BREAKING the limit imageMaxBytes changed from 5242880 to 1000 (all operations)',
  ]);
});

it('compares recursive schemas', () => {
  const tree = (max: number) => ({
    paths: {
      '/tree': {
        put: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } } } },
      },
    },
    components: {
      schemas: {
        Tree: { properties: { name: { maxLength: max }, children: { items: { $ref: '#/components/schemas/Tree' } } } },
      },
    },
  });
  expect(breaking(changeLines(compareDocuments(tree(9), tree(5))))).toEqual([
    'BREAKING request: name changed maxLength from 9 to 5 (PUT /tree)',
  ]);
});
