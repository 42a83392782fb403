import pg from 'pg';
import { type Database, DatabaseAway, isAway, type Sql, STATEMENT_MS, withRetries } from './database';
import type { Statement } from './sql';

/** Connections of one process. PostgreSQL allows 100 in total by default. */
const POOL_SIZE = 10;

// `set local` ends with the transaction, so it works behind a connection pooler, too.
const BEGIN = `begin; set local statement_timeout = ${STATEMENT_MS}; set local idle_in_transaction_session_timeout = ${3 * STATEMENT_MS}`;

const runOn = async <Row extends object>(client: pg.Pool | pg.PoolClient, { text, values }: Statement) =>
  (await client.query<Row>(text, [...values])).rows;

/** Opens a pool of connections to a PostgreSQL server. Connects on first use, and again after the server was away. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: STATEMENT_MS + 1000,
    application_name: 'mindwave',
  });
  // The pool replaces a connection that breaks while idle. Without a listener, its error would end the process. That is also true for
  // a client between its last statement and its return to the pool, so every client has a separate listener.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function attempt<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let failure: Error | undefined;
    const noteFailure = (error: Error) => {
      failure = error;
    };
    client.on('error', noteFailure);
    try {
      await client.query(BEGIN);
      const result = await work({ query: (statement) => runOn(client, statement) });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(noteFailure);
      throw error;
    } finally {
      client.off('error', noteFailure);
      client.release(failure);
    }
  }

  return {
    engine: 'postgres',
    query: async (statement) => {
      try {
        return await runOn(pool, statement);
      } catch (error) {
        throw isAway(error) ? new DatabaseAway(error) : error;
      }
    },
    transaction: (work) => withRetries(() => attempt(work)),
    connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
