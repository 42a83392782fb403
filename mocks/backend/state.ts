import { type ArticleTexts, TEXT_FIELDS, textRules } from '~contract/article-texts';

/**
 * The backend's data as plain objects. A change replaces the collections it affects instead of mutating them, so a storage can
 * compare identities and write only what changed.
 *
 * The table declares the fields of each collection once, for the types and for checking stored data. The texts of articles come from
 * the contract's table. Times are milliseconds since 1970, unless a comment says otherwise.
 */
const collections = {
  articles: {
    id: 'number',
    bannerImage: 'text or null',
    /** JSON text, stored unchanged. */
    sections: 'string',
    /** JSON text, stored unchanged. */
    sidebarItems: 'string',
    /** Strong entity tag with quotes. Every write creates a new one. */
    etag: 'string',
  },
  leads: {
    id: 'number',
    name: 'string',
    email: 'string',
    mobile: 'string',
    company: 'string',
    message: 'text or null',
    /** An ISO 8601 time. */
    receivedAt: 'string',
  },
  sessions: { token: 'string', lastUsedAt: 'number', expiresAt: 'number' },
  /** Empty, or one hash: the password to which the administrator has changed the given one. */
  passwords: { salt: 'string', hash: 'string' },
  /** Failed logins. `address` is the network address. */
  failures: { email: 'string', address: 'string', at: 'number' },
  /**
   * Requests with an Idempotency-Key, so that a repeated request gets the same response. `fingerprint` is a hash of the request's content,
   * and `made` the id of the article or lead that it has created.
   */
  requests: { key: 'string', operation: 'string', fingerprint: 'string', made: 'number', at: 'number' },
  /**
   * The versions of articles, oldest first. `content` is the article as JSON. `endsAt` is 0 until the article is deleted.
   */
  versions: {
    article: 'number',
    version: 'number',
    title: 'string',
    savedBy: 'string',
    savedAt: 'number',
    content: 'string',
    endsAt: 'number',
  },
  /** Accepted contact requests. `address` is the network address. */
  contacts: { address: 'string', at: 'number' },
} as const;

interface Kinds {
  readonly string: string;
  readonly number: number;
  readonly 'text if given': string | undefined;
  readonly 'text or null': string | null;
}
type Collections = typeof collections;
type Entry<Name extends keyof Collections> = {
  readonly [Field in keyof Collections[Name]]: Collections[Name][Field] extends keyof Kinds
    ? Kinds[Collections[Name][Field]]
    : never;
} & (Name extends 'articles' ? ArticleTexts : unknown);

export type StoredArticle = Entry<'articles'>;
export type StoredVersion = Entry<'versions'>;
export type StoredLead = Entry<'leads'>;
export type LoginFailure = Entry<'failures'>;
export type StoredSession = Entry<'sessions'>;
export type StoredPassword = Entry<'passwords'>;
export type RememberedRequest = Entry<'requests'>;

/** The data of a backend. */
export type State = {
  /** Counts writes and ids. It never decreases, so ids and entity tags are unique. */
  readonly counter: number;
} & { readonly [Name in keyof Collections]: readonly Entry<Name>[] };

export type StateKey = keyof State;

/** A state without entries. */
export const EMPTY_STATE: State = {
  counter: 0,
  articles: [],
  leads: [],
  sessions: [],
  passwords: [],
  failures: [],
  requests: [],
  versions: [],
  contacts: [],
};

const TEXT_KINDS = Object.fromEntries(
  TEXT_FIELDS.map((field) => [field, textRules[field].isRequired ? 'string' : 'text if given'] as const),
);

const shapes: Readonly<Record<string, Readonly<Record<string, keyof Kinds>>>> = {
  ...collections,
  articles: { ...TEXT_KINDS, ...collections.articles },
};

function fits(value: unknown, kind: keyof Kinds): boolean {
  if (kind === 'text or null' && value === null) return true;
  if (kind === 'text if given' && value === undefined) return true;
  return typeof value === (kind === 'number' ? kind : 'string');
}

/**
 * Describes why data is not a valid State, or returns null if it is valid. Storages check the data that they read, because it may be
 * damaged or have another version.
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
