import type { AddressInfo } from 'node:net';
import { createSite } from '../../src/build/server/site';
import { startBareBackend } from '../contract/bare-backend';

/** The built site with the barest backend behind it that the contract allows; `who` may sign in there. */
export async function startBareSite() {
  const backend = await startBareBackend();
  const server = createSite({ root: process.env.DIST ?? 'dist', env: { API_URL: backend.url, CONTACT_FORM: 'api' } });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  return {
    site: `http://localhost:${port}`,
    who: backend.credentials,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await backend.stop();
    },
  };
}
