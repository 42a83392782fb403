import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returns the short commit, or an empty text outside of a Git checkout. */
function commit(root: string) {
  try {
    const hash = execSync('git rev-parse --short HEAD', { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return `+${hash.toString().trim()}`;
  } catch {
    return '';
  }
}

/** Returns the version and the commit, for the footer. */
export function appVersion(root: string) {
  const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return `${version}${commit(root)}`;
}
