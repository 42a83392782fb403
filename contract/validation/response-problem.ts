import { type OperationId, operations } from '../contract';
import { responseValidators } from '../generated/response-validators';
import { keysOf, type SchemaProblem, type Validator } from './validator';

/** A message quotes at most this many characters of a value. More would not fit on a line. */
const QUOTE_MAX = 40;

const validators: Readonly<Record<string, Validator>> = responseValidators;
const statusesOf = (id: OperationId): Readonly<Record<string, string | null>> => operations[id].responses;

/** Writes the keys of `/data/0/title` as `data[0].title`. */
const placeOf = (keys: readonly string[]) =>
  keys.map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');

const valueAt = (body: unknown, keys: readonly string[]) =>
  keys.reduce<unknown>((value, key) => Object(value)[key], body);

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX)}…` : text;
}

/** Says what the keyword requires. */
function ruleOf({ keyword, params }: SchemaProblem): string {
  if (keyword === 'type') return [params.type].flat().join(' or ');
  if (keyword === 'enum') return `one of ${[params.allowedValues].flat().join(', ')}`;
  if (keyword === 'minLength') return 'text that is not empty';
  if (keyword === 'format') return 'a calendar date';
  if (keyword === 'minimum') return `at least ${String(params.limit)}`;
  return `valid for '${keyword}'`;
}

function describe(problem: SchemaProblem, body: unknown): string {
  const keys = keysOf(problem.instancePath);
  if (problem.keyword === 'required') return `${placeOf([...keys, String(problem.params.missingProperty)])} is missing`;
  return `${placeOf(keys) || 'the body'} must be ${ruleOf(problem)}, got ${quoted(valueAt(body, keys))}`;
}

/** Finds the deepest problem. If several shapes are allowed, it is about the shape that the sender most likely meant. */
const deepest = (problems: readonly SchemaProblem[]) =>
  problems.toSorted((one, other) => keysOf(other.instancePath).length - keysOf(one.instancePath).length)[0];

/**
 * Describes how a response breaks the contract, or returns null if it conforms.
 * @param text the whole body.
 */
export function responseProblem(id: OperationId, { status, headers }: Response, text: string): string | null {
  const name = statusesOf(id)[status];
  if (name === undefined) return `the status ${status} is not one of this operation`;
  if (name === null) return text === '' ? null : 'the body must be empty';
  const type = headers.get('Content-Type') ?? 'none';
  if (!/^application\/json\b/i.test(type)) return `the content type must be application/json, got ${type}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'the body is not readable JSON';
  }
  const validate = validators[name];
  if (!validate || validate(body)) return null;
  const problem = deepest(validate.errors ?? []);
  return problem ? describe(problem, body) : 'the body is not valid';
}
