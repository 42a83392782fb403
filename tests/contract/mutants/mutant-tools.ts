import type { OperationId } from '~contract/contract';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import type { State } from '~mocks/backend/state';
import type { Storage } from '~mocks/backend/storage';
import type { WireArticle } from '../../../certifier/client/wire';

/** The body of a response with one article or a list of articles. */
interface WireBody {
  readonly data: unknown;
}

/** The header that tells the honest backend the caller's network address. */
export const ADDRESS = 'X-Address';

export type Server = (request: Request) => Promise<Response>;

export interface Mutant {
  /** What is broken, as in a bug report. */
  readonly name: string;
  /** The operation and rule whose check must fail. */
  readonly operation: OperationId;
  readonly rule: string;
  /** True if only this check finds it. Then all checks run, not only those of the operation. */
  readonly isFoundOnce?: boolean;
  readonly storage?: (honest: Storage) => Storage;
  readonly server?: (honest: Server) => Server;
}

export const isPost = (request: Request, path: RegExp) =>
  request.method === 'POST' && path.test(new URL(request.url).pathname);
export const isGet = (request: Request, path: RegExp) =>
  request.method === 'GET' && path.test(new URL(request.url).pathname);
export const LIST = /\/news\/?$/;
export const ANY = /./;

/** Returns the response with another status, other headers or another body. */
export const changed = async (
  response: Response,
  change: { status?: number; headers?: Record<string, string | null>; body?: (text: string) => string },
) => {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const status = change.status ?? response.status;
  // A response with this status must have no body. Other bodies may be pictures, so only texts to change are read.
  const body = status === 204 || status === 304 ? null : response.body;
  return new Response(change.body ? change.body(await response.text()) : body, { status, headers });
};

/** Changes the JSON of successful GET responses. */
export const reading =
  (path: RegExp, change: (body: WireBody) => unknown) =>
  (honest: Server): Server =>
  async (request) => {
    const response = await honest(request);
    if (!isGet(request, path) || response.status !== 200) return response;
    return changed(response, { body: (text) => JSON.stringify(change(JSON.parse(text))) });
  };

/** Replaces responses of one status, if a condition holds for their request. */
export const responding =
  (
    status: number | 'any',
    change: Parameters<typeof changed>[1],
    isWanted: (request: Request) => boolean = () => true,
  ) =>
  (honest: Server): Server =>
  async (request) => {
    const response = await honest(request);
    return (status === 'any' || response.status === status) && isWanted(request) ? changed(response, change) : response;
  };

/** Refuses requests with a body like this. */
export const refusing =
  (isRefused: (body: string) => boolean, status: number, body: object = { message: 'Unreadable.' }) =>
  (honest: Server): Server =>
  async (request) =>
    isRefused(await request.clone().text())
      ? Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
      : honest(request);

/** Stores something other than what a change asks for, or nothing. */
export const storing =
  (change: (next: Partial<State>, state: State) => Partial<State> | undefined) =>
  (honest: Storage): Storage => ({
    ...honest,
    transact: (run) =>
      honest.transact((state) => {
        const { result, next } = run(state);
        const stored = next && change(next, state);
        return { result, ...(stored && { next: stored }) };
      }),
  });

/** Ends every session when a change ends one. */
export const endingAll = storing((next, { sessions }) =>
  next.sessions && next.sessions.length < sessions.length ? { ...next, sessions: [] } : next,
);

export const without =
  (header: string) =>
  (honest: Server): Server =>
  (request) => {
    const headers = new Headers(request.headers);
    headers.delete(header);
    return honest(new Request(request, { headers }));
  };

/** Drops an If-Match header with this tag. */
export const withoutTag =
  (tag: string) =>
  (honest: Server): Server =>
  (request) => {
    if (request.headers.get('If-Match') === tag) request.headers.delete('If-Match');
    return honest(request);
  };

/** Changes article forms before the backend receives them. */
export const formsWith =
  (change: (form: FormData) => void) =>
  (honest: Server): Server =>
  async (request) => {
    if (!request.headers.get('Content-Type')?.startsWith('multipart/')) return honest(request);
    const form = await request
      .clone()
      .formData()
      .catch(() => null);
    if (!form) return honest(request);
    change(form);
    const headers = new Headers(request.headers);
    headers.delete('Content-Type');
    return honest(new Request(request.url, { method: request.method, headers, body: form }));
  };

export const login = async (server: Server, root: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await server(
    new Request(`${root}/login`, { method: 'POST', headers, body: JSON.stringify(DEMO_ADMIN) }),
  );
  return (await response.json()).token;
};

/** Changes the list of articles. */
export const listing = (change: (articles: readonly WireArticle[]) => readonly object[]) =>
  reading(LIST, (body) => ({ ...body, data: change(body.data as WireArticle[]) }));

/** The origins that may call the backends of these tests. */
export const ORIGINS: readonly string[] = ['https://www.mindwave.example', 'https://preview.mindwave.example'];

/** Adds the CORS headers for `ORIGINS`. */
export const withCors =
  (honest: Server): Server =>
  async (request) => {
    const origin = request.headers.get('Origin');
    const response = await honest(request);
    if (origin === null || !ORIGINS.includes(origin)) return response;
    const headers = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'ETag, Location, Retry-After',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
    };
    return changed(response, { headers });
  };
