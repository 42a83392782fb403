import { DEMO_ADMIN } from '~mocks/backend/backend';
import { type RunningServer, removeDirectory, startServer, temporaryDirectory } from '../support/mock-server-process';
import { contractSuite } from './suite';

let server: RunningServer;

contractSuite({
  name: 'json-server in a separate process',
  async start() {
    server = await startServer({ DATA_DIR: await temporaryDirectory() });
    return { url: server.url, credentials: DEMO_ADMIN, origin: 'http://localhost:4173' };
  },
  async stop() {
    await server.end();
    await removeDirectory(server.dataDir);
  },
});
