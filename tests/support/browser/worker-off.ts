import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the site like `WORKER=off npm run build`, but not into `dist`. Resolves with the folder. */
export async function buildWithoutWorker(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-worker-off-'));
  const args = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)('npx', args, { env: { ...process.env, WORKER: 'off' } });
  return folder;
}
