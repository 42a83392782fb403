import { EDITOR, startWithDatabase } from './server-process';

/** Starts the production server with the built site and an empty database, PGlite. */
export async function startProductionSite() {
  const server = await startWithDatabase({ DIST: 'dist' });
  return { site: server.origin, who: EDITOR, stop: () => server.end() };
}
