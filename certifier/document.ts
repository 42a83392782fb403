import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { type OperationId, operations } from '../contract/contract';

/** The part of JSON Schema that openapi.yaml uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
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
interface AnswerObject extends ReferenceOr {
  readonly content?: Readonly<Record<string, Media>>;
  readonly headers?: Readonly<Record<string, ReferenceOr>>;
}
export interface OperationObject {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly security?: readonly object[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: ReferenceOr & { readonly content?: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, AnswerObject>>;
}
interface ParameterObject extends ReferenceOr {
  readonly name: string;
  readonly schema: Schema;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** openapi.yaml as it is written, with its references. */
export const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'), {
  maxAliasCount: 100,
}) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema(contract, 'contract');

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Follows a reference inside the document, so that what it points to can be read; its place is given as a JSON pointer. */
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

/** Problems of a value against the schema at a place in the document, one per line of text; none when it fits. */
function schemaProblems(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`contract#${encodeURI(pointer)}`);
  if (!validate) throw new Error(`openapi.yaml has no schema at ${pointer}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`);
}

/** The same value with every reference replaced by what it points to; the contract has no schema that contains itself. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return withoutReferences(resolve(value as ReferenceOr, '').part);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutReferences(inner)]));
}

const operationOf = (id: OperationId) => {
  const { path, method } = operations[id];
  return withoutReferences(contract.paths[path]?.[method.toLowerCase()] ?? {}) as OperationObject;
};

/** The schema of an operation's body. @throws Error where it has none. */
export function bodySchema(id: OperationId): Schema {
  const [media] = Object.values(operationOf(id).requestBody?.content ?? {});
  if (!media) throw new Error(`openapi.yaml declares no body for ${id}`);
  return media.schema;
}

/** The schema of a parameter of the query or the headers. @throws Error where it has none of that name. */
export function parameterSchema(id: OperationId, name: string): Schema {
  const found = operationOf(id).parameters?.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`openapi.yaml declares no ${name} for ${id}`);
  return found.schema;
}

const compiled = new WeakMap<Schema, (value: unknown) => boolean>();

/** The value without what its own schema cannot see: text that must be JSON is read, to be held against `contentSchema`. */
function contentFits({ contentSchema }: Schema, value: unknown): boolean {
  if (contentSchema === undefined || typeof value !== 'string') return true;
  try {
    return Array.isArray(JSON.parse(value));
  } catch {
    return false;
  }
}

/** Whether a value is of a schema without references. Of JSON text it asks only that it is a list, as backends may. */
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

/**
 * What openapi.yaml says against an answer to an operation: an undeclared status, a content type that the status does not have,
 * a body that is not of the schema, a header of the wrong form. Empty when it conforms.
 */
export function answerProblems(id: OperationId, { status, headers, text }: Received): string[] {
  const { path, method } = operations[id];
  const declared = contract.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const found = declared[status];
  if (!found) return [`status ${status} is not declared, only ${Object.keys(declared).join(', ')} are`];
  const place = `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
  const { part: answer, pointer } = resolve(found, place);

  const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!answer.content?.[type]) {
    return [
      `content type ${type || '(none)'} is not declared for ${status}, only ${Object.keys(answer.content ?? {})} is`,
    ];
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [`the body of ${status} is not readable JSON: ${text.slice(0, 60)}`];
  }
  const problems = schemaProblems(`${pointer}/content/${escaped(type)}/schema`, body);
  for (const [name, header] of Object.entries(answer.headers ?? {})) {
    const value = headers.get(name);
    const headerPlace = resolve(header, `${pointer}/headers/${name}`).pointer;
    const typed = name === 'Retry-After' ? Number(value) : value;
    if (value !== null)
      problems.push(...schemaProblems(`${headerPlace}/schema`, typed).map((text) => `header ${name}: ${text}`));
  }
  return problems;
}

/** Every example of a request or answer, with the problems it has against its own schema. */
export function exampleProblems(): { readonly place: string; readonly problems: readonly string[] }[] {
  const media = (content: AnswerObject['content'], pointer: string) =>
    Object.entries(content ?? {}).flatMap(([type, { examples = {} }]) =>
      Object.entries(examples).map(([name, { value }]) => ({
        place: `${pointer}, example ${name}`,
        problems: schemaProblems(`${pointer}/content/${escaped(type)}/schema`, value),
      })),
    );
  return Object.values(operations).flatMap(({ path, method }) => {
    const place = `/paths/${escaped(path)}/${method.toLowerCase()}`;
    const operation = contract.paths[path]?.[method.toLowerCase()];
    const bodies = Object.entries(operation?.responses ?? {}).map(([status, answer]) =>
      resolve(answer, `${place}/responses/${status}`),
    );
    const request = operation?.requestBody ? [resolve(operation.requestBody, `${place}/requestBody`)] : [];
    return [...bodies, ...request].flatMap(({ part, pointer }) => media(part.content, pointer));
  });
}
