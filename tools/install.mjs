import { existsSync, readFileSync } from 'node:fs';
import { runOrExit } from './run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer, but this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Returns the packages that a lockfile lists. Returns none if the lockfile is missing or damaged, which `npm ci` then reports. */
function packagesIn(lockfile) {
  try {
    const { '': _, ...packages } = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
    return packages;
  } catch {
    return {};
  }
}

/** True if all locked packages of a folder are installed. An earlier install may have left some out, or ended early. */
function isCurrent(folder) {
  const installed = packagesIn(`${folder}/node_modules/.package-lock.json`);
  const isInstalled = ([path, { version }]) =>
    installed[path]?.version === version && existsSync(`${folder}/${path}/package.json`);
  const locked = Object.entries(packagesIn(`${folder}/package-lock.json`));
  // These packages contain a program for one system. Some that fit are not installed, because they need a newer Node.js.
  const native = locked.filter(([, { os, cpu }]) => os?.includes(process.platform) && cpu?.includes(process.arch));
  return (
    locked.length > 0 &&
    locked.filter(([, { optional }]) => !optional).every(isInstalled) &&
    (native.length === 0 || native.some(isInstalled))
  );
}

/** Builds and tests need all packages, even if the environment has `NODE_ENV=production` or `NPM_CONFIG_OMIT=optional`. */
const ALL = ['--include=dev', '--include=optional', '--include=peer', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Installs the locked dependencies of a folder if some are missing or outdated. */
export async function installIn(folder) {
  if (!isCurrent(folder)) await runOrExit('npm', ['ci', '--prefix', folder, ...ALL]);
}

/** Installs the packages of the project. */
export const install = () => installIn('.');

if (process.argv[1] === import.meta.filename) await install();
