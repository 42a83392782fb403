// `npm start`: installs what is missing, builds the site if something changed, and serves it on port 4173 (PORT).
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { must, run } from './run.mjs';

/** Finished builds, each in a folder named by what it was made of. */
const BUILDS = '.cache/builds';
/** Older builds than these are deleted; another `npm start` may still serve one of them. */
const KEPT_BUILDS = 3;

const SOURCES = [
  'contract',
  'index.html',
  'mocks',
  'openapi.yaml',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'tools/build',
];
const CONFIG = ['tsconfig.json', 'vite.config.ts'];
/** Settings that the build writes into the pages; all others are read when the site is served. */
const SETTINGS = ['BASE_PATH', 'MAP_ORIGIN', 'SITE_URL', 'SOURCE_DATE_EPOCH', 'WORKER'];

const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** The commit that the version line names; empty outside a checkout. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** A name for everything a build depends on: sources, lockfile, settings, commit, and the day, because jobs expire. */
function fingerprint() {
  const hash = createHash('sha256').update(commit()).update(new Date().toISOString().slice(0, 10));
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const path of [...SOURCES, ...CONFIG].flatMap(filesBelow)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Builds beside the finished builds and renames at the end, so that no one ever serves half a build. */
async function build(folder) {
  const unfinished = `${folder}.${process.pid}`;
  await must('npx', ['vite', 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Another start may have finished the same build meanwhile.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

function deleteOldBuilds() {
  const builds = readdirSync(BUILDS)
    .map((name) => join(BUILDS, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of builds.slice(KEPT_BUILDS)) rmSync(old, { recursive: true, force: true });
}

/** Says what already answers on the port, before a build that could not be served. */
async function endIfPortIsTaken() {
  const address = `http://localhost:${process.env.PORT ?? 4173}/`;
  const answer = await fetch(`${address}config.json`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  if (!answer) return;
  const { apiUrl } = answer.headers.get('Server') === 'Mindwave' ? await answer.json() : {};
  const what =
    apiUrl === undefined ? 'Another program' : `Mindwave with ${apiUrl ? `the API ${apiUrl}` : 'the embedded backend'}`;
  console.error(`${what} already runs at ${address}. Stop it, or choose another port: PORT=8080 npm start`);
  process.exit(1);
}

await install();
await endIfPortIsTaken();
mkdirSync(BUILDS, { recursive: true });
const folder = join(BUILDS, fingerprint());
if (!existsSync(folder)) await build(folder);
utimesSync(folder, new Date(), new Date());
deleteOldBuilds();
process.exit(
  await run(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DIST: folder },
  }),
);
