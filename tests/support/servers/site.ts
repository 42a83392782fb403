import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../../server/site';

export interface RunningSite {
  /** Scheme, host and port. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves the built site, or another folder, on a free port. `env` can select another backend. */
export async function startSite(
  env: Readonly<Record<string, string>>,
  root = process.env.DIST ?? 'dist',
): Promise<RunningSite> {
  const site = createSite({ root, env });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const stop = async () => {
    site.closeAllConnections();
    site.close();
    await once(site, 'close');
  };
  return { origin: `http://localhost:${(site.address() as AddressInfo).port}`, stop };
}
