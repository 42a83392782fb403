import { hash } from './hash';
import type { RememberedRequest, State } from './state';

/** The contract promises 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** So that keys cannot grow without end; the oldest go first. */
const KEPT_COUNT = 1000;

/**
 * What is known of a request with an Idempotency-Key: `first` it was not seen, `repeated` it was and made the entry with this
 * id, `misused` the key belongs to a request of another content.
 */
export type Repetition =
  | { readonly kind: 'first' }
  | { readonly kind: 'repeated'; readonly made: number }
  | { readonly kind: 'misused' };

interface KeyedRequest {
  readonly key: string | undefined;
  readonly operation: string;
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function repetitionOf(state: State, request: KeyedRequest): Repetition {
  const known = state.requests.find(
    ({ key, operation, at }) => key === request.key && operation === request.operation && at > request.at - KEPT_MS,
  );
  if (!known) return { kind: 'first' };
  return known.fingerprint === hash(request.content) ? { kind: 'repeated', made: known.made } : { kind: 'misused' };
}

/** The remembered requests after this one made the entry `made`. */
export function remember(state: State, request: KeyedRequest, made: number): readonly RememberedRequest[] {
  const { key, operation, content, at } = request;
  if (key === undefined) return state.requests;
  const fresh = state.requests.filter((known) => known.at > at - KEPT_MS).slice(1 - KEPT_COUNT);
  return [...fresh, { key, operation, fingerprint: hash(content), made, at }];
}

export const MISUSED_KEY = 'This Idempotency-Key was already used for another request.';

const KEY_MAX = 200;

/** What is wrong with an Idempotency-Key, or null for a usable one and for none. */
export const keyProblem = (key: string | undefined): string | null =>
  key !== undefined && (key === '' || key.length > KEY_MAX)
    ? `The Idempotency-Key must have 1 to ${KEY_MAX} characters.`
    : null;
