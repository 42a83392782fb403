import pg from 'pg';
import { errorCode, STATEMENT_MS } from './database';

/** Connections of one process. PostgreSQL allows 100 in total by default. */
const POOL_SIZE = 10;
/** Longest wait for a connection, in ms. With several hosts, the next one must have time within the 5 seconds of a failover. */
const CONNECT_MS = 5000;
const CONNECT_ONE_OF_MS = 3000;

/** Counts are of 64 bits on some engines, and the driver returns such numbers as text. */
function readInt8(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError('The database has a number that is too large.');
  return number;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? readInt8 : pg.types.getTypeParser(type, format ?? 'text'),
};

/** Connections whose statements end after `STATEMENT_MS` without any further setting. */
const limited = new WeakSet<object>();

/** Whether the server ends every statement of a connection that takes too long. */
export const isLimited = (client: object): boolean => limited.has(client);

/**
 * Looks at a new connection. A pooler may have dropped the time limit of statements. With `mustWrite`, refuses a server that only reads,
 * such as a standby, as libpq does it for `target_session_attrs=read-write`.
 */
async function checkConnection(client: pg.ClientBase, mustWrite: boolean): Promise<void> {
  const { rows } = await client.query<{ readonly limit: string; readonly isReadOnly: string }>(
    `select current_setting('statement_timeout') as "limit", current_setting('transaction_read_only') as "isReadOnly"`,
  );
  if (mustWrite && rows[0]?.isReadOnly !== 'off')
    throw Object.assign(new Error('the database only reads'), { code: '25006' });
  if (rows[0]?.limit === `${STATEMENT_MS / 1000}s`) limited.add(client);
}

export interface PoolOptions {
  /** Whether there are other servers to try. */
  readonly isOneOf: boolean;
  /** Whether to refuse connections to a server that only reads. */
  readonly mustWrite: boolean;
  /** Whether to ask for the time limit of statements when connecting. PgBouncer refuses such connections. */
  readonly asksForLimit: boolean;
  readonly onOpen: () => void;
  /** Called for each connection that broke. */
  readonly onBroken: () => void;
}

/** Opens a pool of connections to one server. Connects on first use, and again after the server was away. */
export function createPool(connectionString: string, options: PoolOptions): pg.Pool {
  const { isOneOf, mustWrite, asksForLimit, onOpen, onBroken } = options;
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: isOneOf ? CONNECT_ONE_OF_MS : CONNECT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: STATEMENT_MS + 1000,
    application_name: 'mindwave',
    types,
    ...(asksForLimit && { statement_timeout: STATEMENT_MS }),
    onConnect: (client) => checkConnection(client, mustWrite),
  });
  // The pool replaces a connection that breaks while idle. Without a listener, its error would end the process. That is also true for
  // a client between its last statement and its return to the pool, so every client has a separate listener.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    onOpen();
    client.once('error', onBroken);
    client.on('error', () => undefined);
  });
  return pool;
}

/** Whether all connections are in use. The server itself may be well. */
export const isPoolFull = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** Whether a pooler refuses a setting that comes with a new connection. */
export const isSettingRefused = (error: unknown): boolean =>
  errorCode(error) === '08P01' || (error instanceof AggregateError && error.errors.some(isSettingRefused));
