/** The client's messages for failures without a message from the server. */
export const UNREACHABLE = 'The server could not be reached. Please check your connection.';
const TOO_SLOW = 'The server took too long to answer.';
const UNREADABLE = 'The server sent a response that could not be read.';
const TOO_DEEP = 'The server sent a response that is nested too deep. It was not read.';

/** A page instead of data, such as the sign-in of a hotel. */
export const GUEST_NETWORK = '200 with the login page of a guest network';

/** What happens to the connection or to the response. */
export type Damage =
  /** The server is down. */
  | { readonly kind: 'refused' }
  /** The connection is cut before the response. With `stores` the server handles the request first. */
  | { readonly kind: 'cut'; readonly stores: boolean }
  /** The connection is cut after the response headers. */
  | { readonly kind: 'cut after headers' }
  /** The connection is cut after half of the response body. */
  | { readonly kind: 'cut in the body' }
  /** There is no response; the client times out. */
  | { readonly kind: 'silent' }
  /** The real response, a few bytes at a time. */
  | { readonly kind: 'drip' }
  /** A different response. With `stores` the server handles the request first. */
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
      readonly stores?: boolean;
      /** The response has no CORS headers, as from a gateway, so the page cannot read it. */
      readonly isForeign?: boolean;
    }
  /** The real response with another content type. */
  | { readonly kind: 'relabel'; readonly type: string };

export interface Fault {
  readonly name: string;
  readonly damage: Damage;
  /** The client's message, or undefined if the request still succeeds. */
  readonly says: string | undefined;
  /** True if the message comes from the server. */
  readonly isServersOwn?: boolean;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML_TYPE = { 'Content-Type': 'text/html' };

/** An error response as in the contract: a status and a message. */
function refusal(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Fault {
  const body = JSON.stringify({ message: text });
  return {
    name: String(status),
    damage: { kind: 'response', status, headers: { ...JSON_TYPE, ...headers }, body },
    says: text,
    isServersOwn: true,
  };
}

const respond200 = (name: string, body: string, says: string | undefined, headers = JSON_TYPE): Fault => ({
  name,
  damage: { kind: 'response', status: 200, headers, body, stores: true },
  says,
});

const PAGE = '<!doctype html><title>Welcome to the guest network</title><h1>Accept our terms</h1>';

/** Responses without content. Whether they count as success depends on the operation. */
export const EMPTY = respond200('200 with an empty body', '', undefined);
export const WRONG_SHAPE = respond200('200 with the wrong shape', '{"items":42}', undefined);

/** Everything that can go wrong between a page and a backend, one fault at a time. */
export const faults: readonly Fault[] = [
  { name: 'refused connection', damage: { kind: 'refused' }, says: UNREACHABLE },
  { name: 'cut before the response', damage: { kind: 'cut', stores: false }, says: UNREACHABLE },
  { name: 'cut after the server stored the change', damage: { kind: 'cut', stores: true }, says: UNREACHABLE },
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
    damage: { kind: 'response', status: 502, headers: HTML_TYPE, body: '<h1>502 Bad Gateway</h1>' },
    says: 'The server answered 502.',
  },
  refusal(503, 'The service is down for maintenance.', { 'Retry-After': '120' }),
  {
    name: '504 from a gateway without CORS headers',
    damage: { kind: 'response', status: 504, headers: HTML_TYPE, body: '<h1>504</h1>', isForeign: true },
    says: UNREACHABLE,
  },
  EMPTY,
  {
    ...respond200(GUEST_NETWORK, PAGE, UNREADABLE, HTML_TYPE),
    damage: { kind: 'response', status: 200, headers: HTML_TYPE, body: PAGE },
  },
  respond200('200 with malformed JSON', '{"data": [{"title": "Cut sho', UNREADABLE),
  WRONG_SHAPE,
  respond200('200 nested too deep', `${'['.repeat(200)}${']'.repeat(200)}`, TOO_DEEP),
  { name: 'JSON under another content type', damage: { kind: 'relabel', type: 'text/plain' }, says: undefined },
];
