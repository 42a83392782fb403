import { IDEMPOTENCY_HOURS } from '~contract/generated/limits';
import { hash } from './hash';
import type { RememberedRequest, State } from './state';

const KEY_LIFETIME_MS = IDEMPOTENCY_HOURS * 60 * 60 * 1000;
/** The list keeps this many keys. The oldest ones are removed. */
const MAX_KEYS = 1000;

/**
 * A request with an Idempotency-Key is new (`first`), was received before and created the entry with the id `made` (`repeated`), or uses
 * the key of a request with other content (`misused`).
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

/** Compares a request with the remembered ones. */
export function repetitionOf(state: State, request: KeyedRequest): Repetition {
  const previous = state.requests.find(
    ({ key, operation, at }) =>
      key === request.key && operation === request.operation && at > request.at - KEY_LIFETIME_MS,
  );
  if (!previous) return { kind: 'first' };
  return previous.fingerprint === hash(request.content)
    ? { kind: 'repeated', made: previous.made }
    : { kind: 'misused' };
}

/** Adds a request to the remembered ones. `created` is the id of the entry that it has created. */
export function remember(state: State, request: KeyedRequest, created: number): readonly RememberedRequest[] {
  const { key, operation, content, at } = request;
  if (key === undefined) return state.requests;
  const recent = state.requests.filter((entry) => entry.at > at - KEY_LIFETIME_MS).slice(1 - MAX_KEYS);
  return [...recent, { key, operation, fingerprint: hash(content), made: created, at }];
}
