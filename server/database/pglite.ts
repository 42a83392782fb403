import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Database, type Sql, withRetries } from './database';

const sqlOn = (target: Pick<PGlite, 'query'>): Sql => ({
  query: async <Row extends object>({ text, values }: Parameters<Sql['query']>[0]) =>
    (await target.query<Row>(text, [...values])).rows,
});

/**
 * Opens PGlite, which is PostgreSQL in this process with its files in a folder. An empty folder name means memory. It has one
 * connection and does not flush writes to the disk, so it is only for trying the server.
 */
export async function openPglite(folder: string): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true });
  const lite = await PGlite.create(folder || 'memory://', { extensions: { pg_trgm } });
  return {
    ...sqlOn(lite),
    engine: 'pglite',
    transaction: (work) => withRetries(() => lite.transaction((transaction) => work(sqlOn(transaction)))),
    connections: () => ({ open: 1, waiting: 0 }),
    close: () => lite.close(),
  };
}
