import { REQUIRED_TEXTS } from '../../contract/article-texts';
import type { Article, ArticleForm } from '../../contract/contract';

/** The default of `Target.responseSeconds`. */
export const RESPONSE_SECONDS = 30;

/**
 * Sends a request. The signal is a separate argument: Node.js may lose the signal of a `Request` when it collects garbage, and then the
 * request would never end.
 */
export type Send = (request: Request, options?: { readonly signal: AbortSignal }) => Promise<Response>;

/** A running backend. */
export interface Target {
  /** The API root, such as `http://localhost:3001/api`. */
  readonly url: string;
  readonly credentials?: { readonly email: string; readonly password: string } | undefined;
  /** A bearer token to use instead of a login. */
  readonly token?: string | undefined;
  /** Headers of every request, for gateways. Their values are never printed. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the requests. The default is the platform's `fetch`. */
  readonly fetch?: Send;
  /** Like `fetch`, but from another network address. Leave it out if this machine has only one. */
  readonly elsewhere?: Send | undefined;
  /** Other origins that may call the backend. Leave them out if none may. */
  readonly origins?: readonly string[];
  /** A token that was valid and has expired. Leave it out if the backend's clock cannot be changed. */
  readonly expiredToken?: () => Promise<string>;
  /** Seconds to wait for a response. The default is `RESPONSE_SECONDS`. */
  readonly responseSeconds?: number;
  /** Waits for a limit to end. The default is a timer. */
  readonly wait?: (seconds: number) => Promise<void>;
  /** Ends the run after the current rule has cleaned up. */
  readonly signal?: AbortSignal;
}

/** The parts of a request. The operation provides its method and its path. */
export interface Call {
  readonly id?: string | number;
  readonly slug?: string;
  readonly version?: string | number;
  readonly session?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly body?: BodyInit;
  /** True to send the bearer token. */
  readonly signedIn?: boolean;
  /** True to call from another network address. @throws NotApplicable if there is none. */
  readonly elsewhere?: boolean;
  /** Replaces the operation's method. The response is then not validated against the operation. */
  readonly method?: string;
  /** Replaces the operation's path. */
  readonly path?: string;
}

/** An article as a backend sends it. Its lists may be arrays or JSON text. */
export type WireArticle = Readonly<Omit<Article, ListField>> & Readonly<Record<ListField, unknown>>;

/** The properties of all JSON responses in openapi.yaml. */
interface Body {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly data?: unknown;
  readonly total?: number;
  readonly page?: number;
  readonly limit?: number;
}

/** A response, whose body was read as text and as JSON. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

type RequiredFields = Readonly<Omit<ArticleForm, 'bannerImage' | 'image'>>;
/** The fields of an article's form. */
export type Fields = RequiredFields & { readonly bannerImage?: string; readonly image?: File };

/** The required fields of an article's form that are JSON text of a list. */
export const LIST_FIELDS = ['sections', 'sidebarItems'] as const satisfies readonly (keyof RequiredFields)[];
type ListField = (typeof LIST_FIELDS)[number];
/** The required fields of an article's form. */
export const REQUIRED_FIELDS = [...REQUIRED_TEXTS, ...LIST_FIELDS];

/** Reads a list, which may be an array or JSON text. The contract allows both. */
export const listOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** Parses a body. Returns an empty object if it is not a JSON object. */
export const parseBody = (text: string): Body => {
  try {
    return Object(JSON.parse(text)) as Body;
  } catch {
    return {};
  }
};
