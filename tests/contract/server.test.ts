import { CONTACT_MAX_REQUESTS } from '~contract/generated/limits';
import { fetchFrom } from '../../certifier/client/from-address';
import { EDITOR, type RunningServer, startWithDatabase } from '../support/servers/server-process';
import { contractSuite } from './suite';

let server: RunningServer;

contractSuite({
  name: 'the server with PGlite',
  async start() {
    server = await startWithDatabase({ CONTACTS_PER_MINUTE: String(CONTACT_MAX_REQUESTS) });
    const elsewhere = fetchFrom('127.0.0.2');
    return { url: server.url, credentials: EDITOR, origins: ['http://localhost:4173'], elsewhere };
  },
  async stop() {
    await server.end();
  },
});
