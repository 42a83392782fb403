import { type Backend, type CallContext, type ErrorBody, operationIds, operations, type OperationId } from './contract';
import { readBody, Refusal } from './request-body';

/** A whole backend as one function from request to response. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** What a host brings: the operations, and who may write. */
export interface SecuredBackend {
  readonly operations: Backend;
  /** Whether a bearer token may write now. */
  isSignedIn(token: string): Promise<boolean>;
}

/** A failure whose message people may read. It is answered with 500; every other error hides its message. */
export class BackendError extends Error {
  override readonly name: string = 'BackendError';
}

/** A call before it reaches its operation. */
export interface CallInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly header: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FetchHandlerOptions {
  /** Path of the API root, such as `/api`; requests outside it are answered with 404. */
  readonly base: string;
  /** Told of every unexpected error, which the caller sees as a bare 500. */
  readonly onError?: (error: unknown) => void;
  /** Answers in place of the operation, or calls `proceed` for its answer. */
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

/** Decodes one segment of a path; text that is not valid percent-encoding matches no article, so it stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The values of a template's parameters, or null where the path does not match. */
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

/** Every operation at a path, whatever its method; a slash at the end makes no difference. */
function operationsAt(pathname: string, base: string): readonly Found[] {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return [];
  const wanted = segmentsOf(pathname.slice(base.length));
  return routes.flatMap(({ id, segments }) => {
    const path = match(segments, wanted);
    return path ? [{ id, path }] : [];
  });
}

/** The operation that a request calls, if its address and method are one's. */
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

/** The token of an `Authorization: Bearer …` header; null for another scheme or none. */
const bearerToken = (request: Request) =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

async function call(
  { operations: own, isSignedIn }: SecuredBackend,
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
    const { status, body, headers } = await own[found.id](input, context);
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
    if (thrown instanceof Refusal) return error(thrown.status, thrown.message);
    if (request.signal.aborted) throw thrown;
    onError(thrown);
    if (thrown instanceof BackendError) return error(500, thrown.message);
    return error(500, 'Something went wrong on our side. Please try again.');
  }
}

/**
 * The one place where HTTP becomes a call of an operation. Every failure is a response with `{ message }`; it rejects only
 * when the caller gives up.
 */
export const createFetchHandler =
  (backend: SecuredBackend, options: FetchHandlerOptions): FetchHandler =>
  (request) =>
    respond(backend, request, options);
