import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { type OperationId, operations } from '../contract/contract';
import { formats } from '../contract/validation/formats';

/** The keywords of JSON Schema that openapi.yaml uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly not?: { readonly enum?: readonly string[] };
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;
}

interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface ReferenceOr {
  readonly $ref?: string;
}
interface ResponseObject extends ReferenceOr {
  readonly content?: Readonly<Record<string, Media>>;
  readonly headers?: Readonly<Record<string, ReferenceOr>>;
}
/** An operation of openapi.yaml. */
export interface OperationObject {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly security?: readonly object[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: ReferenceOr & { readonly content?: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}
interface ParameterObject extends ReferenceOr {
  readonly name: string;
  readonly schema: Schema;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** openapi.yaml, parsed. References are not resolved. */
export const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'), {
  maxAliasCount: 100,
}) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat('date', formats.date);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
// These formats only describe a text. Nothing checks them.
for (const name of ['binary', 'email']) ajv.addFormat(name, true);
ajv.addSchema(contract, 'contract');

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Resolves a reference, and returns its target with the JSON pointer to it. */
function resolve<Part extends ReferenceOr>(part: Part, pointer: string): { part: Part; pointer: string } {
  if (!part.$ref) return { part, pointer };
  const target = part.$ref.slice(1);
  const keys = target
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let found: unknown = contract;
  for (const key of keys) found = (found as Record<string, unknown>)[key];
  return { part: found as Part, pointer: target };
}

/** Validates a value against the schema at a JSON pointer. Returns one message per problem. */
function schemaProblems(pointer: string, value: unknown, name = 'the body'): string[] {
  const validate = ajv.getSchema(`contract#${encodeURI(pointer)}`);
  if (!validate) throw new Error(`openapi.yaml has no schema at ${pointer}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || name} ${message}`);
}

/** Replaces every reference with its target. This terminates because no schema of the contract contains itself. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return withoutReferences(resolve(value as ReferenceOr, '').part);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutReferences(inner)]));
}

const resolved = new Map<OperationId, OperationObject>();

/** Returns an operation without references. It is the same object every time, so its schemas are compiled once. */
function operationOf(id: OperationId): OperationObject {
  const { path, method } = operations[id];
  const operation =
    resolved.get(id) ?? (withoutReferences(contract.paths[path]?.[method.toLowerCase()] ?? {}) as OperationObject);
  resolved.set(id, operation);
  return operation;
}

/** Returns the schema of an operation's body. @throws Error if the operation has no body. */
export function bodySchema(id: OperationId): Schema {
  const [media] = Object.values(operationOf(id).requestBody?.content ?? {});
  if (!media) throw new Error(`openapi.yaml declares no body for ${id}`);
  return media.schema;
}

/** Returns the schema of a query parameter or a header. @throws Error if the operation does not declare it. */
export function parameterSchema(id: OperationId, name: string): Schema {
  const found = operationOf(id).parameters?.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`openapi.yaml declares no ${name} for ${id}`);
  return found.schema;
}

const compiled = new WeakMap<Schema, (value: unknown) => boolean>();

/** True if a text with a `contentSchema` is a JSON array. Ajv does not validate the content of strings. */
function contentFits({ contentSchema }: Schema, value: unknown): boolean {
  if (contentSchema === undefined || typeof value !== 'string') return true;
  try {
    return Array.isArray(JSON.parse(value));
  } catch {
    return false;
  }
}

/** True if a value matches a schema without references. JSON text only has to be a list, because backends need not validate the items. */
export function fits(schema: Schema, value: unknown): boolean {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  const inner = Object.entries(schema.properties ?? {});
  const values = Object(value) as Readonly<Record<string, unknown>>;
  return (
    validate(value) &&
    contentFits(schema, value) &&
    inner.every(([name, property]) => values[name] === undefined || contentFits(property, values[name]))
  );
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Validates the status, content type, body and headers of a response against openapi.yaml. Returns one message per problem. */
export function responseProblems(id: OperationId, { status, headers, text }: Received): string[] {
  const { path, method } = operations[id];
  const declared = contract.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const found = declared[status];
  if (!found) return [`status ${status} is not declared, only ${Object.keys(declared).join(', ')} are`];
  const place = `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
  const { part: response, pointer } = resolve(found, place);

  if (!response.content) return text === '' ? [] : [`${status} must have no body`];
  const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!response.content[type]) {
    return [`content type ${type || '(none)'} is not declared for ${status}, only ${Object.keys(response.content)} is`];
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [`the body of ${status} is not readable JSON: ${text.slice(0, 60)}`];
  }
  const problems = schemaProblems(`${pointer}/content/${escaped(type)}/schema`, body);
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const value = headers.get(name);
    const headerPlace = resolve(header, `${pointer}/headers/${name}`).pointer;
    const typed = name === 'Retry-After' ? Number(value) : value;
    if (value !== null) problems.push(...schemaProblems(`${headerPlace}/schema`, typed, `header ${name}`));
  }
  return problems;
}

/** Validates the examples of all requests and responses against their schemas. Returns the place and the problems of each example. */
export function exampleProblems(): { readonly place: string; readonly problems: readonly string[] }[] {
  const media = (content: ResponseObject['content'], pointer: string) =>
    Object.entries(content ?? {}).flatMap(([type, { examples = {} }]) =>
      Object.entries(examples).map(([name, { value }]) => ({
        place: `${pointer}, example ${name}`,
        problems: schemaProblems(`${pointer}/content/${escaped(type)}/schema`, value),
      })),
    );
  return Object.values(operations).flatMap(({ path, method }) => {
    const place = `/paths/${escaped(path)}/${method.toLowerCase()}`;
    const operation = contract.paths[path]?.[method.toLowerCase()];
    const bodies = Object.entries(operation?.responses ?? {}).map(([status, response]) =>
      resolve(response, `${place}/responses/${status}`),
    );
    const request = operation?.requestBody ? [resolve(operation.requestBody, `${place}/requestBody`)] : [];
    return [...bodies, ...request].flatMap(({ part, pointer }) => media(part.content, pointer));
  });
}
