// Builds a static site again when articles have changed. Start it in the folder of the project, and set CHANGES_WEBHOOK of the server to its
// address. The root of the web server is SITES/current/dist:
//   CHANGES_WEBHOOK_SECRET=… ARTICLES_FROM=https://api.example.com/api SITES=/var/www/mindwave node deploy/receivers/rebuild.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { receive } from './receive.mjs';

const { SITES = 'sites', BUILD = 'npm run build -- --outDir "$OUT/dist"' } = process.env;
/** Builds that stay, for readers whose page still loads files of the last one. */
const KEPT = 3;
/** A build that takes longer has failed, in ms. */
const BUILD_MS = 30 * 60_000;

/** Builds into a new folder, and lets the link `current` lead to it. Readers see the whole former site or the whole new one. */
async function build() {
  const name = new Date().toISOString().replace(/\D/g, '');
  const folder = join(SITES, name);
  await mkdir(folder, { recursive: true });
  const child = spawn(BUILD, {
    shell: true,
    stdio: 'inherit',
    timeout: BUILD_MS,
    env: { ...process.env, OUT: folder },
  });
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

/** When each event arrived first, by its key. */
const arrivals = new Map();
let isBuilding = false;
/** When the build began that readers see. */
let published = 0;

/** Builds now. If events have arrived during the build, which may have read the former articles, builds once more. */
async function rebuild() {
  if (isBuilding) return;
  isBuilding = true;
  let begun = 0;
  do {
    begun = Date.now();
    await build().then(() => {
      published = begun;
    }, console.error);
  } while (published === begun && [...arrivals.values()].some((arrival) => arrival > begun));
  isBuilding = false;
}

// A build takes longer than the server waits. So an event is refused until a later build is published: the server sends it again after
// growing pauses, which also repeats a failed build, and raises a notice if that goes on.
receive(async (_event, key) => {
  const arrival = arrivals.get(key) ?? Date.now();
  arrivals.set(key, arrival);
  if (published < arrival) {
    void rebuild();
    throw new Error('The build is not done yet.');
  }
  arrivals.delete(key);
});
// Events may have been missed.
await rebuild();
