/**
 * The contract as types, derived from openapi.yaml through `generated/schema.d.ts`, and one table of its operations.
 * The table is the only code here. The fetch handler uses it for routing, and the MSW handlers and the contract suite are built from it.
 */
import type { components, operations as OperationMap, paths } from './generated/schema';

type Schemas = components['schemas'];
export type Article = Schemas['Article'];
export type ArticleId = Schemas['Id'];
export type Section = Schemas['Section'];
export type ContentBlock = Schemas['ContentBlock'];
export type Cta = Schemas['Cta'];
export type SidebarItem = Schemas['SidebarItem'];
export type ArticleForm = Schemas['ArticleForm'];
export type ContactRequest = Schemas['ContactRequest'];
export type Credentials = Schemas['Credentials'];
export type Job = Schemas['Job'];
export type ErrorBody = Schemas['ErrorBody'];

export type OperationId = keyof OperationMap;

type Responses<Id extends OperationId> = OperationMap[Id]['responses'];
type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = OrNothing<
  NonNullable<OperationMap[Id]['parameters'][Place]>
>;
/** An object without properties if the contract declares none. */
type OrNothing<Declared> = [Declared] extends [never] ? Record<never, never> : Declared;
type RequestBody<Id extends OperationId> = OrNothing<
  NonNullable<OperationMap[Id]['requestBody']> extends { content: infer Content } ? Content[keyof Content] : never
>;

/** A body as the caller sent it: the contract declares the names, but any value may arrive. */
type Untrusted<Body> = { readonly [Key in keyof Body]?: unknown };

export interface InputOf<Id extends OperationId> {
  readonly path: { readonly [Key in keyof Parameters<Id, 'path'>]: string };
  readonly query: { readonly [Key in keyof Parameters<Id, 'query'>]?: string };
  readonly header: { readonly [Key in keyof Parameters<Id, 'header'>]?: string };
  readonly body: Untrusted<RequestBody<Id>>;
}

/** One of the responses that openapi.yaml declares for the operation: a status with its body. */
export type OutputOf<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Responses<Id>[Status] extends { content: { 'application/json': infer Body } }
    ? { readonly status: Status; readonly body: Body; readonly headers?: Readonly<Record<string, string>> }
    : never;
}[keyof Responses<Id>];

/** What the host knows about a call in addition to its input. */
export interface CallContext {
  /** Scheme, host and port that the caller used. Addresses of uploaded files start with it. */
  readonly origin: string;
  /** Path of the API root, such as `/api`. */
  readonly base: string;
}

/** Every operation of the contract. A missing operation, an undeclared status or a wrong body does not compile. */
export type Backend = {
  readonly [Id in OperationId]: (input: InputOf<Id>, context: CallContext) => Promise<OutputOf<Id>>;
};

type Method = 'get' | 'post' | 'put' | 'delete';

/** The path and method under which openapi.yaml declares the operation. */
type PlaceOf<Id extends OperationId> = {
  [Path in keyof paths]: {
    [M in Method]: [paths[Path][M], OperationMap[Id]] extends [OperationMap[Id], paths[Path][M]]
      ? { readonly method: Uppercase<M>; readonly path: Path }
      : never;
  }[Method];
}[keyof paths] extends infer Place
  ? Place
  : never;

export interface Operation {
  readonly method: Uppercase<Method>;
  /** Path template below the API root, as in openapi.yaml. */
  readonly path: keyof paths;
  readonly body: 'none' | 'json' | 'form';
  /** Whether the operation requires a bearer token. */
  readonly auth: boolean;
}

export const operations = {
  requestContact: { method: 'POST', path: '/contact', body: 'json', auth: false },
  login: { method: 'POST', path: '/login', body: 'json', auth: false },
  listArticles: { method: 'GET', path: '/news/', body: 'none', auth: false },
  createArticle: { method: 'POST', path: '/news/', body: 'form', auth: true },
  getArticle: { method: 'GET', path: '/news/{id}', body: 'none', auth: false },
  updateArticle: { method: 'PUT', path: '/news/{id}', body: 'form', auth: true },
  deleteArticle: { method: 'DELETE', path: '/news/{id}', body: 'none', auth: true },
  getArticleBySlug: { method: 'GET', path: '/news/slug/{slug}', body: 'none', auth: false },
  listJobs: { method: 'GET', path: '/jobs', body: 'none', auth: false },
  getJob: { method: 'GET', path: '/jobs/{id}', body: 'none', auth: false },
  usersLogin: { method: 'POST', path: '/users/login', body: 'none', auth: false },
  usersLogin1: { method: 'POST', path: '/users/login1', body: 'none', auth: false },
  usersLogin2: { method: 'POST', path: '/users/login2', body: 'none', auth: false },
  resetPassword: { method: 'POST', path: '/customer/auth0ResetPassword', body: 'none', auth: false },
} as const satisfies { readonly [Id in OperationId]: Operation & PlaceOf<Id> };

export const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** The names of all operations, in the order of the table. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);
