import { type Contract, constant, type Node, nodeOf, type OperationNode, requiredBody } from './document';

/** Returns the messages of a field. Replaces `{maxLength}` and other names of keywords and `x-limits`. `{value}` stays. */
function messagesOf(schema: Node, limits: Node): Readonly<Record<string, string>> {
  const { type, minLength, maxLength } = schema;
  const given: Node = {
    ...(typeof maxLength === 'number' && { tooLong: 'This is longer than {maxLength} characters.' }),
    wrong:
      type === 'integer'
        ? 'This must be a whole number from {minimum} to {maximum}.'
        : Array.isArray(schema.enum)
          ? `This must be one of: ${schema.enum.join(', ')}.`
          : typeof minLength === 'number' && minLength > 1
            ? 'This must have at least {minLength} characters.'
            : 'This must be text.',
    ...nodeOf(schema['x-messages']),
  };
  const values: Node = { ...limits, ...schema };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (all, key) => String(values[key] ?? all));
  return Object.fromEntries(Object.entries(given).map(([key, text]) => [key, filled(String(text))]));
}

/** Returns the fields of a body. If several schemas are allowed, the first one with the field counts. */
function fieldsOf({ resolve }: Contract, schema: unknown): Node {
  const { properties, anyOf } = resolve(schema);
  if (!Array.isArray(anyOf)) return nodeOf(properties);
  return Object.assign({}, ...anyOf.toReversed().map((choice) => nodeOf(resolve(choice).properties)));
}

function messagesFor(contract: Contract, operation: OperationNode) {
  const body = Object.entries(fieldsOf(contract, requiredBody(contract, operation)?.media.schema));
  const parameters = operation.parameters
    .filter((parameter) => parameter.in !== 'path')
    .map(({ name, schema }) => [String(name), schema] as const);
  const fields = [...body, ...parameters].map(([name, value]) => [name, contract.resolve(value)] as const);
  return fields
    .filter(([, schema]) => schema.format !== 'binary')
    .map(([name, schema]) => [name, messagesOf(schema, contract.limits)] as const);
}

/** Writes the source code of the messages for invalid requests: one export per operation, by field. */
export const messagesText = (contract: Contract): string =>
  contract.operations
    .map((operation) => constant(operation.id, Object.fromEntries(messagesFor(contract, operation))))
    .join('\n');
