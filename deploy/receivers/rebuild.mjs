// Builds a static site again when articles have changed. Start it in the folder of the project, and set CHANGES_WEBHOOK of the server to its
// address. The root of the web server is SITES/current/dist:
//   CHANGES_WEBHOOK_SECRET=… ARTICLES_FROM=https://api.example.com/api SITES=/var/www/mindwave node deploy/receivers/rebuild.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { receive } from './receive.mjs';

const { SITES = 'sites', BUILD = 'npm run build -- --outDir "$OUT/dist"' } = process.env;
/** Builds that stay, for readers whose page still loads files of the last one. */
const KEPT = 3;
/** After a failure, the next try comes after this time, in ms. Then the next change starts it again. */
const PAUSE_MS = 60_000;
const TRIES = 5;

/** Builds into a new folder, and lets the link `current` lead to it. Readers see the whole former site or the whole new one. */
async function build() {
  const name = new Date().toISOString().replace(/\D/g, '');
  const folder = join(SITES, name);
  await mkdir(folder, { recursive: true });
  const child = spawn(BUILD, { shell: true, stdio: 'inherit', env: { ...process.env, OUT: folder } });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    await rm(folder, { recursive: true });
    throw new Error(`The build ended with ${code}.`);
  }
  const link = join(SITES, 'next');
  await rm(link, { force: true });
  await symlink(name, link);
  await rename(link, join(SITES, 'current'));
  const builds = (await readdir(SITES)).filter((entry) => /^\d+$/.test(entry)).sort();
  for (const old of builds.slice(0, -KEPT)) await rm(join(SITES, old), { recursive: true });
}

let isWanted = false;
let isBuilding = false;

/** Builds now, or once more after the present build, which may have read the former article. */
async function rebuild() {
  isWanted = true;
  if (isBuilding) return;
  isBuilding = true;
  for (let failures = 0; isWanted && failures < TRIES; ) {
    isWanted = false;
    try {
      await build();
      failures = 0;
    } catch (error) {
      console.error(error);
      isWanted = true;
      failures += 1;
      if (failures < TRIES) await setTimeout(PAUSE_MS);
    }
  }
  isBuilding = false;
}

// A build takes longer than the server waits for a response, so an event is taken once its build is certain.
receive(async () => void rebuild());
// Events may have been missed.
await rebuild();
