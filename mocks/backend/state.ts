/**
 * The backend's data as plain objects. A change replaces the collections it affects instead of mutating them, so a storage can
 * compare identities and write only what changed.
 */

export interface StoredArticle {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  /** Calendar date, YYYY-MM-DD. */
  readonly date: string;
  readonly bannerImage: string | null;
  /** JSON text, stored unchanged. */
  readonly sections: string;
  /** JSON text, stored unchanged. */
  readonly sidebarItems: string;
  /** Strong entity tag with quotes. Every write creates a new one. */
  readonly etag: string;
}

export interface StoredLead {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly company: string;
  readonly message: string | null;
  /** ISO instant. */
  readonly receivedAt: string;
}

/** Times are milliseconds since 1970. */
export interface StoredSession {
  readonly token: string;
  readonly expiresAt: number;
}

export interface LoginFailure {
  readonly email: string;
  readonly at: number;
}

/** The result of a request with an Idempotency-Key, for the response to a repeated request. */
export interface RememberedRequest {
  readonly key: string;
  readonly operation: string;
  /** Hash of the request's content. It differs if the key is misused for another request. */
  readonly fingerprint: string;
  /** Id of the article or lead that the request created. */
  readonly made: number;
  readonly at: number;
}

export interface State {
  /** Counts writes and ids. It never decreases, so ids and entity tags are unique. */
  readonly counter: number;
  readonly articles: readonly StoredArticle[];
  readonly leads: readonly StoredLead[];
  readonly sessions: readonly StoredSession[];
  readonly failures: readonly LoginFailure[];
  readonly requests: readonly RememberedRequest[];
}

export type StateKey = keyof State;

type Kind = 'string' | 'number' | 'text or null';

const shapes: {
  readonly [Key in Exclude<StateKey, 'counter'>]: { readonly [Field in keyof State[Key][number]]: Kind };
} = {
  articles: {
    id: 'number',
    title: 'string',
    slug: 'string',
    date: 'string',
    bannerImage: 'text or null',
    sections: 'string',
    sidebarItems: 'string',
    etag: 'string',
  },
  leads: {
    id: 'number',
    name: 'string',
    email: 'string',
    mobile: 'string',
    company: 'string',
    message: 'text or null',
    receivedAt: 'string',
  },
  sessions: { token: 'string', expiresAt: 'number' },
  failures: { email: 'string', at: 'number' },
  requests: { key: 'string', operation: 'string', fingerprint: 'string', made: 'number', at: 'number' },
};

const fits = (value: unknown, kind: Kind) =>
  kind === 'text or null' ? value === null || typeof value === 'string' : typeof value === kind;

/**
 * Describes why data is not a valid State, or returns null if it is. Storages check the data they read with it, because that data
 * may be damaged or have another version.
 */
export function stateProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return 'it is not an object';
  const record: Readonly<Record<string, unknown>> = { ...value };
  if (!Number.isSafeInteger(record.counter)) return "'counter' is not a whole number";
  for (const [key, shape] of Object.entries(shapes)) {
    const list = record[key];
    if (!Array.isArray(list)) return `'${key}' is not a list`;
    for (const [index, entry] of list.entries()) {
      const wrong = Object.entries(shape).find(([field, kind]) => !fits(entry?.[field], kind));
      if (wrong) return `'${key}[${index}].${wrong[0]}' is not ${wrong[1]}`;
    }
  }
  return null;
}

export const isState = (value: unknown): value is State => stateProblem(value) === null;
