import { type Change, compareShapes } from './compare';
import { listOf, type Node, nodeOf, resolved, shapeOf } from './shape';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** A change, with the operations that it affects. */
export interface PlacedChange extends Change {
  readonly places: readonly string[];
}

interface Operation {
  readonly document: Node;
  readonly name: string;
  readonly item: Node;
  readonly operation: Node;
}

/** Removes the names of the parameters from an address, because no client sends them. */
const addressOf = (path: string) => path.replace(/\{[^}]*\}/g, '{}');

/** Returns all operations, by method and address. */
function operationsOf(document: Node): ReadonlyMap<string, Operation> {
  const entries = Object.entries(nodeOf(document.paths)).flatMap(([path, value]) => {
    const item = resolved(document, value);
    return METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const name = `${method.toUpperCase()} ${path}`;
      const operation = { document, name, item, operation: nodeOf(item[method]) };
      return [`${method} ${addressOf(path)}`, operation] as const;
    });
  });
  return new Map(entries);
}

/** Returns the content by media type, without parameters such as a charset. */
const mediaOf = (content: unknown) =>
  new Map(
    Object.entries(nodeOf(content)).map(([type, media]) => [
      type.split(';')[0]?.trim().toLowerCase() ?? '',
      nodeOf(media),
    ]),
  );

type Pair = readonly [before: Operation, after: Operation];

/** Returns the query, header and cookie parameters. Path parameters need no comparison: they are equal if the addresses are equal. */
function parametersOf({ document, item, operation }: Operation): ReadonlyMap<string, Node> {
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((part) => resolved(document, part));
  const names = all
    .filter((parameter) => parameter.in !== 'path')
    .map((parameter) => {
      const name = String(parameter.name);
      return [`${parameter.in} parameter ${parameter.in === 'header' ? name.toLowerCase() : name}`, parameter] as const;
    });
  return new Map(names);
}

/** Compares the values of two maps by key. `lost` and `added` describe a key that only one map has. */
function byKey<Value>(
  [before, after]: readonly [ReadonlyMap<string, Value>, ReadonlyMap<string, Value>],
  lost: (key: string, value: Value) => readonly Change[],
  added: (key: string, value: Value) => readonly Change[],
  compare: (key: string, before: Value, after: Value) => readonly Change[],
): readonly Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, current] = [before.get(key), after.get(key)];
    if (old !== undefined && current !== undefined) return compare(key, old, current);
    return old !== undefined ? lost(key, old) : current !== undefined ? added(key, current) : [];
  });
}

const removed = (key: string): readonly Change[] => [{ isBreaking: true, text: `${key} was removed` }];
const grown = (key: string): readonly Change[] => [{ isBreaking: false, text: `${key} was added` }];

/** Reports a value that is no longer optional. A required value with a default need not be sent. */
function becameRequired(key: string, before: Node, after: Node, schema: Node = {}): readonly Change[] {
  if (after.required !== true || before.required === true || schema.default !== undefined) return [];
  return [{ isBreaking: true, text: `${key} is required` }];
}

function changesOfRequest([before, after]: Pair): readonly Change[] {
  const [old, current] = [before, after].map(({ document, operation }) => resolved(document, operation.requestBody));
  const bodies: readonly [Node, Node] = [nodeOf(old), nodeOf(current)];
  const schemaOf = (parameter: Node) => resolved(after.document, parameter.schema);
  return [
    ...byKey(
      [parametersOf(before), parametersOf(after)],
      removed,
      (key, parameter) => [...grown(key), ...becameRequired(key, {}, parameter, schemaOf(parameter))],
      (key, one, other) => [
        ...becameRequired(key, one, other, schemaOf(other)),
        ...compareShapes(shapeOf(before.document, one.schema), shapeOf(after.document, other.schema), 'request', key),
      ],
    ),
    ...becameRequired('the body', ...bodies),
    ...byKey(
      [mediaOf(bodies[0].content), mediaOf(bodies[1].content)],
      (type) => removed(`the body as ${type}`),
      (type) => grown(`the body as ${type}`),
      (_, one, other) =>
        compareShapes(
          shapeOf(before.document, one.schema),
          shapeOf(after.document, other.schema),
          'request',
          'the body',
        ),
    ),
  ].map((change) => ({ ...change, text: `request: ${change.text}` }));
}

const headersOf = (document: Node, response: Node) =>
  new Map(
    Object.entries(nodeOf(response.headers)).map(([name, part]) => [
      `header ${name.toLowerCase()}`,
      resolved(document, part),
    ]),
  );

