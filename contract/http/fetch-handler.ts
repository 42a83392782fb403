import {
  type Backend,
  type CallContext,
  type ErrorBody,
  type OperationId,
  operationIds,
  operations,
} from '../contract';
import { sessionEnded } from '../results';
import { requestProblems } from '../validation/request-problems';
import { BodyError, type BodySource, type FormParser, readBody } from './request-body';

/** A whole backend as one function from request to response. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** What a host provides: the operations, and the rule for who may write. */
export interface SecuredBackend {
  readonly operations: Backend;
  /** Resolves with true if the bearer token is valid now. */
  isSignedIn(token: string): Promise<boolean>;
}

/**
 * A failure whose message is safe to show to users. The messages of all other errors stay hidden. The response is a 500, or a 503
 * with `Retry-After` if the failure will pass by itself.
 */
export class BackendError extends Error {
  override readonly name: string = 'BackendError';
  /** The caller should try again after this many seconds. */
  readonly retryAfter: number | undefined = undefined;
}

/** The members of a request that a call needs. A web Request has them. A busy host can pass a cheaper object instead. */
export interface CallRequest extends BodySource {
  readonly method: string;
  readonly url: string;
  readonly signal: { readonly aborted: boolean };
}

/** A response as plain data. The body is JSON, or null if there is none. */
export interface CallResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What a host can configure. */
export interface FetchHandlerOptions<Incoming = Request> {
  /** The path of the API root, such as `/api`. Requests outside of it get a 404. */
  readonly base: string;
  /** Called with every unexpected error. The caller gets a 500 without details. */
  readonly onError?: (error: unknown) => void;
  /** Returns the caller's network address, for limits per address. By default, all callers share one address. */
  readonly addressOf?: (request: Incoming) => string;
  /** Reads forms. The default is the platform's parser, which reads the forms of browsers. */
  readonly parseForm?: FormParser | undefined;
}

/** Returns the headers that the operation declares. */
function contractHeaders(id: OperationId, headers: CallRequest['headers']): Readonly<Record<string, string>> {
  const pairs = operations[id].headers.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** Turns digits into a number if the contract declares the parameter as an integer. */
const typedQuery = (id: OperationId, query: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, text]) => [
      name,
      operations[id].query[name] === 'integer' && /^\d+$/.test(text) ? Number(text) : text,
    ]),
  );

interface Route {
  readonly id: OperationId;
  readonly segments: readonly string[];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const routes: readonly Route[] = operationIds.map((id) => ({ id, segments: segmentsOf(operations[id].path) }));

/** Decodes one path segment. Returns a segment with invalid percent-encoding unchanged, because it matches no article. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the parameters of a path, or null if it does not match the template. */
function match(template: readonly string[], path: readonly string[]): Readonly<Record<string, string>> | null {
  if (template.length !== path.length) return null;
  const pairs = template.map((part, at) => [part, decoded(path[at] ?? '')] as const);
  const fits = pairs.every(([part, value]) => part.startsWith('{') || part === value);
  return fits ? Object.fromEntries(pairs.map(([part, value]) => [part.replace(/[{}]/g, ''), value])) : null;
}

interface Found {
  readonly id: OperationId;
  readonly path: Readonly<Record<string, string>>;
}

/** True if `one` has a parameter at the first segment where the two templates differ in kind. */
function isLessLiteral(one: readonly string[], other: readonly string[]): boolean {
  const at = one.findIndex((part, index) => part.startsWith('{') !== other[index]?.startsWith('{'));
  return one[at]?.startsWith('{') ?? false;
}

/**
 * Returns the operations at a path, for all methods. A trailing slash makes no difference. If several templates match, a literal
 * segment wins over a parameter, from left to right, as OpenAPI says. So `/news/slug/versions` is an article, in whatever order the
 * document declares the paths.
 */
function operationsAt(pathname: string, base: string): readonly Found[] {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return [];
  const wanted = segmentsOf(pathname.slice(base.length));
  const fitting = routes.filter(({ segments }) => match(segments, wanted) !== null);
  return fitting
    .filter(({ segments }) => !fitting.some((other) => isLessLiteral(segments, other.segments)))
    .map(({ id, segments }) => ({ id, path: match(segments, wanted) ?? {} }));
}

/** Returns the operation that a request calls, or undefined if no operation has its path and method. HEAD counts as GET. */
export function operationOf(
  { url, method }: Pick<CallRequest, 'url' | 'method'>,
  base: string,
): OperationId | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return operationsAt(new URL(url).pathname, base).find(({ id }) => operations[id].method === wanted)?.id;
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): CallResponse {
  const fixed = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (body === null) return { status, headers: { ...fixed, ...headers }, body: null };
  return { status, headers: { 'Content-Type': 'application/json', ...fixed, ...headers }, body: JSON.stringify(body) };
}

