import { ANYTHING, type Direction, isLowerBound, type Shape, variantsOf } from './shape';

/** A difference between two documents. */
export interface Change {
  /** True if the change can break a client that follows the old document. */
  readonly isBreaking: boolean;
  readonly text: string;
}

const without = (one: Iterable<string>, other: { has(value: string): boolean } | undefined) =>
  [...one].filter((value) => !other?.has(value));

/** Writes a shape as text. Equal shapes have the same text, in whatever order a document writes them. */
const sortedJson = (shape: Shape): string =>
  JSON.stringify(shape, (_, value: unknown) =>
    value instanceof Set ? [...value].toSorted() : value instanceof Map ? [...value].toSorted() : value,
  );

/** Returns a function that describes changes at a place. Clients break if a request gets narrower, or a response gets wider. */
const describe =
  (at: string, direction: Direction) =>
  (kind: 'narrower' | 'wider', text: string): Change => ({
    isBreaking: (kind === 'narrower') === (direction === 'request'),
    text: `${at} ${text}`,
  });

type Describe = ReturnType<typeof describe>;

/** Compares two sets of accepted values. Undefined accepts everything. */
function changesOfSet(
  change: Describe,
  what: string,
  before: Shape['types'],
  after: Shape['types'],
): readonly Change[] {
  if (!before && !after) return [];
  if (after?.size === 0 && before?.size !== 0) return [change('narrower', `accepts no ${what}`)];
  if (!before) return [change('narrower', `accepts only the ${what} ${[...(after ?? [])].join(', ')}`)];
  if (!after) return [change('wider', `accepts any ${what}, not only ${[...before].join(', ')}`)];
  return [
    ...without(before, after).map((value) => change('narrower', `lost the ${what} ${value}`)),
    ...without(after, before).map((value) => change('wider', `got the ${what} ${value}`)),
  ];
}

function changesOfBounds(change: Describe, before: Shape['bounds'], after: Shape['bounds']): readonly Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const isLower = isLowerBound(name);
    const none = isLower ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const [old, current] = [before.get(name) ?? none, after.get(name) ?? none];
    if (old === current) return [];
    const shown = (value: number) => (Number.isFinite(value) ? value : 'none');
    const isNarrower = isLower ? current > old : current < old;
    return [change(isNarrower ? 'narrower' : 'wider', `changed ${name} from ${shown(old)} to ${shown(current)}`)];
  });
}

const hasBreaking = (changes: readonly Change[]) => changes.some(({ isBreaking }) => isBreaking);

/**
 * Compares shapes with choices, as sets of variants. If exactly one variant was lost and one was added, the two are compared in depth.
 * Otherwise a variant counts as lost only if no new variant accepts all of it, and as new only if no old variant did.
 */
function changesOfVariants(before: Shape, after: Shape, direction: Direction, at: string): readonly Change[] {
  const [old, current] = [before, after].map(
    (shape) => new Map(variantsOf(shape).map((one) => [sortedJson(one), one])),
  );
  const left = (one = new Map<string, Shape>(), other = new Map<string, Shape>()) =>
    [...one].flatMap(([text, shape]) => (other.has(text) ? [] : [shape]));
  const [lost, added] = [left(old, current), left(current, old)];
  const [was, is] = [lost[0], added[0]];
  if (lost.length === 1 && added.length === 1 && was && is) return compareShapes(was, is, direction, at);
  const change = describe(at, direction);
  const all = (map = new Map<string, Shape>()) => [...map.values()];
  const isLost = (one: Shape) => all(current).every((other) => hasBreaking(compareShapes(one, other, 'request', at)));
  const isNew = (one: Shape) => all(old).every((other) => hasBreaking(compareShapes(other, one, 'response', at)));
  return [
    ...lost.filter(isLost).map(() => change('narrower', 'lost one of its forms')),
    ...added.filter(isNew).map(() => change('wider', 'got another form')),
  ];
}

function changesOfProperties(before: Shape, after: Shape, direction: Direction, at: string): readonly Change[] {
  const path = (name: string) => (at === 'the body' ? name : `${at}.${name}`);
  const isHere = (shape: Shape | undefined) => shape?.direction === undefined || shape.direction === direction;
  const names = new Set([...before.properties.keys(), ...after.properties.keys(), ...after.required]);
  return [...names].flatMap((name): readonly Change[] => {
    const [old, current] = [before.properties.get(name), after.properties.get(name)];
    if (!isHere(old) || !isHere(current)) return [];
    const isRequired = after.required.has(name) && !current?.hasDefault;
    if (!old && !current) {
      const change = describe(path(name), direction);
      return before.required.has(name) ? [] : [change('narrower', 'is required')];
    }
    if (!current) return [{ isBreaking: true, text: `${path(name)} was removed` }];
    if (!old) {
      const text = `${path(name)} was added${isRequired ? ' and is required' : ''}`;
      return [{ isBreaking: direction === 'request' && isRequired, text }];
    }
    const change = describe(path(name), direction);
    const wasRequired = before.required.has(name) && !old.hasDefault;
    return [
      ...(isRequired && !wasRequired ? [change('narrower', 'is required')] : []),
      ...(wasRequired && !isRequired ? [change('wider', 'is no longer required')] : []),
      ...compareShapes(old, current, direction, path(name)),
    ];
  });
}

/** Returns the differences between two shapes. A narrower shape breaks clients in a request, a wider one in a response. */
export function compareShapes(before: Shape, after: Shape, direction: Direction, at: string): readonly Change[] {
  if (sortedJson(before) === sortedJson(after)) return [];
  if (before.choices.length + after.choices.length > 0) return changesOfVariants(before, after, direction, at);
  const change = describe(at, direction);
  const inner = (old: Shape | undefined, current: Shape | undefined, place: string) =>
    compareShapes(old ?? ANYTHING, current ?? ANYTHING, direction, place);
  return [
    ...changesOfSet(change, 'type', before.types, after.types),
    ...changesOfSet(change, 'value', before.values, after.values),
    ...changesOfBounds(change, before.bounds, after.bounds),
    ...without(after.rules, before.rules).map((rule) => change('narrower', `got ${rule}`)),
    ...without(before.rules, after.rules).map((rule) => change('wider', `lost ${rule}`)),
    ...(after.isClosed && !before.isClosed ? [change('narrower', 'refuses other properties')] : []),
    ...changesOfProperties(before, after, direction, at),
    ...inner(before.items, after.items, `${at}[]`),
    ...inner(before.others, after.others, `${at} (other properties)`),
    ...inner(before.content, after.content, `${at} (its JSON)`),
  ];
}
