import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { lockDirectory } from '../../mock-server/directory-lock';
import { type Database, isReadOnly, type Sql, STATEMENT_MS, type Statement, withRetries } from './database';

/** Connections of one process. PostgreSQL allows 100 in total by default. */
const POOL_SIZE = 10;

// `set local` ends with the transaction, so it works behind a connection pooler, too.
const BEGIN = `begin; set local statement_timeout = ${STATEMENT_MS}; set local idle_in_transaction_session_timeout = ${3 * STATEMENT_MS}`;

const runOn = async <Row extends object>(client: pg.Pool | pg.PoolClient, { text, values }: Statement) =>
  (await client.query<Row>(text, [...values])).rows;

/** Opens a pool of connections to a PostgreSQL server. Connects on first use, and again after the server was away. */
function openPostgres(url: string): Database {
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
    let broken: Error | undefined;
    try {
      await client.query(BEGIN);
      const result = await work({ query: (statement) => runOn(client, statement) });
      await client.query('commit');
      return result;
    } catch (error) {
      if (error instanceof Error && isReadOnly(error)) broken = error;
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      // The pool drops a connection that has ended, that did not even roll back, or that leads to a read-only database.
      client.release(broken);
    }
  }

  return {
    engine: 'postgres',
    query: (statement) => withRetries(() => runOn(pool, statement)),
    transaction: (work) => withRetries(() => attempt(work)),
    connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

const sqlOn = (target: Pick<PGlite, 'query'>): Sql => ({
  query: async <Row extends object>({ text, values }: Statement) => (await target.query<Row>(text, [...values])).rows,
});

/**
 * Opens PGlite, which is PostgreSQL in this process with its files in a folder. An empty folder name means memory. It has one
 * connection and does not flush writes to the disk, so it is only for trying the server.
 */
async function openPglite(folder: string): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true });
  // Two processes would damage the files.
  const inUse = `Another process uses the database in ${folder}. Stop it first.`;
  const unlock = folder ? await lockDirectory(folder, inUse) : () => {};
  const lite = await PGlite.create(folder || 'memory://', { extensions: { pg_trgm } });
  return {
    ...sqlOn(lite),
    engine: 'pglite',
    transaction: (work) => withRetries(() => lite.transaction((transaction) => work(sqlOn(transaction)))),
    connections: () => ({ open: 1, waiting: 0 }),
    async close() {
      await lite.close();
      await unlock();
    },
  };
}

/**
 * Opens the database of `DATABASE_URL`: `postgres://…`, or `pglite:DIR` for trying the server without a database.
 * @throws Error if the address has another form.
 */
export async function openDatabase(url: string): Promise<Database> {
  if (/^postgres(?:ql)?:/.test(url)) return openPostgres(url);
  if (url.startsWith('pglite:')) return openPglite(url.slice('pglite:'.length));
  throw new Error('DATABASE_URL must start with postgres:// or pglite:');
}
