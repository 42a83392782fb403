/**
 * Everything the backend remembers, as plain data. A change replaces the collections it touches and never edits them in
 * place, so a storage can tell by identity what changed and write only that.
 */

export interface StoredArticle {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  /** Calendar date, YYYY-MM-DD. */
  readonly date: string;
  readonly bannerImage: string | null;
  /** JSON text, kept to the letter as it was sent. */
  readonly sections: string;
  /** JSON text, kept to the letter as it was sent. */
  readonly sidebarItems: string;
  /** Strong entity tag with its quotes; a new one at each write. */
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

/** The effect that a request with an Idempotency-Key had, to be reported again when the request is repeated. */
export interface RememberedRequest {
  readonly key: string;
  readonly operation: string;
  /** Hash of the request's content, to tell a repetition from a misused key. */
  readonly fingerprint: string;
  /** Id of the article or lead it made. */
  readonly made: number;
  readonly at: number;
}

export interface State {
  /** Counts writes and ids; never goes back, so ids and entity tags are not reused. */
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
 * Says what is wrong with data that should be a State, or null when it is one. Storages call it on what they find on disk
 * or in the browser, which may be of another version or damaged.
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
