import { cut, cutAfter, type Damage, drip, relabel, response, silent } from './proxy';

/** The client's messages for failures without a message from the server. */
export const UNREACHABLE = 'The server could not be reached. Please check your connection.';
const TOO_SLOW = 'The server took too long to answer.';
const UNREADABLE = 'The server sent a response that could not be read.';
const TOO_DEEP = 'The server sent a response that is nested too deep. It was not read.';

/** A page instead of data, such as the sign-in of a hotel. */
export const GUEST_NETWORK = '200 with the login page of a guest network';

export interface NetworkFault {
  readonly name: string;
  readonly damage: Damage;
  /** The client's message, or undefined if the request still succeeds. */
  readonly says?: string;
  /** True if the message comes from the server. */
  readonly isServersOwn?: boolean;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML_TYPE = { 'Content-Type': 'text/html' };

/** An error response as in the contract: a status and a message. */
const refusal = (status: number, says: string, headers: Readonly<Record<string, string>> = {}): NetworkFault => ({
  name: String(status),
  damage: response(status, JSON.stringify({ message: says }), { ...JSON_TYPE, ...headers }),
  says,
  isServersOwn: true,
});

/** The server handles the request, and responds with 200 and this body. */
const success = (body: string) => response(200, body, JSON_TYPE, { stores: true });

const PAGE = '<!doctype html><title>Welcome to the guest network</title><h1>Accept our terms</h1>';

/** Responses without content. Whether they count as success depends on the operation. */
const EMPTY: NetworkFault = { name: '200 with an empty body', damage: success('') };
const WRONG_SHAPE: NetworkFault = { name: '200 with the wrong shape', damage: success('{"items":42}') };
export const isBlank = (fault: NetworkFault) => fault === EMPTY || fault === WRONG_SHAPE;

/** Everything that can go wrong between a page and a backend, one fault at a time. */
export const networkFaults: readonly NetworkFault[] = [
  { name: 'refused connection', damage: 'refused', says: UNREACHABLE },
  { name: 'cut before the response', damage: cut(false), says: UNREACHABLE },
  { name: 'cut after the server stored the change', damage: cut(true), says: UNREACHABLE },
  { name: 'cut after the headers', damage: cutAfter(0), says: UNREACHABLE },
  { name: 'cut in the body', damage: cutAfter(0.5), says: UNREACHABLE },
  { name: 'silence', damage: silent, says: TOO_SLOW },
  { name: 'slow drip', damage: drip },
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
    damage: response(502, '<h1>502 Bad Gateway</h1>', HTML_TYPE),
    says: 'The server answered 502.',
  },
  refusal(503, 'The service is down for maintenance.', { 'Retry-After': '120' }),
  {
    name: '504 from a gateway without CORS headers',
    damage: response(504, '<h1>504</h1>', HTML_TYPE, { isForeign: true }),
    says: UNREACHABLE,
  },
  EMPTY,
  { name: GUEST_NETWORK, damage: response(200, PAGE, HTML_TYPE), says: UNREADABLE },
  { name: '200 with malformed JSON', damage: success('{"data": [{"title": "Cut sho'), says: UNREADABLE },
  WRONG_SHAPE,
  {
    name: '200 nested too deep',
    damage: success(`${'['.repeat(200)}${']'.repeat(200)}`),
    says: TOO_DEEP,
  },
  { name: 'JSON under another content type', damage: relabel('text/plain') },
];
