import fc from 'fast-check';
import { anyBody, articleBody, type Body, leadBody } from './bodies';
import { anyHeaders, anyHost, type Header, malformedHeaders, TOKEN } from './headers';
import { anyTarget } from './targets';

/** How the length of the body is announced. With the last four, the announcement does not fit the body. */
type Framing = 'none' | 'length' | 'chunks' | 'too short' | 'too long' | 'cut chunks' | 'wrong chunks';

/** When the client closes its connection before the response: at once, only its own direction, or when the response begins. */
export type Leaving = 'never' | 'reset' | 'end' | 'at the response';

export interface GeneratedRequest {
  readonly method: string;
  readonly target: string;
  /** Such as `HTTP/1.1`. */
  readonly version: string;
  /** `<token>` in a value stands for the token of a signed-in account. */
  readonly headers: readonly Header[];
  /** One character is one byte. */
  readonly body: string;
  readonly framing: Framing;
  readonly leaving: Leaving;
  /** Whether it is sent by Node's HTTP client over a pool of kept connections. Others are sent as bytes on their own connection. */
  readonly isPooled: boolean;
}

const WRITES = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const RARE = [
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'M-SEARCH',
  'QUERY',
  'PURGE',
  'BREW',
  'get',
  'Post',
  'X'.repeat(5000),
  '',
  '\xe9',
  'PRI',
];
const VERSIONS = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.9', 'HTTP/11', 'http/1.1', 'ICE/1.0', ''];

/** What Node's HTTP client sends as it is. */
const isSendable = ({ method, target, version, headers, framing }: GeneratedRequest) =>
  /^[A-Z-]{1,20}$/.test(method) &&
  method !== 'CONNECT' &&
  /^[\x21-\xff]+$/.test(target) &&
  version === 'HTTP/1.1' &&
  ['none', 'length', 'chunks'].includes(framing) &&
  headers.every(([name, value]) => /^[\w-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) &&
  headers.every(([name]) => !/^(?:content-length|transfer-encoding|upgrade|connection|host|trailer)$/i.test(name));

const rarely = <Value>(usual: Value, others: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });

const noBody: Body = { type: '', bytes: '' };
const signedIn: Header = ['Authorization', `Bearer ${TOKEN}`];

/** Calls of operations that a client of the API makes, so that the fuzzed parts behind the checks are reached, too. */
const usualCall = fc
  .oneof(
    fc.record({ method: fc.constant('POST'), target: fc.constant('/api/contact'), body: leadBody }),
    fc.record({ method: fc.constant('POST'), target: fc.constantFrom('/api/news/', '/api/news'), body: articleBody }),
    fc.record({ method: fc.constant('PUT'), target: fc.nat(20).map((id) => `/api/news/${id}`), body: articleBody }),
    fc.record({
      method: fc.constant('DELETE'),
      target: fc.nat(40).map((id) => `/api/news/${id}`),
      body: fc.constant(noBody),
    }),
  )
  .map((call) => ({ ...call, first: [signedIn] }));

/** Requests of any kind: right ones, odd ones, and what is not HTTP any more. */
export function anyRequest(): fc.Arbitrary<GeneratedRequest> {
  const anyCall = fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom('GET', 'GET', 'GET', 'HEAD') },
        { weight: 4, arbitrary: fc.constantFrom(...WRITES) },
        { weight: 1, arbitrary: fc.constantFrom(...RARE) },
      ),
      target: anyTarget(),
      body: fc.oneof({ weight: 2, arbitrary: fc.constant(noBody) }, { weight: 1, arbitrary: anyBody }),
    })
    .map((call) => ({ ...call, first: [] as readonly Header[] }));
  const wrong = fc.constantFrom<Framing>('too short', 'too long', 'cut chunks', 'wrong chunks');
  return fc
    .record({
      call: fc.oneof({ weight: 5, arbitrary: anyCall }, { weight: 1, arbitrary: usualCall }),
      host: anyHost,
      headers: anyHeaders,
      malformed: rarely<readonly Header[]>([], malformedHeaders),
      version: rarely('HTTP/1.1', fc.constantFrom(...VERSIONS)),
      framing: rarely('fits' as const, wrong),
      isChunked: fc.boolean(),
      leaving: rarely<Leaving>('never', fc.constantFrom('reset', 'end', 'at the response')),
      isPooled: fc.boolean(),
    })
    .map(({ call, host, headers, malformed, version, framing, isChunked, leaving, isPooled }) => {
      const { method, target, body, first } = call;
      const type: readonly Header[] = body.type ? [['Content-Type', body.type]] : [];
      const fitting = body === noBody ? 'none' : isChunked ? 'chunks' : 'length';
      const request: GeneratedRequest = {
        method,
        target,
        version,
        headers: [['Host', host], ...type, ...first, ...headers, ...malformed],
        body: body.bytes,
        framing: framing === 'fits' ? fitting : framing,
        leaving,
        isPooled: false,
      };
      return { ...request, isPooled: isPooled && isSendable({ ...request, headers: request.headers.slice(1) }) };
    });
}

const framingHeaders = ({ framing, body }: GeneratedRequest): readonly Header[] => {
  if (framing === 'none') return [];
  if (framing === 'length') return [['Content-Length', String(body.length)]];
  if (framing === 'too short') return [['Content-Length', String(Math.max(0, body.length - 7))]];
  if (framing === 'too long') return [['Content-Length', String(body.length + 100)]];
  return [['Transfer-Encoding', 'chunked']];
};

function framedBody({ framing, body }: GeneratedRequest): string {
  if (framing === 'wrong chunks') return `zz\r\n${body}\r\n0\r\n\r\n`;
  if (framing !== 'chunks' && framing !== 'cut chunks') return body;
  const half = body.length >> 1;
  const chunks = [body.slice(0, half), body.slice(half)]
    .filter((chunk) => chunk !== '')
    .map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  return framing === 'chunks' ? `${chunks.join('')}0\r\n\r\n` : `${chunks.join('')}ff\r\ncut`;
}

/** All headers of a request, with those that announce the body. */
export const allHeaders = (request: GeneratedRequest): readonly Header[] => [
  ...request.headers,
  ...framingHeaders(request),
];

/** The request as bytes. The connection ends after the response. */
export function bytesOf(request: GeneratedRequest): Buffer {
  const { method, target, version } = request;
  const headers: readonly Header[] = [...allHeaders(request), ['Connection', 'close']];
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n${framedBody(request)}`, 'latin1');
}

/** Whether the server must wait for the rest of what was announced, until the client or a time limit ends the connection. */
export const isUnfinished = ({ framing, headers }: GeneratedRequest) =>
  framing === 'too long' ||
  framing === 'cut chunks' ||
  // A length or an encoding that an odd header announces on its own.
  headers.some(([name, value]) => name === 'Transfer-Encoding' || (name === 'Content-Length' && value !== ''));

/** A request in one line, shortened. */
export function shown(request: GeneratedRequest): string {
  const short = (text: string) => (text.length > 200 ? `${text.slice(0, 150)}… (${text.length} bytes)` : text);
  const { body, headers, ...rest } = request;
  const lines = headers.slice(0, 20).map(([name, value]) => `${name}: ${short(value)}`);
  return JSON.stringify({
    ...rest,
    method: short(rest.method),
    target: short(rest.target),
    headers: lines,
    body: short(body),
  });
}
