/**
 * Failures on demand. A sentinel in an ordinary field makes the call fail in a specific way, in every host: in the page, in
 * stories, in tests and on the mock server.
 *
 * The sentinel must be the whole value of one of these fields:
 *
 * | operation                        | field                                        |
 * | -------------------------------- | -------------------------------------------- |
 * | requestContact                   | company, such as `error-500`                 |
 * | login                            | email before the @, `error-500@mindwave.example` |
 * | createArticle, updateArticle     | title                                        |
 * | listArticles                     | q                                            |
 * | getArticleBySlug                 | slug                                         |
 * | getArticle, deleteArticle, getJob | id                                          |
 * | endSession                       | session                                      |
 * | changePassword                   | next                                         |
 */

import { IMAGE_MAX_BYTES } from '~contract/generated/limits';
import { IMAGE_TYPE_NAMES } from '~contract/image-type';
import { megabytes } from '~contract/megabytes';

/** What a sentinel does to a call. */
export type Failure =
  /** Return this response without making the call. */
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly type?: string;
      readonly text?: string;
      readonly retryAfter?: number;
    }
  /** Make the call after this many milliseconds. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Cut the connection without making the call. */
  | { readonly kind: 'cut' }
  /** Make the call, then cut the connection before the response. */
  | { readonly kind: 'cut-after' };

const message = (text: string) => ({ type: 'application/json', text: JSON.stringify({ message: text }) });

/** Longer than the client's timeout of 15 s. */
const TIMEOUT_MS = 60_000;

const page = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

/** The failures, by name. */
export const sentinels = {
  'error-401': { kind: 'response', status: 401, ...message('Your session has ended. Please sign in again.') },
  'error-409': { kind: 'response', status: 409, ...message('This was changed by someone else.') },
  'error-412': {
    kind: 'response',
    status: 412,
    ...message('This article was changed by someone else since you opened it.'),
  },
  'error-413': { kind: 'response', status: 413, ...message(`The image is larger than ${megabytes(IMAGE_MAX_BYTES)}.`) },
  'error-415': { kind: 'response', status: 415, ...message(`The image must be a ${IMAGE_TYPE_NAMES} file.`) },
  'error-422': { kind: 'response', status: 422, ...message('Please check the marked fields.') },
  'error-429': {
    kind: 'response',
    status: 429,
    ...message('Too many attempts. Please wait 30 seconds and try again.'),
    retryAfter: 30,
  },
  'error-500': { kind: 'response', status: 500, ...message('Something went wrong on our side. Please try again.') },
  'error-503': { kind: 'response', status: 503, ...message('The service is down for maintenance.'), retryAfter: 120 },
  'html-error': { kind: 'response', status: 502, type: 'text/html', text: page },
  'html-response': { kind: 'response', status: 200, type: 'text/html', text: '<!doctype html><title>Welcome</title>' },
  'empty-response': { kind: 'response', status: 200 },
  'malformed-json': { kind: 'response', status: 200, type: 'application/json', text: '{"data": [{"title": "Cut sho' },
  'wrong-shape': { kind: 'response', status: 200, type: 'application/json', text: '{"items": 42}' },
  slow: { kind: 'delay', ms: 3000 },
  timeout: { kind: 'delay', ms: TIMEOUT_MS },
  'network-error': { kind: 'cut' },
  'cut-after-store': { kind: 'cut-after' },
} as const satisfies Readonly<Record<string, Failure>>;

/** The name of a failure, such as `error-500` or `network-error`. */
export type Sentinel = keyof typeof sentinels;

/** True if the value is the name of a failure. */
export const isSentinel = (name: unknown): name is Sentinel =>
  typeof name === 'string' && Object.hasOwn(sentinels, name);

interface AnyInput {
  /** `last` is the last segment of the path: an id or a slug. */
  readonly path: { readonly last: string };
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Returns the failure that a call asks for, or undefined for an ordinary call. */
export function sentinelOf({ path, query, body }: AnyInput): Failure | undefined {
  const local = typeof body.email === 'string' ? body.email.split('@')[0] : undefined;
  const fields: readonly unknown[] = [body.company, body.title, body.next, local, query.q, path.last];
  const name = fields.find(isSentinel);
  return name && sentinels[name];
}
