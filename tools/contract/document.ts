import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Any object of the document. */
export type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const METHODS = ['get', 'post', 'put', 'delete'];

export interface OperationNode {
  readonly id: string;
  /** `GET`, `POST`, `PUT` or `DELETE`. */
  readonly method: string;
  readonly path: string;
  readonly node: Node;
  /** The parameters of the path and of the operation. References are resolved. */
  readonly parameters: readonly Node[];
}

/** The parts of openapi.yaml that the generator needs. */
export interface Contract {
  readonly limits: Node;
  readonly schemas: Node;
  readonly operations: readonly OperationNode[];
  /** Returns the target of a reference such as `#/components/parameters/Id`. A node that is not a reference is returned unchanged. */
  resolve(node: unknown): Node;
}

/** Reads openapi.yaml. */
export function readContract(file: URL): Contract {
  const document = nodeOf(parse(readFileSync(file, 'utf8'), { maxAliasCount: 100 }));
  const resolve = (value: unknown): Node => {
    const node = nodeOf(value);
    if (typeof node.$ref !== 'string') return node;
    const keys = node.$ref.slice(2).split('/');
    return nodeOf(keys.reduce<unknown>((found, key) => nodeOf(found)[key], document));
  };
  const operations = Object.entries(nodeOf(document.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method): OperationNode[] => {
      const node = nodeOf(nodeOf(item)[method]);
      if (typeof node.operationId !== 'string') return [];
      const parameters = [...listOf(nodeOf(item).parameters), ...listOf(node.parameters)].map(resolve);
      return [{ id: node.operationId, method: method.toUpperCase(), path, node, parameters }];
    }),
  );
  return {
    limits: nodeOf(document['x-limits']),
    schemas: nodeOf(nodeOf(document.components).schemas),
    operations,
    resolve,
  };
}

/** Returns the last part of a reference, which is the name of a schema. */
export const nameOf = (reference: unknown) => String(reference).split('/').at(-1) ?? '';

/** Returns the media type and the content of a required body, or undefined. Operations do not read optional bodies. */
export function requiredBody({ resolve }: Contract, { node }: OperationNode) {
  const body = resolve(node.requestBody);
  const [entry] = body.required === true ? Object.entries(nodeOf(body.content)) : [];
  return entry && { type: entry[0], media: nodeOf(entry[1]) };
}

/** Writes an exported constant as source code. */
export const constant = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
