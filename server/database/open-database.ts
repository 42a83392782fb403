import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { lockDirectory } from '../../node-http/directory-lock';
import { errorCode, StartError } from '../../node-http/start-error';
import { type Attempts, createAttempts, type OutageListener } from './attempts';
import type { Database, Sql, Statement } from './database';
import { UNREADABLE } from './hosts';
import { openPostgres } from './postgres';

const sqlOn = (target: Pick<PGlite, 'query'>): Sql => ({
  query: async <Row extends object>({ text, values }: Statement) => (await target.query<Row>(text, [...values])).rows,
});

/** Loads PGlite. @throws StartError if it is not installed: a slim release has none. */
async function loadPglite() {
  try {
    const [{ PGlite }, { pg_trgm }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
    return { PGlite, extensions: { pg_trgm } };
  } catch (error) {
    throw new StartError(`PGlite cannot be loaded (${errorCode(error)}). Set DATABASE_URL to a PostgreSQL database.`);
  }
}

function createFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(
      `Cannot write to ${folder} (${errorCode(error)}). Choose a folder that this user can write to.`,
    );
  }
}

/**
 * Opens PGlite, which is PostgreSQL in this process with its files in a folder. An empty folder name means memory. It has one
 * connection and does not flush writes to the disk, so it is only for trying the server.
 */
async function openPglite(folder: string, { run, figures }: Attempts): Promise<Database> {
  const { PGlite, extensions } = await loadPglite();
  if (folder) createFolder(folder);
  // Two processes at the same time would damage the files.
  const inUse = `Another process uses the database in ${folder}. Stop it first.`;
  const unlock = folder ? await lockDirectory(folder, inUse) : () => {};
  const lite = await PGlite.create(folder || 'memory://', { extensions }).catch((cause: unknown) => {
    throw new StartError(`The database in ${folder} cannot be opened. Is it one of PGlite?`, { cause });
  });
  return {
    ...sqlOn(lite),
    engine: 'pglite',
    transaction: (work) => run(() => lite.transaction((transaction) => work(sqlOn(transaction)))),
    figures: () => ({ open: 1, waiting: 0, reconnects: 0, ...figures() }),
    async close() {
      await lite.close();
      await unlock();
    },
  };
}

/**
 * Opens the database of `DATABASE_URL`: `postgres://…`, which may name several hosts, or `pglite:DIR` for trying the server without a
 * database. Tells the listener about outages.
 * @throws Error if the address has another form.
 */
export async function openDatabase(url: string, listener?: OutageListener): Promise<Database> {
  const attempts = createAttempts(listener);
  // An address with several hosts is not a URL.
  if (!url.includes(',') && !URL.canParse(url)) throw new Error(UNREADABLE);
  if (/^postgres(?:ql)?:/.test(url)) return openPostgres(url, attempts);
  if (url.startsWith('pglite:')) return openPglite(url.slice('pglite:'.length), attempts);
  throw new Error('DATABASE_URL must start with postgres:// or pglite:');
}
