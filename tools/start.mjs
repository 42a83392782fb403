// `npm start`: installs missing packages, builds the site if something changed, and serves it on port 4173 (PORT).

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { install } from './install.mjs';
import { run, runOrExit } from './run.mjs';

/** The folder of finished builds. Each build is named by a hash of its inputs. */
const BUILDS = '.cache/builds';
/** How many builds to keep, because another `npm start` may still serve an older one. */
const MAX_BUILDS = 3;

/** Builds into a temporary folder and renames it at the end, so that an incomplete build is never served. */
async function build(folder) {
  const unfinished = `${folder}.${process.pid}`;
  await runOrExit('npx', ['vite', 'build', '--outDir', `${unfinished}/dist`, '--logLevel', 'warn'], {
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  // Another `npm start` may have finished the same build in the meantime.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

function deleteOldBuilds() {
  const builds = readdirSync(BUILDS).map((name) => join(BUILDS, name));
  const latest = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of latest.slice(MAX_BUILDS)) rmSync(old, { recursive: true, force: true });
}

/** Exits before the build if the port is in use, and says which program uses it. */
async function exitIfPortIsInUse() {
  const address = `http://localhost:${process.env.PORT || 4173}/`;
  const response = await fetch(`${address}config.json`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  if (!response) return;
  const { apiUrl } = response.headers.get('Server') === 'Mindwave' ? await response.json() : {};
  const what =
    apiUrl === undefined ? 'Another program' : `Mindwave with ${apiUrl ? `the API ${apiUrl}` : 'the embedded backend'}`;
  console.error(`${what} is already running at ${address}. Stop it, or choose another port: PORT=8080 npm start`);
  process.exit(1);
}

if (/[$?]/.test(process.cwd())) {
  console.error(`Vite cannot build in ${process.cwd()}, because of $ or ? in the path. Move the folder.`);
  process.exit(1);
}
await install();
await exitIfPortIsInUse();
mkdirSync(BUILDS, { recursive: true });
const folder = join(BUILDS, fingerprint());
if (!existsSync(folder)) await build(folder);
utimesSync(folder, new Date(), new Date());
deleteOldBuilds();
process.exit(await run(process.execPath, [`${folder}/dist-server/server.js`]));
