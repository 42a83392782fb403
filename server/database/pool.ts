import pg from 'pg';
import { STATEMENT_MS } from './database';

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

/** As libpq does it for `target_session_attrs=read-write`. A standby only reads. */
async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ readonly isReadOnly: string }>(
    `select current_setting('transaction_read_only') as "isReadOnly"`,
  );
  if (rows[0]?.isReadOnly !== 'off') throw Object.assign(new Error('the database only reads'), { code: '25006' });
}

export interface PoolOptions {
  /** Whether there are other servers to try. */
  readonly isOneOf: boolean;
  /** Whether to refuse connections to a server that only reads. */
  readonly mustWrite: boolean;
  readonly onOpen: () => void;
  /** Called for each connection that broke. */
  readonly onBroken: () => void;
}

/** Opens a pool of connections to one server. Connects on first use, and again after the server was away. */
export function createPool(connectionString: string, { isOneOf, mustWrite, onOpen, onBroken }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: isOneOf ? CONNECT_ONE_OF_MS : CONNECT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: STATEMENT_MS + 1000,
    application_name: 'mindwave',
    types,
    ...(mustWrite && { onConnect: requireWritable }),
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
