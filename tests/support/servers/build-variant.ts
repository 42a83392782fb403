import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the site with other settings, such as `{ BASE_PATH: '/a/' }`, into a temporary folder. Resolves with the folder. */
export async function buildVariant(settings: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-variant-'));
  const args = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)('npx', args, { env: { ...process.env, NODE_ENV: 'production', ...settings } });
  return folder;
}