const error = (status: number, message: string, headers?: Readonly<Record<string, string>>) =>
  json(status, { message } satisfies ErrorBody, headers);

/** Returns the token of the `Authorization` header, or null if the header is missing or its scheme is not Bearer. */
const bearerToken = (request: CallRequest) =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

interface Call {
  readonly found: Found;
  readonly request: CallRequest;
  readonly url: URL;
  readonly context: CallContext;
  readonly parseForm: FormParser | undefined;
}

async function call(
  { operations: backendOperations }: SecuredBackend,
  { found, request, url, context, parseForm }: Call,
): Promise<CallResponse> {
  const { id } = found;
  const { id: itemId = '', slug = '', version = '', session = '' } = found.path;
  const input = {
    path: { id: itemId, slug, version, session },
    query: Object.fromEntries(url.searchParams),
    header: contractHeaders(id, request.headers),
    body: await readBody(request, operations[id].body, parseForm),
  };
  const errors = requestProblems(id, { ...input, query: typedQuery(id, input.query) });
  if (errors) return json(422, { message: 'Please check the marked fields.', errors } satisfies ErrorBody);
  const { status, body, headers } = await backendOperations[id](input, context);
  return json(status, body, headers);
}

/** Returns the caller's valid token, an empty string if the operation needs none, or a 401. */
async function authorize(
  backend: SecuredBackend,
  id: OperationId,
  request: CallRequest,
): Promise<string | CallResponse> {
  if (!operations[id].auth) return '';
  const token = bearerToken(request);
  if (token !== null && (await backend.isSignedIn(token))) return token;
  const text = token === null ? 'Please sign in.' : sessionEnded.body.message;
  return error(401, text, { 'WWW-Authenticate': 'Bearer' });
}

/**
 * Calls the operation of a request, and turns its output into a response. Backends know nothing about HTTP; this function does. Every
 * failure becomes a response with `{ message }`. The promise rejects only if the caller aborts or the address is not valid.
 */
export async function respond<Incoming extends CallRequest>(
  backend: SecuredBackend,
  request: Incoming,
  options: FetchHandlerOptions<Incoming>,
): Promise<CallResponse> {
  const { base, onError = console.error, addressOf = () => '', parseForm } = options;
  const url = new URL(request.url);
  const found = operationsAt(url.pathname, base);
  if (found.length === 0) return error(404, 'There is nothing at this address.');

  const isHead = request.method === 'HEAD';
  const method = isHead ? 'GET' : request.method;
  const methods = found.map(({ id }) => operations[id].method);
  const allow = [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
  if (method === 'OPTIONS') return { status: 204, headers: { Allow: allow, 'Cache-Control': 'no-store' }, body: null };
  const chosen = found.find(({ id }) => operations[id].method === method);
  if (!chosen) return error(405, `${request.method} is not allowed at this address.`, { Allow: allow });

  try {
    const token = await authorize(backend, chosen.id, request);
    if (typeof token !== 'string') return token;
    const context = { origin: url.origin, base, address: addressOf(request), token };
    const response = await call(backend, { found: chosen, request, url, context, parseForm });
    return isHead ? { ...response, body: null } : response;
  } catch (thrown) {
    if (thrown instanceof BodyError) return error(thrown.status, thrown.message);
    if (request.signal.aborted) throw thrown;
    onError(thrown);
    if (thrown instanceof BackendError) {
      const { message, retryAfter } = thrown;
      return retryAfter ? error(503, message, { 'Retry-After': String(retryAfter) }) : error(500, message);
    }
    return error(500, 'Something went wrong on our side. Please try again.');
  }
}

/** Turns a backend into one function from web requests to web responses. See `respond`. */
export const createFetchHandler =
  (backend: SecuredBackend, options: FetchHandlerOptions): FetchHandler =>
  async (request) => {
    const { body, ...init } = await respond(backend, request, options);
    return new Response(body, init);
  };
