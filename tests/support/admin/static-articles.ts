import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds the site with the articles of an API into a folder, for a static host that serves it at the path `base`. */
export async function buildWithArticles(folder: string, apiUrl: string, base: string): Promise<void> {
  const args = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production', ARTICLES_FROM: apiUrl, BASE_PATH: base };
  await promisify(execFile)('npx', args, { env });
}
