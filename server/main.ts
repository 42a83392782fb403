import { existsSync } from 'node:fs';
import { closeServer, stopWithProcess } from '../node-http/shut-down';
import { readBase } from './base-path';
import { createPages } from './pages/pages';
import { reasonOf } from './reason';
import { apiArticles } from './render/api-articles';
import { loadRenderer } from './render/renderer';
import { createSite, readConfig } from './site';

const PORT = Number(process.env.PORT || 4173);
const HOST = process.env.HOST ?? '127.0.0.1';
const root = process.env.DIST ?? 'dist';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(PORT) || PORT < 0 || PORT > 65_535)
  fail(`PORT must be a number up to 65535, not '${process.env.PORT}'.`);
if (!existsSync(`${root}/index.html`)) {
  fail(`There is no built site in ${root}/. Run "npm run build" first, or "npm start", which builds and serves it.`);
}

/** When the server stops, pending responses have this long to finish. */
const GRACE_MS = 2000;

/** Creates a server for the site alone. If an API is configured, its articles become pages. */
async function createPlainServer(base: string) {
  const options = { root, env: process.env, base };
  const { apiUrl } = readConfig(options);
  // If the API is only a path, it is on the site's origin, but another process serves it.
  const source = apiUrl?.startsWith('http') ? apiArticles(apiUrl) : undefined;
  const pages = source && createPages(source, base.slice(0, -1), await loadRenderer(root));
  const server = createSite({ ...options, ...(pages && { cached: pages.sendCached, dynamic: pages.handlerFor }) });
  return { server, stop: () => closeServer(server, GRACE_MS) };
}

async function createServer() {
  const base = readBase();
  const created = process.env.DATABASE_URL
    ? await (await import('./with-database')).createServerWithDatabase(root, process.env)
    : await createPlainServer(base);
  return { ...created, base };
}

// The address of the database is not shown, because it contains a password.
const { server, stop, base } = await createServer().catch((error) =>
  fail(`The server could not start: ${reasonOf(error)}`),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is in use. Choose another: PORT=8080 npm start`
      : `The server could not start: ${error.message}`,
  );
});
server.listen(PORT, HOST, () => {
  console.log(`Mindwave is at http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${PORT}${base}`);
});
stopWithProcess(stop);
