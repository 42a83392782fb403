import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDITOR, prepareDatabase, startServer } from './server-process';

/** Starts the production server with the built site and an empty database, PGlite. */
export async function startProductionSite() {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-data-'));
  const database = `pglite:${folder}`;
  await prepareDatabase(database);
  const server = await startServer({ DATABASE_URL: database, DIST: 'dist' });
  return {
    site: server.origin,
    who: EDITOR,
    stop: async () => {
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
