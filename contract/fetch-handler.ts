import { type Backend, type CallContext, type ErrorBody, operationIds, operations, type OperationId } from './contract';
import { readBody, BodyError } from './request-body';

/** A whole backend as one function from request to response. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** What a host provides: the operations, and the rule for who may write. */
export interface SecuredBackend {
  readonly operations: Backend;
  /** Whether a bearer token is valid now. */
  isSignedIn(token: string): Promise<boolean>;
}

/** A failure whose message is safe to show to users. The response is a 500; the message of any other error stays hidden. */
export class BackendError extends Error {
  override readonly name: string = 'BackendError';
}

/** The input of a call before it reaches its operation. */
export interface CallInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly header: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FetchHandlerOptions {
  /** Path of the API root, such as `/api`. Requests outside it get a 404. */
  readonly base: string;
  /** Called with every unexpected error. The caller gets a 500 without details. */
  readonly onError?: (error: unknown) => void;
  /** Responds instead of the operation, or calls `proceed` to run it. */
  readonly intercept?: (input: CallInput, proceed: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;
}

/** The headers that are part of an operation's input. */
function contractHeaders(headers: Headers): Readonly<Record<string, string>> {
  const pairs = ['If-Match', 'Idempotency-Key'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

interface Route {
  readonly id: OperationId;
  readonly segments: readonly string[];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const routes: readonly Route[] = operationIds.map((id) => ({ id, segments: segmentsOf(operations[id].path) }));

/** Decodes one path segment. Invalid percent-encoding matches no article, so it is returned unchanged. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parameter values of a path template, or null if the path does not match. */
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

/** Every operation at a path, for any method. A trailing slash makes no difference. */
function operationsAt(pathname: string, base: string): readonly Found[] {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return [];
  const wanted = segmentsOf(pathname.slice(base.length));
  return routes.flatMap(({ id, segments }) => {
    const path = match(segments, wanted);
    return path ? [{ id, path }] : [];
  });
}

/** The operation that a request calls, or undefined if no operation has its path and method. */
export function operationOf({ url, method }: Request, base: string): OperationId | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return operationsAt(new URL(url).pathname, base).find(({ id }) => operations[id].method === wanted)?.id;
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const fixed = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(JSON.stringify(body), { status, headers: { ...fixed, ...headers } });
}

const error = (status: number, message: string, headers?: Readonly<Record<string, string>>) =>
  json(status, { message } satisfies ErrorBody, headers);

/** The token of an `Authorization: Bearer …` header, or null if the header is missing or uses another scheme. */
const bearerToken = (request: Request) =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

async function call(
  { operations: backendOperations, isSignedIn }: SecuredBackend,
  found: Found,
  request: Request,
  context: CallContext,
  intercept: FetchHandlerOptions['intercept'],
): Promise<Response> {
  const operation = operations[found.id];
  if (operation.auth) {
    const token = bearerToken(request);
    if (token === null || !(await isSignedIn(token))) {
      const text = token === null ? 'Please sign in.' : 'Your session has ended. Please sign in again.';
      return error(401, text, { 'WWW-Authenticate': 'Bearer' });
    }
  }
  const { id = '', slug = '' } = found.path;
  const input = {
    path: { id, slug },
    query: Object.fromEntries(new URL(request.url).searchParams),
    header: contractHeaders(request.headers),
    body: await readBody(request, operation.body),
  };
  const proceed = async () => {
    const { status, body, headers } = await backendOperations[found.id](input, context);
    return json(status, body, headers);
  };
  return intercept ? intercept(input, proceed, request.signal) : proceed();
}

async function respond(backend: SecuredBackend, request: Request, options: FetchHandlerOptions): Promise<Response> {
  const { base, onError = console.error, intercept } = options;
  const url = new URL(request.url);
  const found = operationsAt(url.pathname, base);
  if (found.length === 0) return error(404, 'There is nothing at this address.');

  const isHead = request.method === 'HEAD';
  const method = isHead ? 'GET' : request.method;
  const methods = found.map(({ id }) => operations[id].method);
  const allow = [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
  if (method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { Allow: allow, 'Cache-Control': 'no-store' } });
  const chosen = found.find(({ id }) => operations[id].method === method);
  if (!chosen) return error(405, `This address does not know ${request.method}.`, { Allow: allow });

  try {
    const response = await call(backend, chosen, request, { origin: url.origin, base }, intercept);
    return isHead ? new Response(null, response) : response;
  } catch (thrown) {
    if (thrown instanceof BodyError) return error(thrown.status, thrown.message);
    if (request.signal.aborted) throw thrown;
    onError(thrown);
    if (thrown instanceof BackendError) return error(500, thrown.message);
    return error(500, 'Something went wrong on our side. Please try again.');
  }
}

/**
 * Turns HTTP requests into calls of operations. This is the only place that knows HTTP. Every failure becomes a response with
 * `{ message }`; the promise rejects only if the caller aborts.
 */
export const createFetchHandler =
  (backend: SecuredBackend, options: FetchHandlerOptions): FetchHandler =>
  (request) =>
    respond(backend, request, options);
