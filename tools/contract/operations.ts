import { type Contract, constant, nameOf, nodeOf, type OperationNode, requiredBody } from './document';

const BODY_KINDS: Readonly<Record<string, string>> = { 'application/json': 'json', 'multipart/form-data': 'form' };

/** Returns by status the name of the body's schema, or null if the response has no body. */
function responsesOf({ resolve }: Contract, { id, node }: OperationNode) {
  return Object.entries(nodeOf(node.responses)).map(([status, response]) => {
    const { content } = resolve(response);
    if (content === undefined) return [status, null] as const;
    const schema = nodeOf(nodeOf(nodeOf(content)['application/json']).schema);
    // The unused operations may return any object.
    if (schema.$ref === undefined && schema.properties !== undefined)
      throw new Error(`Name the schema of response ${status} of ${id} in components/schemas.`);
    return [status, schema.$ref === undefined ? 'AnyObject' : nameOf(schema.$ref)] as const;
  });
}

const headersOf = ({ parameters }: OperationNode) =>
  parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => String(name));

/** Returns the names of all response schemas. */
export const responseSchemas = (contract: Contract): readonly string[] => {
  const names = contract.operations.flatMap((operation) => responsesOf(contract, operation).map(([, name]) => name));
  return [...new Set(names)].filter((name) => name !== null);
};

/** Returns the types of the query parameters. */
const queryOf = ({ parameters }: OperationNode) =>
  parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [String(name), nodeOf(schema).type] as const);

/** Writes the source code of the table of operations. */
export function operationsText(contract: Contract): string {
  const rows = contract.operations.map((operation) => {
    const { id, method, path, node } = operation;
    const responses = responsesOf(contract, operation);
    const success = responses.find(([status]) => status.startsWith('2'))?.[0];
    const body = requiredBody(contract, operation);
    const row = {
      method,
      path,
      body: body ? BODY_KINDS[body.type] : 'none',
      auth: Array.isArray(node.security) && node.security.length > 0,
      success: Number(success),
      query: Object.fromEntries(queryOf(operation)),
      headers: headersOf(operation),
      responses: Object.fromEntries(responses),
    };
    return [id, row] as const;
  });
  return constant('operations', Object.fromEntries(rows));
}
