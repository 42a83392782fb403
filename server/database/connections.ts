/**
 * The path of a statement to the server that takes writes:
 *
 *     onClient(work)
 *       connectToPrimary ── primary.find()      which address? (`primary.ts`; asks again after `leave`)
 *         connect ───────── pool.connect()      a connection from the pool
 *           │                 address is not the primary's any more -> close it, take another
 *           │                 no connection, one of several hosts -> leave, find, connect once more
 *       work(client)
 *           │ fails because the database is away -> primary.leave(), close the connection
 *           ▼
 *       client.release()                        back to the pool
 *
 * `createPool` hides two things from the rest: a pooler that refuses the time limit of statements, and a server that has no connection
 * left for this process.
 */
import pg from 'pg';
import { errorCode, isAway, STATEMENT_MS } from './database';
import { createPrimary } from './primary';

/** The number of connections of one process. By default, PostgreSQL allows 100 in total. */
const POOL_SIZE = 10;

/** On some engines, counts have 64 bits. The driver returns such numbers as text. */
function readInt8(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError('The database has a number that is too large.');
  return number;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? readInt8 : pg.types.getTypeParser(type, format ?? 'text'),
};

/** True if a pooler refuses a setting that comes with a new connection. */
const isSettingRefused = (error: unknown) => errorCode(error) === '08P01';
/** True if the server has no connection left. */
const areTooMany = (error: unknown) => errorCode(error) === '53300';
/** After the server had no connection left, the pool stays as small as it is for this time, in ms. */
const SMALL_MS = 60_000;

/** Opens a pool of connections to the primary. Connects on first use, and again after the server was away. */
function createPool(primary: ReturnType<typeof createPrimary>) {
  let [broken, reconnects] = [0, 0];
  /** True while connections ask for the time limit of statements. PgBouncer refuses such connections. */
  let asksForLimit = true;

  class Client extends pg.Client {
    readonly address = primary.address();
    /** True if the server ends every statement that takes too long. A pooler may have dropped the limit. */
    isLimited = false;
    constructor(options?: pg.ClientConfig) {
      const statement_timeout = asksForLimit && STATEMENT_MS;
      super({ ...options, connectionString: primary.address(), statement_timeout });
    }
  }

  const pool = new pg.Pool({
    Client,
    max: POOL_SIZE,
    connectionTimeoutMillis: primary.connectMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: STATEMENT_MS + 1000,
    application_name: 'mindwave',
    types,
    async onConnect(client) {
      const limit = await primary.check(client);
      if (client instanceof Client) client.isLimited = limit === `${STATEMENT_MS / 1000}s`;
    },
  });
  const countBroken = () => {
    broken += 1;
  };
  // The pool replaces a connection that breaks while it is idle. Without a listener, the error would end the process. A client can also
  // break between its last statement and its return to the pool, so every client has a listener as well.
  pool.on('error', countBroken);
  pool.on('release', (error) => {
    if (error) countBroken();
  });
  pool.on('connect', (client) => {
    if (broken > 0) [broken, reconnects] = [broken - 1, reconnects + 1];
    client.on('error', () => undefined);
  });

  async function open(): Promise<pg.PoolClient> {
    const asked = asksForLimit;
    try {
      return await pool.connect();
    } catch (error) {
      if (asked && isSettingRefused(error)) asksForLimit = false;
      else if (areTooMany(error) && pool.totalCount > 0) {
        // Work waits for the connections that this process has. Later, other processes may have given some back.
        pool.options.max = pool.totalCount;
        setTimeout(() => (pool.options.max = POOL_SIZE), SMALL_MS).unref();
      } else throw error;
      return open();
    }
  }

  return {
    async connect() {
      for (;;) {
        const client = await open();
        if (client instanceof Client && client.address === primary.address()) return client;
        // It leads to a former primary, where a statement may hang.
        client.release(true);
      }
    },
    figures: () => ({ open: pool.totalCount, waiting: pool.waitingCount, reconnects }),
    close: () => pool.end(),
  };
}

/** Opens connections on demand to the server of an address. @throws Error if the address has another form. */
export function createConnections(url: string) {
  const primary = createPrimary(url);
  const { connect, figures, close } = createPool(primary);

  async function connectToPrimary() {
    await primary.find();
    try {
      return await connect();
    } catch (error) {
      if (!primary.isOneOf) throw error;
      primary.leave();
      await primary.find();
      return connect();
    }
  }

  return {
    /** Runs work on a connection. Closes the connection if it has ended, if it could not roll back, or if its database only reads. */
    async onClient<Result>(work: (client: pg.ClientBase & { readonly isLimited: boolean }) => Promise<Result>) {
      const client = await connectToPrimary();
      let problem: Error | undefined;
      try {
        return await work(client);
      } catch (error) {
        if (error instanceof Error && isAway(error)) {
          problem = error;
          primary.leave();
        }
        throw error;
      } finally {
        client.release(problem);
      }
    },
    figures,
    close,
  };
}
