import type { OperationId } from '../contract';
import * as allMessages from '../generated/messages';
import * as allValidators from '../generated/request-validators';
import { isBlank } from '../text';
import { keysOf, type RequestValidators, type SchemaProblem, type Validator } from './validator';

/** Messages by field name. Only invalid fields have one. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The messages of a field, from `x-messages` in openapi.yaml. */
interface Messages {
  /** For a required field that is missing or blank. */
  readonly missing?: string;
  readonly tooLong?: string;
  /** For a value that the site itself uses. The value replaces `{value}`. */
  readonly reserved?: string;
  /** For a text that does not match its pattern. */
  readonly pattern?: string;
  /** For everything else. */
  readonly wrong?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** The parts of a request that have rules. */
export interface RequestValues {
  readonly body?: Values;
  /** Parameters that the contract declares as integers are numbers, all others are texts. */
  readonly query?: Values;
  readonly header?: Values;
}

const isMissing = (value: unknown) => value === undefined || (typeof value === 'string' && isBlank(value));

/** Chooses the message for one field. `keywords` are the rules that its value breaks. */
function messageOf(value: unknown, keywords: ReadonlySet<string>, messages: Messages = {}): string {
  const { missing, tooLong, reserved, pattern, wrong = 'This is not valid.' } = messages;
  if (missing !== undefined && isMissing(value)) return missing;
  if (tooLong !== undefined && keywords.has('maxLength')) return tooLong;
  if (reserved !== undefined && keywords.has('not')) return reserved.replace('{value}', () => String(value));
  if (pattern !== undefined && keywords.has('pattern') && !keywords.has('format')) return pattern;
  return wrong;
}

const fieldOf = ({ instancePath, params }: SchemaProblem) =>
  keysOf(instancePath)[0] ?? (typeof params.missingProperty === 'string' ? params.missingProperty : '');

function problemsOf(
  validate: Validator | null | undefined,
  values: Values,
  messages: Readonly<Record<string, Messages>>,
): FieldErrors {
  if (!validate || validate(values)) return {};
  const keywords = new Map<string, Set<string>>();
  for (const problem of validate.errors ?? []) {
    const field = fieldOf(problem);
    keywords.set(field, (keywords.get(field) ?? new Set()).add(problem.keyword));
  }
  return Object.fromEntries(
    [...keywords].map(([field, found]) => [field, messageOf(values[field], found, messages[field])]),
  );
}

const tables: { readonly [Id in OperationId]: RequestValidators } = allValidators;
const words: { readonly [Id in OperationId]: Readonly<Record<string, Messages>> } = allMessages;

/**
 * Validates a request against openapi.yaml.
 * @returns one message for each invalid field, parameter or header, or null if the request is valid.
 */
export function requestProblems(id: OperationId, { body, query, header }: RequestValues): FieldErrors | null {
  const validators = tables[id];
  const fields = body ?? {};
  const applicable = validators.bodies.findLast(({ given }) => given.every((field) => !isMissing(fields[field])));
  const found = {
    ...(body && problemsOf(applicable?.validate, body, words[id])),
    ...(query && problemsOf(validators.query, query, words[id])),
    ...(header && problemsOf(validators.header, header, words[id])),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** Describes in one sentence what is wrong with a slug, or returns null if it is valid. */
export const slugProblem = (slug: string): string | null =>
  requestProblems('createArticle', { body: { slug } })?.slug ?? null;
