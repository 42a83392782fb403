import { existsSync, readFileSync, statSync } from 'node:fs';
import { runOrExit } from './run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer, but this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Whether the packages in a folder are installed and not older than its package.json. */
function isCurrent(folder) {
  const marker = `${folder}/node_modules/.package-lock.json`;
  return (
    existsSync(marker) &&
    statSync(marker).mtimeMs >= statSync(`${folder}/package.json`).mtimeMs - 1000 &&
    JSON.parse(readFileSync(marker, 'utf8')).packages !== undefined
  );
}

/** Installs the locked dependencies if they are missing or outdated. */
export async function install() {
  if (!isCurrent('.')) await runOrExit('npm', ['ci', '--no-audit', '--no-fund']);
}

/** The same for a folder with its own packages. */
export async function installIn(folder) {
  if (isCurrent(folder)) return;
  await runOrExit('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
}

/** Installs the packages that only the server with a database needs. Its tests and type checks need them, too. */
export const installServer = () => installIn('server');
