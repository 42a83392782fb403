import { existsSync } from 'node:fs';
import { readBase } from './base-path.ts';
import { createSite } from './site.ts';

const PORT = Number(process.env.PORT ?? 4173);
const HOST = process.env.HOST ?? '127.0.0.1';
const root = process.env.DIST ?? 'dist';

if (!existsSync(`${root}/index.html`)) {
  console.error(
    `There is no built site in ${root}/. Run "npm run build" first, or "npm start", which builds and serves it.`,
  );
  process.exit(1);
}

const base = readBase();
const site = createSite({ root, env: process.env, base });
site.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is in use. Choose another: PORT=8080 npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});
site.listen(PORT, HOST, () => {
  console.log(`Mindwave is at http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${PORT}${base}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    site.close(() => process.exit(0));
    site.closeAllConnections();
  });
}
