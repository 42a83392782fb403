import { type CallContext, type ErrorBody, operationIds, operations, type OperationId } from '~/api/contract';
import type { MockBackend } from './backend/backend';
import { sentinelOf } from './backend/sentinels';
import { StorageError } from './backend/storage';
import { failAs } from './fail-as';
import { readBody, Refusal } from './request-body';

/** Where requests are answered: a whole backend as one function, for hosts and for what stands between them and it. */
export type Door = (request: Request) => Promise<Response>;

export interface RespondOptions {
  /** Path of the API root, such as `/api`; requests outside it are answered with 404. */
  readonly base: string;
  /** Told of every unexpected error, which the caller sees as a bare 500. */
  readonly onError?: (error: unknown) => void;
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

async function call(backend: MockBackend, found: Found, request: Request, context: CallContext): Promise<Response> {
  const operation = operations[found.id];
  if (operation.auth) {
    const token = bearerToken(request);
    if (token === null || !(await backend.isSignedIn(token))) {
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
    const { status, body, headers } = await backend.operations[found.id](input, context);
    return json(status, body, headers);
  };
  const planned = sentinelOf(input);
  return planned ? failAs(planned, proceed, request.signal) : proceed();
}

/**
 * Answers one HTTP request with the backend: the one place where HTTP becomes a call. Every failure is an answer with
 * `{ message }`; `Response.error()` stands for a connection that is to be cut, which only a sentinel asks for.
 */
export async function respond(backend: MockBackend, request: Request, options: RespondOptions): Promise<Response> {
  const { base, onError = console.error } = options;
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
    const response = await call(backend, chosen, request, { origin: url.origin, base });
    return isHead ? new Response(null, response) : response;
  } catch (thrown) {
    if (thrown instanceof Refusal) return error(thrown.status, thrown.message);
    if (request.signal.aborted) throw thrown;
    onError(thrown);
    if (thrown instanceof StorageError) return error(500, thrown.message);
    return error(500, 'Something went wrong on our side. Please try again.');
  }
}

/** A backend as a door. */
export const doorOf =
  (backend: MockBackend, options: RespondOptions = { base: '/api' }): Door =>
  (request) =>
    respond(backend, request, options);
