import type pg from 'pg';
import type { Attempts } from './attempts';
import { createConnections } from './connections';
import { type Database, isAway, type Sql, STATEMENT_MS, type Statement } from './database';

// `set local` ends with the transaction, so it also works behind a connection pooler.
const BEGIN = `begin; set local statement_timeout = ${STATEMENT_MS}; set local idle_in_transaction_session_timeout = ${3 * STATEMENT_MS}`;

const sqlOn = (client: pg.ClientBase): Sql => ({
  query: async <Row extends object>({ text, values }: Statement) => (await client.query<Row>(text, [...values])).rows,
});

async function transact<Result>(client: pg.ClientBase, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  try {
    await client.query(BEGIN);
    const result = await work(sqlOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // If the rollback fails as well, the connection is broken.
    if (!isAway(error)) await client.query('rollback');
    throw error;
  }
}

/** Opens the PostgreSQL database of an address, which may name several hosts. @throws Error if the address has another form. */
export function openPostgres(url: string, { run, figures }: Attempts): Database {
  const { onClient, figures: connections, close } = createConnections(url);
  return {
    engine: 'postgres',
    query<Row extends object>(statement: Statement) {
      const work = ({ query }: Sql) => query<Row>(statement);
      // Behind a pooler, only a transaction can have a time limit.
      return run(() => onClient((client) => (client.isLimited ? work(sqlOn(client)) : transact(client, work))));
    },
    transaction: (work) => run(() => onClient((client) => transact(client, work))),
    figures: () => ({ ...connections(), ...figures() }),
    close,
  };
}
