import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTACT_MAX_REQUESTS } from '~contract/generated/limits';
import { EDITOR, prepareDatabase, type RunningServer, startServer } from '../support/servers/server-process';
import { fetchFrom } from '../../certifier/from-address';
import { contractSuite } from './suite';

let server: RunningServer;
let folder = '';

contractSuite({
  name: 'the server with PGlite',
  async start() {
    folder = await mkdtemp(join(tmpdir(), 'mindwave-pglite-'));
    const DATABASE_URL = `pglite:${folder}`;
    await prepareDatabase(DATABASE_URL);
    server = await startServer({ DATABASE_URL, CONTACTS_PER_MINUTE: String(CONTACT_MAX_REQUESTS) });
    const elsewhere = fetchFrom('127.0.0.2');
    return { url: server.url, credentials: EDITOR, origins: ['http://localhost:4173'], elsewhere };
  },
  async stop() {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  },
});
