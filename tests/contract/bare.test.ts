import { once } from 'node:events';
import { createBareBackend } from './bare-backend';
import { contractSuite } from './suite';

const { server, credentials } = createBareBackend();

contractSuite({
  name: 'the barest backend',
  level: 'L0',
  async start() {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return { url: `http://127.0.0.1:${port}/api`, credentials, origin: 'http://localhost:4173' };
  },
  async stop() {
    server.close();
  },
});
