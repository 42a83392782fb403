/**
 * The contract as types, derived from openapi.yaml through `generated/schema.d.ts`, and the table of its operations. The fetch
 * handler routes requests with the table. The routes of json-server and the certifier's checks are also built from it.
 */
import { operations as table } from './generated/operations';
import type { components, operations as OperationMap, paths } from './generated/schema';

type Schemas = components['schemas'];
/** The schemas of openapi.yaml. */
export type Article = Schemas['Article'];
export type BannerSize = Schemas['BannerSize'];
export type Section = Schemas['Section'];
export type ContentBlock = Schemas['ContentBlock'];
export type Cta = Schemas['Cta'];
export type Version = Schemas['Version'];
export type Notice = Schemas['Notice'];
export type SidebarItem = Schemas['SidebarItem'];
export type ArticleForm = Schemas['ArticleForm'];
export type ContactRequest = Schemas['ContactRequest'];
export type Credentials = Schemas['Credentials'];
export type Job = Schemas['Job'];
export type ErrorBody = Schemas['ErrorBody'];

/** The name of an operation. */
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

/** A body that the fetch handler has validated. Its values are `unknown`, because a form may have a file in any field. */
type Untrusted<Body> = { readonly [Key in keyof Body]?: unknown };

/** The input of an operation. */
export interface InputOf<Id extends OperationId> {
  readonly path: { readonly [Key in keyof Parameters<Id, 'path'>]: string };
  readonly query: { readonly [Key in keyof Parameters<Id, 'query'>]?: string };
  readonly header: { readonly [Key in keyof Parameters<Id, 'header'>]?: string };
  readonly body: Untrusted<RequestBody<Id>>;
}

/** One of the responses that openapi.yaml declares for the operation: a status with its body, if it has one. */
export type OutputOf<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: {
    readonly status: Status;
    readonly body: Responses<Id>[Status] extends { content: { 'application/json': infer Body } } ? Body : null;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof Responses<Id>];

/** What the host knows about a call, in addition to its input. */
export interface CallContext {
  /** The scheme, host and port that the caller used. The addresses of uploaded files start with it. */
  readonly origin: string;
  /** The path of the API root, such as `/api`. */
  readonly base: string;
  /** The network address of the caller, such as `203.0.113.7`, or an empty string if the host does not know it. */
  readonly address: string;
  /** The caller's valid bearer token, or an empty string if the operation needs none. */
  readonly token: string;
}

/** All operations of the contract. A missing operation, an undeclared status or a wrong body does not compile. */
export type Backend = {
  readonly [Id in OperationId]: (input: InputOf<Id>, context: CallContext) => Promise<OutputOf<Id>>;
};

/** One row of the table of operations. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path template below the API root, such as `/news/{id}`. */
  readonly path: keyof paths;
  /** The kind of body that the operation reads. */
  readonly body: 'none' | 'json' | 'form';
  /** True if the operation requires a bearer token. */
  readonly auth: boolean;
  /** The status of a successful response. */
  readonly success: number;
  /** The types of the query's parameters. */
  readonly query: Readonly<Record<string, 'string' | 'integer'>>;
  readonly headers: readonly string[];
  /** By status: the name of the schema of the body, or null if there is no body. */
  readonly responses: Readonly<Record<string, string | null>>;
}

/** The table of operations, by name. */
export const operations: { readonly [Id in OperationId]: Operation } = table;

/** True if the contract has an operation with this name. */
export const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** The names of all operations, in the order of the table. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);
