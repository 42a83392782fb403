import { existsSync, readFileSync, statSync } from 'node:fs';
import { runOrExit } from './run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer, but this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the locked dependencies if they are missing or outdated. */
export async function install() {
  const marker = 'node_modules/.package-lock.json';
  const isCurrent =
    existsSync(marker) &&
    statSync(marker).mtimeMs >= statSync('package.json').mtimeMs - 1000 &&
    JSON.parse(readFileSync(marker, 'utf8')).packages !== undefined;
  if (!isCurrent) await runOrExit('npm', ['ci', '--no-audit', '--no-fund']);
}
