import { listen, readPort } from '../node-http/listen';
import { closeServer, stopWithProcess } from '../node-http/shut-down';
import { StartError } from '../node-http/start-error';
import { readBase } from './base-path';
import { supportNotice } from './node-support';
import { createPages } from './pages/pages';
import { reasonOf } from './reason';
import { apiArticles } from './render/api-articles';
import { loadRenderer } from './render/renderer';
import { createSite, readConfig } from './site';
import { siteFolder } from './site-folder';

/** When the server stops, pending responses have this long to finish. */
const GRACE_MS = 2000;

/** Creates a server for the site alone. If an API is configured, its articles become pages. */
async function createPlainServer(root: string, base: string) {
  const options = { root, env: process.env, base };
  const { apiUrl } = readConfig(options);
  // If the API is only a path, it is on the site's origin, but another process serves it.
  const source = apiUrl?.startsWith('http') ? apiArticles(apiUrl) : undefined;
  const pages = source && createPages(source, base.slice(0, -1), await loadRenderer(root));
  const server = createSite({
    ...options,
    ...(pages && { cached: pages.sendCached, handlers: { articles: pages.handler } }),
  });
  return { server, stop: () => closeServer(server, GRACE_MS) };
}

async function start() {
  const port = readPort(process.env.PORT || '4173');
  const host = process.env.HOST || '127.0.0.1';
  const root = siteFolder();
  const base = readBase();
  const { server, stop } = process.env.DATABASE_URL
    ? await (await import('./with-database')).createServerWithDatabase(root, process.env)
    : await createPlainServer(root, base);
  const origin = await listen(server, port, host);
  // A process manager may send a signal as soon as it reads the line below.
  stopWithProcess(stop);
  console.log(`Mindwave is at ${origin.replace('//127.0.0.1:', '//localhost:')}${base}`);
  const notice = supportNotice(process.versions.node, new Date());
  if (notice) console.warn(notice);
}

await start().catch((error: unknown) => {
  // The address of the database is not shown, because it contains a password.
  console.error(error instanceof StartError ? error.message : `The server could not start: ${reasonOf(error)}`);
  process.exit(1);
});
