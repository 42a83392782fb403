/** What went wrong before or after an HTTP answer, as the specification names it. */
export type FailureStatus = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/** Longest server text that is shown; more is cut. */
const MESSAGE_LIMIT = 300;

/** The only error the client throws. `message` is the server's own text where it sent one, else a plain sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or the kind of failure where there was no readable answer. */
  readonly status: number | FailureStatus;
  /** Texts by field of a 409 or 422. */
  readonly fields: Readonly<Record<string, string>>;
  /** True when `message` came from the server and may be shown as it is. */
  readonly isFromServer: boolean;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number | FailureStatus,
    message: string,
    details: { fields?: Record<string, string>; isFromServer?: boolean; retryAfter?: number | undefined } = {},
  ) {
    super(message.length > MESSAGE_LIMIT ? `${message.slice(0, MESSAGE_LIMIT)}…` : message);
    this.status = status;
    this.fields = details.fields ?? {};
    this.isFromServer = details.isFromServer ?? false;
    this.retryAfter = details.retryAfter;
  }
}

/** True when the request may not have reached the server, so that trying again later makes sense. */
export const isNetworkFailure = (error: unknown) =>
  error instanceof ApiError && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');

/** The server's own sentence, or undefined when there is none worth showing. */
export const serverMessage = (error: unknown) =>
  error instanceof ApiError && error.isFromServer && error.message ? error.message : undefined;

/** A sentence for any error: the server's, else the error's own, else the fallback. */
export const errorText = (error: unknown, fallback: string) =>
  error instanceof Error && error.message ? error.message : fallback;
