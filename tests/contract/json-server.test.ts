import { DEMO_ADMIN } from '~mocks/backend/backend';
import { fetchFrom } from '../../certifier/client/from-address';
import {
  type RunningServer,
  removeDirectory,
  startServer,
  temporaryDirectory,
} from '../support/servers/mock-server-process';
import { contractSuite } from './suite';

let server: RunningServer;

contractSuite({
  name: 'json-server in a separate process',
  async start() {
    server = await startServer({ DATA_DIR: await temporaryDirectory() });
    const elsewhere = fetchFrom('127.0.0.2');
    return { url: server.url, credentials: DEMO_ADMIN, origins: ['http://localhost:4173'], elsewhere };
  },
  async stop() {
    await server.end();
    await removeDirectory(server.dataDir);
  },
});
