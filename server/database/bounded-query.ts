import pg from 'pg';
import { STATEMENT_MS, type Statement } from './database';

const LIMIT = `select set_config('statement_timeout', '${STATEMENT_MS}', true)`;

/**
 * Runs one statement outside of a transaction behind a connection pooler, with the time limit that transactions have. Both statements
 * are sent together and are one transaction for the database, so the limit costs no round trip, and it ends with the statement.
 */
export function queryWithLimit<Row extends object>(
  client: pg.PoolClient,
  { text, values }: Statement,
): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    // Otherwise, a statement without parameters would be sent in another way.
    const config = { text, values: [...values], queryMode: 'extended' };
    const query = new pg.Query<Row>(config, (error, results) => {
      if (error) reject(error);
      // Of several statements, the driver returns a list of results.
      else resolve([results].flat().at(-1)?.rows ?? []);
    });
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      connection.parse({ name: '', text: LIMIT, types: [] }, true);
      connection.bind({}, true);
      connection.describe({ type: 'P' }, true);
      connection.execute({}, true);
      const problem = submit(connection);
      connection.stream.uncork();
      return problem;
    };
    client.query(query);
  });
}
