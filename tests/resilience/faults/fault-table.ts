/** What the client says of a failure that has no words of its own from the server. */
const UNREACHABLE = 'The server could not be reached. Please check your connection.';
const TOO_SLOW = 'The server took too long to answer.';
const UNREADABLE = 'The server sent an answer that could not be read.';
const TOO_DEEP = 'The server sent an answer that is nested too deep. It was not read.';

/** What happens to the connection, or to the answer. */
export type Damage =
  /** Nothing listens any more. */
  | { readonly kind: 'refused' }
  /** Cut before anything was answered; `stores` when the server did the call first. */
  | { readonly kind: 'cut'; readonly stores: boolean }
  /** The answer's headers arrive, then the connection is cut. */
  | { readonly kind: 'cut after headers' }
  /** Half of the answer arrives, then the connection is cut. */
  | { readonly kind: 'cut in the body' }
  /** No answer at all; the client gives up. */
  | { readonly kind: 'silent' }
  /** The true answer, a few bytes at a time. */
  | { readonly kind: 'drip' }
  /** Another answer; `stores` when the server did the call first. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
      readonly stores?: boolean;
      /** From a gateway that knows nothing of other origins: pages may not see it. */
      readonly isForeign?: boolean;
    }
  /** The true answer under another content type. */
  | { readonly kind: 'relabel'; readonly type: string };

export interface Fault {
  readonly name: string;
  readonly damage: Damage;
  /** The sentence the client has for it; undefined where the call works all the same. */
  readonly says: string | undefined;
  /** True when the sentence is the server's own. */
  readonly isServersOwn?: boolean;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML_TYPE = { 'Content-Type': 'text/html' };

/** A refusal as the contract words it: a status and a sentence. */
function refusal(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Fault {
  const body = JSON.stringify({ message: text });
  return {
    name: String(status),
    damage: { kind: 'answer', status, headers: { ...JSON_TYPE, ...headers }, body },
    says: text,
    isServersOwn: true,
  };
}

const answer200 = (name: string, body: string, says: string | undefined, headers = JSON_TYPE): Fault => ({
  name,
  damage: { kind: 'answer', status: 200, headers, body, stores: true },
  says,
});

const PAGE = '<!doctype html><title>Welcome to the guest network</title><h1>Accept our terms</h1>';

/** An answer that says nothing: believed or not, it depends on the operation. */
export const EMPTY = answer200('200 with nothing in it', '', undefined);
export const WRONG_SHAPE = answer200('200 of another shape', '{"items":42}', undefined);

/** Everything that goes wrong between a page and a backend, one at a time. */
export const faults: readonly Fault[] = [
  { name: 'refused connection', damage: { kind: 'refused' }, says: UNREACHABLE },
  { name: 'cut before the answer', damage: { kind: 'cut', stores: false }, says: UNREACHABLE },
  { name: 'cut after the server stored it', damage: { kind: 'cut', stores: true }, says: UNREACHABLE },
  { name: 'cut after the headers', damage: { kind: 'cut after headers' }, says: UNREACHABLE },
  { name: 'cut in the body', damage: { kind: 'cut in the body' }, says: UNREACHABLE },
  { name: 'silence', damage: { kind: 'silent' }, says: TOO_SLOW },
  { name: 'slow drip', damage: { kind: 'drip' }, says: undefined },
  refusal(400, 'The request could not be understood.'),
  refusal(401, 'Your session has ended. Please sign in again.'),
  refusal(403, 'You are not allowed to do this.'),
  refusal(404, 'There is nothing at this address.'),
  refusal(405, 'This cannot be done here.', { Allow: 'OPTIONS' }),
  refusal(408, 'The request took too long.'),
  refusal(409, 'This slug is already used by another article.'),
  refusal(412, 'This article was changed by someone else.'),
  refusal(413, 'The image is larger than 5 MB.'),
  refusal(415, 'This kind of file is not taken.'),
  refusal(422, 'Please check the marked fields.'),
  refusal(429, 'Too many attempts. Please wait.', { 'Retry-After': '2' }),
  refusal(500, 'Something went wrong on our side.'),
  {
    name: '502 in HTML',
    damage: { kind: 'answer', status: 502, headers: HTML_TYPE, body: '<h1>502 Bad Gateway</h1>' },
    says: 'The server answered 502.',
  },
  refusal(503, 'The service is down for maintenance.', { 'Retry-After': '120' }),
  {
    name: '504 of a gateway that no page may read',
    damage: { kind: 'answer', status: 504, headers: HTML_TYPE, body: '<h1>504</h1>', isForeign: true },
    says: UNREACHABLE,
  },
  EMPTY,
  {
    ...answer200('200 of a login page for guests', PAGE, UNREADABLE, HTML_TYPE),
    damage: { kind: 'answer', status: 200, headers: HTML_TYPE, body: PAGE },
  },
  answer200('200 with malformed JSON', '{"data": [{"title": "Cut sho', UNREADABLE),
  WRONG_SHAPE,
  answer200('200 nested too deep', `${'['.repeat(200)}${']'.repeat(200)}`, TOO_DEEP),
  { name: 'JSON under another content type', damage: { kind: 'relabel', type: 'text/plain' }, says: undefined },
];
