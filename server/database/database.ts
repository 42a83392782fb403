import template, { join, raw, type Sql as Statement } from 'sql-template-tag';
import { BackendError } from '~contract/http/fetch-handler';

/** A value that a statement sends as a parameter. */
export type Value = string | number | boolean | null | Date | Uint8Array | readonly string[] | readonly number[];

/** SQL with its parameters. Only the tag `sql` makes statements, so text from a request never becomes part of the SQL. */
export type { Statement };

/** Makes a statement from a template. Each `${value}` becomes a parameter; a nested statement becomes a part of the text. */
export const sql = (strings: TemplateStringsArray, ...parts: readonly (Value | Statement)[]): Statement =>
  template(strings, ...parts);

/** Prepares text from a request for a comparison. PostgreSQL refuses NUL, so it is replaced by a character that matches nothing. */
export const searchable = (text: string): string => text.replaceAll('\0', '\ufffd');

/** Joins statements with commas. */
export const commas = (parts: readonly Statement[]): Statement => join(parts, ', ');

/** Quotes the name of a column. The name must come from the code, such as from the table of an article's fields. */
export const column = (name: string): Statement => raw(`"${name.replaceAll('"', '""')}"`);

/** Runs statements. The caller declares the type of the rows, because only the SQL decides it. */
export interface Sql {
  query<Row extends object>(statement: Statement): Promise<readonly Row[]>;
}

/** Figures for the metrics. */
export interface DatabaseFigures {
  /** Connections that are open now. */
  readonly open: number;
  /** Requests that wait for a connection now. */
  readonly waiting: number;
  /** Connections that replaced a broken one, since the start of the process. */
  readonly reconnects: number;
  /** Statements and transactions that ran again after 40001 or 40P01. */
  readonly retries: number;
  /** Statements and transactions that failed because the database was away. */
  readonly failures: number;
}

/** A PostgreSQL database: a server, or PGlite in this process. */
export interface Database extends Sql {
  readonly engine: 'postgres' | 'pglite';
  /** Runs `work` in a transaction. It may run again after a serialization failure, so it must have no effect but through `sql`. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  figures(): DatabaseFigures;
  close(): Promise<void>;
}

/** The database cannot be reached. The message is safe to show to users. */
export class DatabaseAway extends BackendError {
  override readonly name = 'DatabaseAway';
  override readonly retryAfter = 5;
  constructor(cause: unknown) {
    super('The server cannot reach its data at the moment. Please try again in a minute.', { cause });
  }
}

/** The database took too long, or refused every try because of other transactions. The message is safe to show to users. */
export class DatabaseBusy extends BackendError {
  override readonly name = 'DatabaseBusy';
  override readonly retryAfter = 2;
  constructor(cause: unknown) {
    super('The server is very busy at the moment. Please try again.', { cause });
  }
}

/** The server ends a statement after this time, in ms. */
export const STATEMENT_MS = 10_000;

/** An interval of this many seconds. It is a product, because some engines refuse the named arguments of `make_interval`. */
export const seconds = (count: number): Statement => sql`${count}::float8 * interval '1 second'`;
/** An interval of this many minutes. */
export const minutes = (count: number): Statement => seconds(count * 60);
/** An interval of this many hours. */
export const hours = (count: number): Statement => seconds(count * 3600);
/** An interval of this many days. */
export const days = (count: number): Statement => hours(count * 24);

/** Returns the SQLSTATE of a database error, or the code of a network error, or an empty string. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** True for a serialization failure or a deadlock: the transaction should run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error));

/** True if the server has ended a statement that took too long, or if all connections of the pool were in use for too long. */
export const isTooSlow = (error: unknown): boolean =>
  errorCode(error) === '57014' ||
  (error instanceof Error && error.message === 'timeout exceeded when trying to connect');

/** True if the database is read-only, such as a former primary after a failover. */
export const isReadOnly = (error: unknown): boolean => errorCode(error) === '25006';

/**
 * True if the error means that the database is away: a network error, or an SQLSTATE for a lost connection or a shutdown. A refused
 * login counts as well, because it happens while someone changes the password or the name of the database.
 */
export const isAway = (error: unknown): boolean =>
  isReadOnly(error) ||
  /^(?:E[A-Z]{3,}|EAI_AGAIN|08...|28...|3D000|57P0[1-3]|53300)$/.test(errorCode(error)) ||
  // With several hosts, each has failed.
  (error instanceof AggregateError && error.errors.every(isAway)) ||
  (error instanceof Error &&
    /Connection terminated|connection error|timeout expired|Query read timeout/.test(error.message));

/** Returns the name of the violated unique constraint, or undefined for any other error. */
export const violatedConstraint = (error: unknown): string | undefined =>
  errorCode(error) === '23505' && error instanceof Error && 'constraint' in error
    ? String(error.constraint)
    : undefined;
