/** Failures without an HTTP status (S8.request-statuses). */
export type FailureStatus = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/** Longest server message that is shown. The rest is cut. */
const MESSAGE_LIMIT = 300;

/** The only error the client throws. `message` is the server's own text if it sent one, otherwise a plain sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or the kind of failure if there was no readable response. */
  readonly status: number | FailureStatus;
  /** Messages by field, from a 409 or 422. */
  readonly fields: Readonly<Record<string, string>>;
  /** True when `message` came from the server and may be shown as it is. */
  readonly isFromServer: boolean;
  /** True when the body is not JSON: the response is probably a page of a proxy or a guest network. */
  readonly isUnreadable: boolean;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number | FailureStatus,
    message: string,
    details: Partial<Pick<ApiError, 'fields' | 'isFromServer' | 'isUnreadable' | 'retryAfter'>> = {},
  ) {
    super(message.length > MESSAGE_LIMIT ? `${message.slice(0, MESSAGE_LIMIT)}…` : message);
    this.status = status;
    this.fields = details.fields ?? {};
    this.isFromServer = details.isFromServer ?? false;
    this.isUnreadable = details.isUnreadable ?? false;
    this.retryAfter = details.retryAfter;
  }
}

/** True when the request may not have reached the server, so that a later retry makes sense. */
export const isNetworkFailure = (error: unknown) =>
  error instanceof ApiError && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');

/**
 * True when the backend refused the request, so that it will not accept the same one later. A slow, busy or failing
 * backend may still accept it. The page of a proxy or a guest network is not a response of the backend.
 */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  !error.isUnreadable &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  ![408, 429].includes(error.status);

/** True when the session has ended. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * True when the backend says that the record does not exist. The 404 page of a proxy or a guest network does not say
 * so.
 */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404 && !error.isUnreadable;

/**
 * True when the backend lacks an operation that the contract leaves optional. A host without the path may respond with
 * a page instead of JSON.
 */
export const isNotOffered = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].some((status) => status === error.status);

/** The server's own message, or undefined when there is none to show. */
export const serverMessage = (error: unknown) =>
  error instanceof ApiError && error.isFromServer && error.message ? error.message : undefined;

/** A message for any error: the server's message, otherwise the error's own, otherwise the fallback. */
export const errorText = (error: unknown, fallback: string) =>
  error instanceof Error && error.message ? error.message : fallback;
