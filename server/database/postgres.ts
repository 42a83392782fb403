import type pg from 'pg';
import type { Attempts } from './attempts';
import { queryWithLimit } from './bounded-query';
import { createConnections } from './connections';
import { isLimited } from './pool';
import { type Database, isAway, type Sql, STATEMENT_MS, type Statement } from './database';

// `set local` ends with the transaction, so it works behind a connection pooler, too.
const BEGIN = `begin; set local statement_timeout = ${STATEMENT_MS}; set local idle_in_transaction_session_timeout = ${3 * STATEMENT_MS}`;

const queryPlainly = async <Row extends object>(client: pg.PoolClient, { text, values }: Statement) =>
  (await client.query<Row>(text, [...values])).rows;

const query = <Row extends object>(client: pg.PoolClient, statement: Statement) =>
  isLimited(client) ? queryPlainly<Row>(client, statement) : queryWithLimit<Row>(client, statement);

/** Opens the PostgreSQL database of an address, which may name several hosts. @throws Error if the address has another form. */
export function openPostgres(url: string, { run, figures }: Attempts): Database {
  const connections = createConnections(url);
  const transact = <Result>(work: (sql: Sql) => Promise<Result>) =>
    connections.onClient(async (client) => {
      try {
        await client.query(BEGIN);
        const result = await work({ query: (statement) => queryPlainly(client, statement) });
        await client.query('commit');
        return result;
      } catch (error) {
        // If this fails, too, the connection is broken.
        if (!isAway(error)) await client.query('rollback');
        throw error;
      }
    });

  return {
    engine: 'postgres',
    query: (statement) => run(() => connections.onClient((client) => query(client, statement))),
    transaction: (work) => run(() => transact(work)),
    figures: () => ({ ...connections.figures(), ...figures() }),
    close: connections.close,
  };
}
