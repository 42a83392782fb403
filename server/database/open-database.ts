import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * Opens the database of `DATABASE_URL`: `postgres://…`, or `pglite:DIR` for trying the server without a database.
 * @throws Error if the address has another form.
 */
export async function openDatabase(url: string): Promise<Database> {
  if (/^postgres(?:ql)?:/.test(url)) return openPostgres(url);
  if (url.startsWith('pglite:')) return openPglite(url.slice('pglite:'.length));
  throw new Error('DATABASE_URL must start with postgres:// or pglite:');
}
