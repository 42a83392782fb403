import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../../server/site';
import { buildVariant } from './build-variant';

/** Serves two builds on two paths of one origin. */
export async function startSitesBelowPaths(bases: readonly string[]) {
  const sites: { base: string; site: ReturnType<typeof createSite> }[] = [];
  for (const base of bases) {
    const root = await buildVariant({ BASE_PATH: base });
    sites.push({ base, site: createSite({ root, env: {}, base }) });
  }
  const host = createServer((request, response) => {
    const found = sites.find(({ base }) => `${request.url}/`.startsWith(base));
    if (found) found.site.emit('request', request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    host.close();
    host.closeAllConnections();
  };
  return { origin: `http://localhost:${(host.address() as AddressInfo).port}`, stop };
}
