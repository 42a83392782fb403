// `npm run release`: builds the site and its server, and packs them with their packages into an archive in `release/`. Next to it are its
// checksums, its bill of materials and where it comes from. `--slim` leaves the packages out: no link previews of banners, no PGlite. Two
// runs of one commit write the same bytes.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { SETTINGS } from '../fingerprint.mjs';
import { install } from '../install.mjs';
import { commit, exitWith, readOptions, runOrExit } from '../run.mjs';
import { billOfMaterials, provenance, sha256, toJson } from './documents.mjs';
import { bundledPackages, copyPackages, installedPackages } from './packages.mjs';

const { out, slim: isSlim } = readOptions(
  { out: { type: 'string', default: 'release' }, slim: { type: 'boolean', default: false } },
  'npm run release -- [--slim] [--out FOLDER]',
);
/** The files of the archive. They stay there, so the release can be tried. */
const UNPACKED = join(out, 'unpacked');
/** The build writes the names of its packages into this file. */
const RECORD = join(out, 'packages.txt');

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Builds the site and its server. Whatever needs a time uses `time`, in seconds. */
async function build(time) {
  for (const old of [UNPACKED, RECORD]) rmSync(old, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', join(UNPACKED, 'dist'), '--logLevel', 'warn'];
  await runOrExit(process.execPath, ['--env-file=tools/site/build.env', ...vite], {
    env: { ...process.env, SOURCE_DATE_EPOCH: time, PACKAGES_FILE: RECORD },
  });
  // These files are for hosts that need no release.
  rmSync(join(UNPACKED, 'dist-hosts'), { recursive: true, force: true });
}

/** Packs all files below a folder. Nothing in the archive depends on the machine: order, times, owners, the system in gzip's header. */
async function archiveOf(folder, time) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const tar = pack();
  for (const file of files.sort()) {
    const mode = statSync(file).mode & 0o100 ? 0o755 : 0o644;
    tar.entry(
      { name: relative(folder, file).replaceAll(sep, '/'), mode, mtime: new Date(time * 1000) },
      readFileSync(file),
    );
  }
  tar.finalize();
  const bytes = gzipSync(await buffer(tar), { level: 9 });
  bytes[9] = 255;
  return bytes;
}

await install();
if (!process.env.SITE_URL)
  console.warn('Note: without SITE_URL, the pages name www.mindwave.example as their address.');
if (!commit()) exitWith('A release needs its Git repository, because all its times come from the commit.');
const time = process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct');
const { name, version, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
await build(time);

const installed = isSlim ? [] : installedPackages();
await copyPackages(installed, UNPACKED);
cpSync('deploy', join(UNPACKED, 'deploy'), { recursive: true });
cpSync('openapi.yaml', join(UNPACKED, 'openapi.yaml'));
cpSync('tools/release/README.md', join(UNPACKED, 'README.md'));
// Otherwise a package.json in a folder above would choose the type of the modules.
const manifest = { name, version, private: true, license, type: 'module', engines };
writeFileSync(join(UNPACKED, 'package.json'), toJson(manifest));

const suffix = isSlim ? '-slim' : '';
const archiveName = `${name}-${version}${suffix}.tar.gz`;
const archive = await archiveOf(UNPACKED, time);
const billName = `sbom${suffix}.cdx.json`;
const bill = toJson(
  billOfMaterials({
    name,
    version,
    digest: sha256(archive),
    date: new Date(time * 1000).toISOString(),
    packages: [...installed, ...bundledPackages(RECORD)],
    folder: UNPACKED,
  }),
);
const origin = toJson(
  provenance({
    subjects: [
      [archiveName, archive],
      [billName, bill],
    ],
    command: `npm run release${isSlim ? ' -- --slim' : ''}`,
    settings: Object.fromEntries(SETTINGS.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []))),
    commit: commit(),
    isChanged: git('status', '--porcelain') !== '',
  }),
);
const outputs = [
  [archiveName, archive],
  [billName, bill],
  [`provenance${suffix}.json`, origin],
];
const sums = outputs.map(([file, bytes]) => `${sha256(bytes)}  ${file}\n`).join('');
for (const [file, bytes] of [...outputs, [`SHA256SUMS${suffix}`, sums]]) writeFileSync(join(out, file), bytes);
rmSync(RECORD);
console.log(`${join(out, archiveName)}: ${(archive.length / 1_000_000).toFixed(1)} MB`);
