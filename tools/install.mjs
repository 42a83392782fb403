import { existsSync, readFileSync, statSync } from 'node:fs';
import { must } from './run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the locked dependencies when they are missing or older than the lockfile. */
export async function install() {
  const marker = 'node_modules/.package-lock.json';
  const isCurrent =
    existsSync(marker) &&
    statSync(marker).mtimeMs >= statSync('package.json').mtimeMs - 1000 &&
    JSON.parse(readFileSync(marker, 'utf8')).packages !== undefined;
  if (!isCurrent) await must('npm', ['ci', '--no-audit', '--no-fund']);
}
