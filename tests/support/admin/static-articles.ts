import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds the site with the articles of an API into a folder, as for a host without a server. */
export async function buildWithArticles(folder: string, apiUrl: string): Promise<void> {
  const args = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production', ARTICLES_FROM: apiUrl };
  await promisify(execFile)('npx', args, { env });
}
