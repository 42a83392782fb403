import createClient from 'openapi-fetch';
import { orAborted } from '~/lib/async/or-aborted';
import type { paths } from '~contract/generated/schema';
import { isRecord } from '~contract/is-record';
import { ApiError } from './errors';
import { limitProblem } from './limits';
import { readToken } from './token';
import { API_PATH, transport } from './transport';

/** Default time limit of a call (`docs/specification.md`, S7.wrapper). */
export const DEFAULT_TIMEOUT_MS = 15_000;
export const LONGEST_WAIT_S = 3600;

const stringOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The server's error message: `message`, or `data.message` as older backends send it. */
function messageOf(body: unknown) {
  if (!isRecord(body)) return undefined;
  return stringOf(body.message) ?? (isRecord(body.data) ? stringOf(body.data.message) : undefined);
}

function fieldsOf(body: unknown): Record<string, string> {
  if (!isRecord(body) || !isRecord(body.errors)) return {};
  return Object.fromEntries(
    Object.entries(body.errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Seconds to wait from `Retry-After`, at most an hour. A proxy may send a date, and the clock of this device may be wrong. */
function secondsToWait(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const wait = Number.isNaN(seconds) ? Math.ceil((Date.parse(value) - now) / 1000) : seconds;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_S) : undefined;
}

function httpError(response: Response, body: unknown, isUnreadable = false) {
  const message = messageOf(body);
  return new ApiError(response.status, message ?? `The server answered ${response.status}.`, {
    fields: fieldsOf(body),
    isFromServer: message !== undefined,
    isUnreadable,
    retryAfter: secondsToWait(response.headers),
  });
}

/** Sends a request to the backend and returns the response. `renew` reports progress and restarts the time limit. */
type Carrier = (request: Request, renew: () => void) => Promise<Response>;

/** Sends requests with a time limit. Every failure becomes an `ApiError`; a cancelled call stays an `AbortError`. */
export const guarded =
  (carry: Carrier) =>
  async (request: Request): Promise<Response> => {
    const limit = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => limit.abort(), DEFAULT_TIMEOUT_MS);
    };
    renew();
    const limited = new Request(request, { signal: AbortSignal.any([request.signal, limit.signal]) });
    let response: Response;
    let text: string;
    try {
      // The embedded backend does not watch the signal, so this wait ends with the signal.
      [response, text] = await orAborted(
        carry(limited, renew).then(async (received) => [received, await received.text()] as const),
        limited.signal,
      );
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (request.signal.aborted) throw error;
      if (limit.signal.aborted) throw new ApiError('TIMEOUT_ERROR', 'The server took too long to answer.');
      throw new ApiError('FETCH_ERROR', 'The server could not be reached. Please check your connection.');
    } finally {
      clearTimeout(timer);
    }
    const problem = limitProblem(text);
    if (problem) throw new ApiError('PARSING_ERROR', problem);
    let body: unknown;
    try {
      body = text === '' ? undefined : JSON.parse(text);
    } catch {
      if (!response.ok) throw httpError(response, undefined, true);
      throw new ApiError('PARSING_ERROR', 'The server sent a response that could not be read.');
    }
    if (!response.ok) throw httpError(response, body);
    return new Response(text === '' ? '{}' : text, {
      status: response.status === 204 ? 200 : response.status,
      headers: response.headers,
    });
  };

/** The typed client. Paths, parameters and bodies come from `openapi.yaml`. It throws nothing but `ApiError`. */
export const client = createClient<paths>({
  baseUrl: `${typeof location === 'undefined' ? 'http://localhost' : location.origin}${API_PATH}`,
  fetch: guarded((request) => transport(request)),
});

client.use({
  onRequest({ request }) {
    const token = readToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
});