function changesOfResponse([before, after]: Pair, old: Node, current: Node): readonly Change[] {
  const shapes = (one: Node, other: Node, at: string) =>
    compareShapes(shapeOf(before.document, one.schema), shapeOf(after.document, other.schema), 'response', at);
  return [
    ...byKey(
      [headersOf(before.document, old), headersOf(after.document, current)],
      removed,
      grown,
      (name, one, other) => shapes(one, other, name),
    ),
    ...byKey(
      [mediaOf(old.content), mediaOf(current.content)],
      (type) => removed(`the body as ${type}`),
      (type) => grown(`the body as ${type}`),
      (_, one, other) => shapes(one, other, 'the body'),
    ),
  ];
}

function changesOfResponses(pair: Pair): readonly Change[] {
  const [before, after] = pair.map(
    ({ document, operation }) =>
      new Map(Object.entries(nodeOf(operation.responses)).map(([status, part]) => [status, resolved(document, part)])),
  );
  return byKey<Node>(
    [before ?? new Map(), after ?? new Map()],
    (status) => removed(`response ${status}`),
    // Clients handle all errors of a class alike, but they do not expect a new kind of success.
    (status) => [{ isBreaking: status.startsWith('2'), text: `response ${status} was added` }],
    (status, old, current) =>
      changesOfResponse(pair, old, current).map((change) => ({
        ...change,
        text: `response ${status}: ${change.text}`,
      })),
  );
}

/** Returns each way to sign in, as a list of the definitions of its schemes. A way without schemes is open to everyone. */
function waysIn({ document, operation }: Operation): readonly (readonly string[])[] {
  const schemes = nodeOf(nodeOf(document.components).securitySchemes);
  const ways = listOf(operation.security ?? document.security).map((way) =>
    Object.entries(nodeOf(way)).map(([name, scopes]) => {
      const { description: _, bearerFormat: __, ...definition } = resolved(document, schemes[name]);
      return JSON.stringify([Object.entries(definition).toSorted(), listOf(scopes).toSorted()]);
    }),
  );
  return ways.length > 0 ? ways : [[]];
}

function changesOfSecurity([before, after]: Pair): readonly Change[] {
  const [old, current] = [waysIn(before), waysIn(after)];
  const isCovered = (way: readonly string[], ways: typeof old) =>
    ways.some((other) => other.every((scheme) => way.includes(scheme)));
  if (!old.every((way) => isCovered(way, current)))
    return [{ isBreaking: true, text: 'security: asks for more than before' }];
  return current.every((way) => isCovered(way, old))
    ? []
    : [{ isBreaking: false, text: 'security: asks for less than before' }];
}

/** Compares the limits in `x-limits`. A lower limit refuses more requests. */
function changesOfLimits(before: Node, after: Node): readonly Change[] {
  const limits = [before, after].map((document) => new Map(Object.entries(nodeOf(document['x-limits']))));
  return byKey([limits[0] ?? new Map(), limits[1] ?? new Map()], removed, grown, (name, old, current) =>
    old === current
      ? []
      : [{ isBreaking: Number(current) < Number(old), text: `the limit ${name} changed from ${old} to ${current}` }],
  );
}

/** Returns all differences between two documents, the breaking ones first. The same change of several operations is listed once. */
export function compareDocuments(before: Node, after: Node): readonly PlacedChange[] {
  const found = new Map<string, { isBreaking: boolean; text: string; places: string[] }>();
  const add = (changes: readonly Change[], place: string) => {
    for (const { isBreaking, text } of changes) {
      const present = found.get(text) ?? { isBreaking, text, places: [] };
      present.places.push(place);
      found.set(text, present);
    }
  };
  const [old, current] = [operationsOf(before), operationsOf(after)];
  for (const [key, operation] of old) {
    const next = current.get(key);
    if (!next) add([{ isBreaking: true, text: 'the operation was removed' }], operation.name);
    else {
      const pair = [operation, next] as const;
      add([...changesOfRequest(pair), ...changesOfResponses(pair), ...changesOfSecurity(pair)], operation.name);
    }
  }
  for (const [key, { name }] of current)
    if (!old.has(key)) add([{ isBreaking: false, text: 'the operation was added' }], name);
  add(changesOfLimits(before, after), 'all operations');
  return [...found.values()].toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking));
}

/** Writes each change on one line. */
export const changeLines = (changes: readonly PlacedChange[]): readonly string[] =>
  changes.map(
    ({ isBreaking, text, places }) => `${isBreaking ? 'BREAKING' : 'ok      '} ${text} (${places.join(', ')})`,
  );
