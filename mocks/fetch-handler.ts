import { type Operation, operations } from '~contract/contract';
import {
  createFetchHandler,
  type FetchHandler,
  type FetchHandlerOptions,
  operationOf,
  type SecuredBackend,
} from '~contract/http/fetch-handler';
import { type FormParser, readBody } from '~contract/http/request-body';
import { type Failure, sentinelOf } from './backend/sentinels';
import { simulateFailure } from './simulate-failure';

/** Reads the fields of a body, or none if it is unreadable. The request itself can still be read afterwards. */
async function fieldsOf(request: Request, kind: Operation['body'], parseForm: FormParser | undefined) {
  if (kind === 'none') return {};
  // Read the clone to its end. The original could not be cancelled while a part of the clone is unread.
  const body = await request.clone().arrayBuffer();
  const { url, method, headers } = request;
  return readBody(new Request(url, { method, headers, body }), kind, parseForm).catch(() => ({}));
}

/** Returns the failure that a request asks for (`sentinels.ts`), or undefined. */
async function requestedFailure(
  request: Request,
  { base, parseForm }: FetchHandlerOptions,
): Promise<Failure | undefined> {
  const id = operationOf(request, base);
  if (!id) return undefined;
  const { pathname, searchParams } = new URL(request.url);
  const last = pathname.split('/').at(-1) ?? '';
  const body = await fieldsOf(request, operations[id].body, parseForm);
  return sentinelOf({ path: { last }, query: Object.fromEntries(searchParams), body });
}

/** True if the caller may call the operation. If not, the backend refuses the request, and no failure is simulated. */
async function isAllowed({ isSignedIn }: SecuredBackend, request: Request, base: string): Promise<boolean> {
  const id = operationOf(request, base);
  if (!id || !operations[id].auth) return true;
  return isSignedIn((request.headers.get('Authorization') ?? '').replace(/^Bearer +/i, ''));
}

/** Creates the contract's fetch handler with failures on demand. Only mocks use it, so no value makes a real backend fail. */
export function mockFetchHandler(
  backend: SecuredBackend,
  options: FetchHandlerOptions = { base: '/api' },
): FetchHandler {
  const handle = createFetchHandler(backend, options);
  return async (request) => {
    const failure = await requestedFailure(request, options);
    if (!failure || !(await isAllowed(backend, request, options.base))) return handle(request);
    return simulateFailure(failure, () => handle(request), request.signal);
  };
}
