import template, { join, raw, type Sql as Statement } from 'sql-template-tag';
import { BackendError } from '~contract/http/fetch-handler';

/** A value that a statement sends as a parameter. */
export type Value = string | number | boolean | null | Date | Uint8Array | readonly string[] | readonly number[];

/** SQL with its parameters. Only the tag `sql` makes statements, so text from a request is never part of the SQL. */
export type { Statement };

/** Makes a statement from a template. Each `${value}` becomes a parameter; a nested statement becomes a part of the text. */
export const sql = (strings: TemplateStringsArray, ...parts: readonly (Value | Statement)[]): Statement =>
  template(strings, ...parts);

/** Text of a request for a comparison. PostgreSQL cannot store NUL, so text with it matches nothing. */
export const searchable = (text: string): string => text.replaceAll('\0', '\ufffd');

/** Statements with commas between them. */
export const commas = (parts: readonly Statement[]): Statement => join(parts, ', ');

/** The name of a column that the code knows, such as one of a table of fields. */
export const column = (name: string): Statement => raw(`"${name.replaceAll('"', '""')}"`);

/** Runs statements. The caller declares the type of the rows, because only the SQL decides it. */
export interface Sql {
  query<Row extends object>(statement: Statement): Promise<readonly Row[]>;
}

export interface DatabaseFigures {
  /** Connections now. */
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
  /** Runs `work` in a transaction. May run it again after a serialization failure, so `work` only uses `sql`. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Figures for metrics. */
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

/** The database had no time for this work, or refused every try because of others. The message is safe to show to users. */
export class DatabaseBusy extends BackendError {
  override readonly name = 'DatabaseBusy';
  override readonly retryAfter = 2;
  constructor(cause: unknown) {
    super('The server is very busy at the moment. Please try again.', { cause });
  }
}

/** Longest time of a statement, in ms. */
export const STATEMENT_MS = 10_000;

/** A number of seconds as an interval. Some engines refuse the named arguments of `make_interval`. */
export const seconds = (count: number): Statement => sql`${count}::float8 * interval '1 second'`;
export const hours = (count: number): Statement => seconds(count * 3600);
export const days = (count: number): Statement => hours(count * 24);

/** The SQLSTATE of an error of the database, or the code of a network error. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether the database says that the transaction should run again: a serialization failure or a deadlock. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error));

/** Whether the server ended a statement, because it took too long. */
export const isTooSlow = (error: unknown): boolean => errorCode(error) === '57014';

/** Whether the database is read-only, such as a former primary after a failover. */
export const isReadOnly = (error: unknown): boolean => errorCode(error) === '25006';

/**
 * Whether an error means that the database is away: network errors, and the SQLSTATE classes for connections, shutdown and, while a
 * password or the name of the database is changed, refused logins.
 */
export const isAway = (error: unknown): boolean =>
  isReadOnly(error) ||
  /^(?:E[A-Z]{3,}|EAI_AGAIN|08...|28...|3D000|57P0[1-3]|53300)$/.test(errorCode(error)) ||
  // Several hosts, of which none is right.
  (error instanceof AggregateError && error.errors.every(isAway)) ||
  (error instanceof Error &&
    /Connection terminated|connection error|timeout expired|timeout exceeded when trying to connect|Query read timeout/.test(
      error.message,
    ));

/** The name of the violated unique constraint, or undefined if the error is another one. */
export const violatedConstraint = (error: unknown): string | undefined =>
  errorCode(error) === '23505' && error instanceof Error && 'constraint' in error
    ? String(error.constraint)
    : undefined;
