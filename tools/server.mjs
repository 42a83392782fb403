// `npm run server -- COMMAND`: commands for operators, such as `account add`. Installs missing packages, and bundles the server, which
// takes less than a second.
import { rmSync } from 'node:fs';
import { install } from './install.mjs';
import { run, runOrExit } from './run.mjs';

await install();
// Another command may run at the same time.
const folder = `node_modules/.cache/server-${process.pid}`;
await runOrExit('npx', ['vite', 'build', '--config', 'vite.server.config.ts', '--outDir', folder]);
const [command = '--help', ...rest] = process.argv.slice(2);
// The bundle is in another folder than the one that `npm run build` writes next to the site.
const env = { ...process.env, DIST: process.env.DIST ?? `${process.cwd()}/dist` };
const code = await run(process.execPath, [`${folder}/server.js`, command, ...rest], { env });
rmSync(folder, { recursive: true });
process.exit(code);
