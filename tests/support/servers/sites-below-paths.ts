import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSite } from '../../../server/site';

/** Builds the site like `BASE_PATH=/a/ npm run build`, but not into `dist`. Resolves with the folder. */
async function buildFor(base: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-base-'));
  const args = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)('npx', args, { env: { ...process.env, BASE_PATH: base } });
  return folder;
}

/** Serves two builds on two paths of one origin. `BASE_SITES` is a folder with existing builds. */
export async function startSitesBelowPaths(bases: readonly string[]) {
  const sites: { base: string; site: ReturnType<typeof createSite> }[] = [];
  for (const base of bases) {
    const root = process.env.BASE_SITES ? join(process.env.BASE_SITES, base) : await buildFor(base);
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
